import { html, LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readBaseUrl } from '../../src/headless.ts';
import { isRecorded } from '../recorded/recorded-service.ts';
import { FORMS } from '../snippets/forms.ts';
import { type CodeBlock, type Handout, planHandout } from '../snippets/handout.ts';
import type { HtmlOptions } from '../snippets/html.ts';
import { parseHtml } from '../snippets/parse-html.ts';
import { themeFile, themeFileName } from '../snippets/theme-file.ts';
import { showCode } from './code-lines.ts';
import { valueOf } from './fields.ts';
import { check, copy, save } from './icons.ts';
import { Later } from './later.ts';
import { localServiceUrl } from './local-service.ts';
import { release } from './release.ts';
import { saveFile } from './save-file.ts';
import { DEFAULT_SETTING, type Setting } from './setting.ts';
import './studio-tabs.ts';
import { stylesOf } from './styles.ts';
import { THEMES } from './themes.ts';
import own from './studio-code.css?inline';

const COPIED_MS = 2000;

/** Stands for the visitor's own. */
const SOME_SERVICE = 'https://api.example';

const OPTIONS: readonly (readonly [option: keyof HtmlOptions, label: string, says: string])[] = [
  ['hasIntegrity', 'Integrity', 'The browser checks that it gets the files of this version, to the byte.'],
  [
    'hasHints',
    'Sooner and still',
    'The browser asks before the script is there, and nothing moves when the posts come.',
  ],
  ['hasFallback', 'Fallback', 'Shown without scripts, before the posts are in, and when they cannot be had.'],
];

/** The code to paste, in the form that the visitor's own page takes. */
class StudioCode extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    setting: { attribute: false },
    _serviceUrl: { state: true },
    _form: { state: true },
    _options: { state: true },
    _filesUrl: { state: true },
    _copied: { state: true },
  };

  declare setting: Setting;
  /** The service of a setting that names none. */
  declare _serviceUrl: string;
  declare _form: string;
  declare _options: HtmlOptions;
  /** Where the visitor hosts the files; an empty string where that was not said. */
  declare _filesUrl: string;
  /** The name of what was copied last. */
  declare _copied: string;

  readonly #forgetting = new Later(COPIED_MS);

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this._serviceUrl = localServiceUrl();
    this._form = 'html';
    this._options = {};
    this._filesUrl = '';
    this._copied = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#findService();
  }

  /** Recorded posts are for the studio alone. */
  async #findService(): Promise<void> {
    if (await isRecorded()) this._serviceUrl = SOME_SERVICE;
  }

  get #handout(): Handout {
    const { setting, _serviceUrl: serviceUrl } = this;
    const filesUrl = new URL(this.#filesBase, document.baseURI).href.replace(/\/*$/, '/');
    // On the visitor's page, a relative address would be another one.
    const baseUrl = setting.baseUrl && (readBaseUrl(setting.baseUrl, document.baseURI) ?? setting.baseUrl);
    return planHandout({ ...setting, baseUrl }, { ...release, filesUrl, serviceUrl }, parseHtml);
  }

  get #filesBase(): string {
    return URL.canParse(this._filesUrl, document.baseURI) && this._filesUrl ? this._filesUrl : release.filesUrl;
  }

  async #copy({ name, code }: CodeBlock): Promise<void> {
    await navigator.clipboard.writeText(code);
    this._copied = name;
    this.#forgetting.do(() => (this._copied = ''));
  }

  #renderOptions(): TemplateResult {
    return html`
      <div class="chips" role="group" aria-label="What else the page says">
        ${OPTIONS.map(
          ([option, label, says]) => html`
            <label class="chip" title=${says}>
              <input
                type="checkbox"
                .checked=${live(this._options[option] ?? false)}
                @change=${() => (this._options = { ...this._options, [option]: !this._options[option] })}
              />
              ${label}
            </label>
          `,
        )}
      </div>
    `;
  }

  #renderFilesUrl(): TemplateResult {
    return html`
      <label class="files">
        <span>Files at</span>
        <input
          type="url"
          inputmode="url"
          spellcheck="false"
          placeholder=${new URL(release.filesUrl, document.baseURI).href}
          title="Where you host the files of dist, all in one folder"
          .value=${live(this._filesUrl)}
          @input=${(event: Event) => (this._filesUrl = valueOf(event).trim())}
        />
      </label>
    `;
  }

  #renderBlock(block: CodeBlock): TemplateResult {
    const isCopied = this._copied === block.name;
    return html`
      <section class="block" aria-label=${block.name}>
        <div class="head">
          <h3>${block.name}</h3>
          <button type="button" class="button" @click=${() => this.#copy(block)}>
            ${isCopied ? check : copy}<span>${isCopied ? 'Copied' : 'Copy'}</span
            ><span class="unseen">: ${block.name}</span>
          </button>
        </div>
        ${showCode(block.code, block.language)}
      </section>
    `;
  }

  #renderSave(): TemplateResult | string {
    const { setting } = this;
    const css = themeFile(setting, THEMES.get(setting.preset) ?? '');
    if (!css) return '';
    const name = themeFileName(setting);
    return html`
      <p class="save">
        <button type="button" class="button primary" @click=${() => saveFile(name, css, 'text/css')}>
          ${save}Save ${name}
        </button>
        <span class="says">The whole theme as it is now, for all elements: load it in place of the preset.</span>
      </p>
    `;
  }

  protected override render(): TemplateResult {
    const form = FORMS.find(({ id }) => id === this._form) ?? FORMS[0];
    const blocks = form?.write(this.#handout, this._options) ?? [];
    const isUnbuilt = form?.hasOptions && this._options.hasIntegrity && Object.keys(release.hashes).length === 0;
    return html`
      <studio-tabs
        label="Forms"
        .tabs=${FORMS.map(({ id, name }) => ({ id, label: name }))}
        .selected=${this._form}
        @tab-select=${({ detail }: CustomEvent<string>) => (this._form = detail)}
      >
        <div slot=${this._form} class="form">
          ${
            form?.isPackage
              ? ''
              : html`<div class="options">
                ${form?.hasOptions ? this.#renderOptions() : ''} ${this.#renderFilesUrl()}
              </div>`
          }
          ${
            isUnbuilt
              ? html`<p class="says">Nothing was built: after <code>npm run build</code>, the hashes stand here.</p>`
              : ''
          }
          ${
            form?.id === 'html'
              ? html`<p class="says">
                A script that calls a method waits for
                <code>customElements.whenDefined('${this.setting.tag}')</code>; listeners and properties can be set
                before.
              </p>`
              : ''
          }
          ${form?.id === 'css' ? this.#renderSave() : ''} ${blocks.map((block) => this.#renderBlock(block))}
          ${
            blocks.length === 0
              ? html`<p class="says">Nothing is changed: the posts look like the page that they stand on.</p>`
              : ''
          }
        </div>
      </studio-tabs>
      <span class="unseen" role="status">${this._copied && `Copied: ${this._copied}`}</span>
    `;
  }
}

customElements.define('studio-code', StudioCode);
