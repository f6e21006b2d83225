import { html, type TemplateResult } from 'lit';
import { alone, expand, target } from '../../base/ui/icons.ts';
import { writeAddress } from '../../place/address.ts';
import { DEFAULT_VIEW } from '../../setting/change.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-stage-buttons.css?inline';

/** What can be done with the stage as a whole. Fires `inspect-toggle`. */
class StudioStageButtons extends withState([own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  inspecting: false,
  _isFull: false,
}) {
  readonly #onFullscreen = (): void => {
    this._isFull = document.fullscreenElement !== null;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('fullscreenchange', this.#onFullscreen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.#onFullscreen);
  }

  async #toggleFull(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await this.closest('main')?.requestFullscreen();
  }

  protected override render(): TemplateResult {
    return html`
      <button
        type="button"
        class="button"
        aria-pressed=${this.inspecting}
        title="Point at the stage to see its parts"
        @click=${() => this.fire('inspect-toggle')}
      >
        ${target}<span>Inspect</span>
      </button>
      <button
        type="button"
        class="button icon"
        aria-label="Full screen"
        title="Full screen"
        aria-pressed=${this._isFull}
        ?hidden=${!document.fullscreenEnabled}
        @click=${this.#toggleFull}
      >
        ${expand}
      </button>
      <a
        class="button icon"
        href="./stage.html${writeAddress({ setting: this.setting, view: this.view })}"
        target="_blank"
        rel="opener"
        aria-label="Open the stage alone, in a new tab"
        title="Open alone in a new tab"
        >${alone}</a
      >
    `;
  }
}

customElements.define('studio-stage-buttons', StudioStageButtons);
