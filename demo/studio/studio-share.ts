import { html, LitElement, type TemplateResult } from 'lit';
import { check, link } from './icons.ts';
import { Later } from './later.ts';
import { DEFAULT_SETTING, type Setting, writeSetting } from './setting.ts';
import { stylesOf } from './styles.ts';
import own from './studio-share.css?inline';

const COPIED_MS = 2000;

/** Copies a link that shows what is seen now. */
class StudioShare extends LitElement {
  static override styles = stylesOf(own);
  static override properties = { setting: { attribute: false }, _isCopied: { state: true } };

  declare setting: Setting;
  declare _isCopied: boolean;
  readonly #copied = new Later(COPIED_MS);

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this._isCopied = false;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard.writeText(new URL(writeSetting(this.setting), location.href).href);
    this._isCopied = true;
    this.#copied.do(() => (this._isCopied = false));
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" class="button" @click=${this.#copy}>
        ${this._isCopied ? check : link}<span>${this._isCopied ? 'Copied' : 'Copy link'}</span>
      </button>
      <span class="unseen" role="status">${this._isCopied ? 'The link is copied.' : ''}</span>
    `;
  }
}

customElements.define('studio-share', StudioShare);
