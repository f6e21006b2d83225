import { html, type TemplateResult } from 'lit';
import { icons } from '../../base/ui/icons.ts';
import { writeAddress } from '../../place/address.ts';
import { DEFAULT_SETTING, DEFAULT_VIEW } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-stage-buttons.css?inline';

/** Buttons for the whole stage. Fires `inspect-toggle`. */
class StudioStageButtons extends withState([own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  inspecting: false,
  /** Whether the stage fills the screen. */
  full: false,
}) {
  async #toggleFull(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await this.closest('main')?.requestFullscreen();
  }

  protected override render(): TemplateResult {
    return html`
      <button
        class="button"
        aria-pressed=${this.inspecting}
        title="Point at the stage to see its parts"
        @click=${() => this.fire('inspect-toggle')}
      >
        ${icons.target}<span>Inspect</span>
      </button>
      <button
        class="button icon"
        aria-label="Full screen"
        title="Full screen"
        aria-pressed=${this.full}
        ?hidden=${!document.fullscreenEnabled}
        @click=${this.#toggleFull}
      >
        ${icons.expand}
      </button>
      <a
        class="button icon"
        href="./stage.html${writeAddress({ setting: this.setting, view: this.view })}"
        target="_blank"
        rel="opener"
        aria-label="Open the stage alone, in a new tab"
        title="Open alone in a new tab"
        >${icons.alone}</a
      >
    `;
  }
}

customElements.define('studio-stage-buttons', StudioStageButtons);
