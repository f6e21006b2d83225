import { html, type TemplateResult } from 'lit';
import { icons } from '../base/ui/icons.ts';
import '../base/ui/studio-tabs.ts';
import '../panels/accessibility/studio-accessibility.ts';
import '../panels/code/studio-code.ts';
import '../panels/doctor/studio-doctor.ts';
import '../panels/events/studio-events.ts';
import { canPublish } from '../panels/publish/sandbox.ts';
import '../panels/publish/studio-publish.ts';
import { NOTHING_SPOKEN } from '../panels/spoken/studio-spoken.ts';
import type { PlaceController } from '../place/place-controller.ts';
import { DOCK_TABS, type View } from '../setting/setting.ts';
import type { StageReports } from './stage-reports.ts';

/** The dock: the code to paste, the events, accessibility, what a screen reader says, and posts to publish. */
export function renderDock(
  { setting, view: { dock, form }, held }: PlaceController,
  { values, log, spoken: said, stage }: StageReports,
  open: (dock: View['dock']) => void,
): TemplateResult {
  const spoken = held ? NOTHING_SPOKEN : said;
  // In a narrow window the panels are below each other, and one of them is always open.
  const isUnknown = dock === 'publish' && !canPublish();
  const shown = isUnknown || !dock ? DOCK_TABS[0] : dock;
  const isActive = (tab: View['dock']): boolean => shown === tab && !held;
  const tabs = [
    { id: 'code', label: 'Code' },
    { id: 'events', label: 'Events', count: log.length },
    { id: 'accessibility', label: 'Accessibility' },
    { id: 'doctor', label: 'Doctor' },
    { id: 'spoken', label: 'Spoken', count: spoken.sentences.filter(({ twinCount }) => twinCount > 0).length },
    ...(canPublish() ? [{ id: 'publish', label: 'Publish' }] : []),
  ];
  return html`
    <div class="panels">
      <studio-tabs
        .label=${'Code, events and more'}
        .tabs=${tabs}
        .selected=${shown}
        ?collapsed=${!dock}
        @tab-select=${({ detail }: CustomEvent<View['dock']>) => open(detail)}
      >
        <studio-code slot="code" .setting=${setting} .form=${form}></studio-code>
        <studio-events slot="events" .setting=${setting} .values=${values} .log=${log}></studio-events>
        <studio-accessibility
          slot="accessibility"
          .setting=${setting}
          .values=${values}
          .stage=${stage}
          .active=${isActive('accessibility')}
        ></studio-accessibility>
        <studio-doctor
          slot="doctor"
          .setting=${setting}
          .values=${values}
          .stage=${stage}
          .active=${isActive('doctor')}
        ></studio-doctor>
        <studio-spoken slot="spoken" .spoken=${spoken} .active=${isActive('spoken')}></studio-spoken>
        ${canPublish() ? html`<studio-publish slot="publish" .setting=${setting}></studio-publish>` : ''}
      </studio-tabs>
      <button
        class="button quiet icon lower ${dock ? '' : 'closed'}"
        aria-label=${dock ? 'Close the panel' : 'Open the panel'}
        aria-expanded=${dock !== ''}
        @click=${() => open(dock ? '' : shown)}
      >
        ${icons.chevron}
      </button>
    </div>
  `;
}
