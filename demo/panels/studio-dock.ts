import { html, type TemplateResult } from 'lit';
import { chevron } from '../base/ui/icons.ts';
import '../base/ui/studio-tabs.ts';
import { DEFAULT_VIEW, DOCK_TABS, type View, ViewChangeEvent } from '../setting/change.ts';
import { canPublish } from './publish/sandbox.ts';
import './publish/studio-publish.ts';
import { DEFAULT_SETTING } from '../setting/setting.ts';
import type { StageApi } from '../stage/stage-window.ts';
import './accessibility/studio-accessibility.ts';
import './code/studio-code.ts';
import './doctor/studio-doctor.ts';
import './events/studio-events.ts';
import type { LogEntry } from './events/studio-events.ts';
import { NOTHING_SPOKEN } from './spoken/spoken.ts';
import './spoken/studio-spoken.ts';
import { withState } from '../base/ui/with-state.ts';
import own from './studio-dock.css?inline';

/** What comes out: the code to paste, what happened, and whom it keeps out; and what comes in. */
class StudioDock extends withState([own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  values: {} as Readonly<Record<string, unknown>>,
  log: [] as readonly LogEntry[],
  /** What a screen reader says. */
  spoken: NOTHING_SPOKEN,
  /** `undefined` until it has loaded. */
  stage: undefined as StageApi | undefined,
  /** Whether nothing is on the stage, because it is not allowed yet. */
  isHeld: false,
}) {
  #open(dock: View['dock']): void {
    this.dispatchEvent(new ViewChangeEvent({ dock }));
  }

  protected override render(): TemplateResult {
    const spoken = this.isHeld ? NOTHING_SPOKEN : this.spoken;
    const { dock, form } = this.view;
    // Where all panels are below each other, one of them is open.
    const isUnknown = dock === 'publish' && !canPublish();
    const shown = isUnknown || !dock ? DOCK_TABS[0] : dock;
    const tabs = [
      { id: 'code', label: 'Code' },
      { id: 'events', label: 'Events', count: this.log.length },
      { id: 'accessibility', label: 'Accessibility' },
      { id: 'doctor', label: 'Doctor' },
      { id: 'spoken', label: 'Spoken', count: spoken.sentences.filter(({ twinCount }) => twinCount > 0).length },
      ...(canPublish() ? [{ id: 'publish', label: 'Publish' }] : []),
    ];
    return html`
      <studio-tabs
        .label=${'Code, events and more'}
        .tabs=${tabs}
        .selected=${shown}
        ?collapsed=${!dock}
        @tab-select=${({ detail }: CustomEvent<View['dock']>) => this.#open(detail)}
      >
        <studio-code slot="code" .setting=${this.setting} .form=${form}></studio-code>
        <studio-events slot="events" .setting=${this.setting} .values=${this.values} .log=${this.log}></studio-events>
        <studio-accessibility
          slot="accessibility"
          .setting=${this.setting}
          .values=${this.values}
          .stage=${this.stage}
          .active=${shown === 'accessibility' && !this.isHeld}
        ></studio-accessibility>
        <studio-doctor
          slot="doctor"
          .setting=${this.setting}
          .values=${this.values}
          .stage=${this.stage}
          .active=${shown === 'doctor' && !this.isHeld}
        ></studio-doctor>
        <studio-spoken
          slot="spoken"
          .spoken=${spoken}
          .active=${shown === 'spoken' && !this.isHeld}
        ></studio-spoken>
        ${canPublish() ? html`<studio-publish slot="publish" .setting=${this.setting}></studio-publish>` : ''}
      </studio-tabs>
      <button
        type="button"
        class="button quiet icon lower ${dock ? '' : 'closed'}"
        aria-label=${dock ? 'Close the panel' : 'Open the panel'}
        aria-expanded=${dock !== ''}
        @click=${() => this.#open(dock ? '' : shown)}
      >
        ${chevron}
      </button>
    `;
  }
}

customElements.define('studio-dock', StudioDock);
