import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readBaseUrl } from '../../../src/headless.ts';
import { isRecorded } from '../../service/recorded/recorded-service.ts';
import { FORMS } from '../../snippets/forms.ts';
import {
  type CodeBlock,
  findRefusals,
  type Handout,
  planHandout,
  type ReleaseFiles,
  themeFile,
  themeFileName,
} from '../../snippets/handout/handout.ts';
import type { HtmlOptions } from '../../snippets/pages/html.ts';
import { parseHtml } from '../../snippets/markup/markup.ts';
import { showCode } from './code-lines.ts';
import { check, valueOf } from '../../base/ui/fields.ts';
import { icons } from '../../base/ui/icons.ts';
import { Later } from '../../base/later.ts';
import { localServiceUrl } from '../../base/local-service.ts';
import { manifest } from '../../base/manifest.ts';
import { release as made } from 'virtual:release';
import { readStored, writeStored } from '../../base/storage.ts';
import { saveFile } from '../../base/save-file.ts';
import { say } from '../../base/ui/say.ts';
import { completeAddress } from '../../setting/service-address.ts';
import { DEFAULT_SETTING, findElement } from '../../setting/setting.ts';
import '../../base/ui/studio-tabs.ts';
import { THEMES } from '../../base/themes.ts';
import { withState } from '../../base/ui/with-state.ts';
import colors from '../../base/ui/code.css?inline';
import lines from './code-lines.css?inline';
import own from './studio-code.css?inline';

/** The files of the release. If their URL is relative, the studio hosts them. */
const release = made as ReleaseFiles;

const COPIED_MS = 2000;

const SOME_SERVICE = 'https://api.example'; // a placeholder for the visitor's own

const OPTIONS: readonly (readonly [option: keyof HtmlOptions, label: string, says: string])[] = [
  ['hasIntegrity', 'Integrity', 'The browser checks that the files are exactly those of this version.'],
  [
    'hasHints',
    'Preload and reserve space',
    'The browser requests the posts before the script has loaded, and nothing moves when they arrive.',
  ],
  ['hasFallback', 'Fallback', 'Displayed without scripts, before the posts have loaded, and when they fail to load.'],
];

/** Remarks about the code, and whether each applies. */
type Remarks = readonly (readonly [holds: boolean | undefined, words: string])[];

const renderRemarks = (remarks: Remarks): TemplateResult[] =>
  remarks.filter(([holds]) => holds).map(([, words]) => html`<p class="says">${say(words)}</p>`);

/** The code to paste, in the form that the visitor's own page takes. Fires `view-change`. */
class StudioCode extends withState([colors, lines, own], {
  setting: DEFAULT_SETTING,
  /** The id of the form. */
  form: 'html',
  /** The service of settings without a base URL. */
  _serviceUrl: localServiceUrl(),
  _options: {} as HtmlOptions,
  /** The URL at which the visitor hosts the files, which is stored; an empty string if there is none. */
  _filesUrl: readStored('files', 'localStorage') ?? '',
  /** The name of the block that was copied last. */
  _copied: '',
}) {
  readonly #forgetting = new Later(COPIED_MS);

  constructor() {
    super();
    // Recorded posts are only for the studio.
    void isRecorded().then((is) => (this._serviceUrl = is ? SOME_SERVICE : this._serviceUrl));
  }

  get #handout(): Handout {
    const { setting, _serviceUrl: serviceUrl } = this;
    const written = readBaseUrl(completeAddress(this._filesUrl));
    const filesUrl = written ?? new URL(release.filesUrl, document.baseURI).href;
    return planHandout(
      setting,
      { ...release, filesUrl: `${filesUrl.replace(/(?<!\/)\/+$/, '')}/`, serviceUrl },
      parseHtml,
    );
  }

  /** Reasons why code for this setting could not work. */
  get #refusals(): string[] {
    const isFilesUrl = !this._filesUrl || readBaseUrl(completeAddress(this._filesUrl)) !== undefined;
    return [
      ...findRefusals(this.setting, findElement(manifest, this.setting.tag)),
      ...(isFilesUrl ? [] : ['“Files at” is not an http(s) address.']),
    ];
  }

  async #copy({ name, code }: CodeBlock): Promise<void> {
    await navigator.clipboard.writeText(code);
    this._copied = name;
    this.#forgetting.do(() => (this._copied = ''));
  }

  #renderOptions(): TemplateResult {
    return html`
      <div class="chips" role="group" aria-label="What else the page says">
        ${OPTIONS.map(([option, label, says]) => {
          const isOn = this._options[option] ?? false;
          return check(label, isOn, () => (this._options = { ...this._options, [option]: !isOn }), says);
        })}
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
          title="Where you host the files of the dist folder"
          .value=${live(this._filesUrl)}
          @input=${(event: Event) => writeStored('files', (this._filesUrl = valueOf(event).trim()), 'localStorage')}
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
          <button class="button" @click=${() => this.#copy(block)}>
            ${isCopied ? icons.check : icons.copy}<span>${isCopied ? 'Copied' : 'Copy'}</span
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
        <button class="button primary" @click=${() => saveFile(name, css, 'text/css')}>
          ${icons.save}Save ${name}
        </button>
        <span class="says">The whole theme as it is now, for all elements: load it instead of the preset.</span>
      </p>
    `;
  }

  #renderRefusals(refusals: readonly string[]): TemplateResult | string {
    if (refusals.length === 0) return '';
    return html`
      <div class="refusals" role="status">
        ${icons.warning}
        <div>
          <p>There is no code yet: it would not work as it is.</p>
          <ul>
            ${refusals.map((refusal) => html`<li>${say(refusal)}</li>`)}
          </ul>
        </div>
      </div>
    `;
  }

  protected override render(): TemplateResult {
    const { setting, _options: options, _filesUrl: filesUrl } = this;
    const form = FORMS.find(({ id }) => id === this.form) ?? FORMS[0];
    const isCss = form?.id === 'css';
    const handout = this.#handout;
    const refusals = isCss ? [] : this.#refusals;
    const blocks = refusals.length > 0 ? [] : (form?.write(handout, options) ?? []);
    const isEmpty = blocks.length === 0 && refusals.length === 0;
    const before: Remarks = [
      [
        form?.hasOptions && options.hasIntegrity && Object.keys(release.hashes).length === 0,
        'There is no build yet: the hashes appear after `npm run build`.',
      ],
      [
        form?.id === 'html',
        `A script that calls a method waits for \`customElements.whenDefined('${setting.tag}')\`; listeners and properties can be set before.`,
      ],
      [
        form?.id === 'frame' && (handout.css !== '' || handout.element.children.length > 0),
        'Slots and CSS are left out: a frame takes only attributes.',
      ],
    ];
    const after: Remarks = [
      [isEmpty && isCss, 'Nothing is changed: the posts look like the page that they are on.'],
      [isEmpty && !isCss, 'A card takes its post from a script, which this form does not have.'],
      [
        blocks.length > 0 && !isCss && !(setting.baseUrl && filesUrl),
        'Try it now: it works while the studio runs. Publish it with your own service, id and “Files at”.',
      ],
      [
        setting.posts.length > 0,
        'Your own posts are displayed only in the studio: on your page, the element displays those of the workspace.',
      ],
    ];
    return html`
      <studio-tabs
        .label=${'Forms'}
        .tabs=${FORMS.map(({ id, name }) => ({ id, label: name }))}
        .selected=${this.form}
        @tab-select=${({ detail }: CustomEvent<string>) => this.fire('view-change', { form: detail })}
      >
        <div slot=${this.form} class="form">
          <div class="options" ?hidden=${form?.isPackage}>
            ${form?.hasOptions ? this.#renderOptions() : ''} ${this.#renderFilesUrl()}
          </div>
          ${renderRemarks(before)} ${isCss ? this.#renderSave() : ''} ${blocks.map((block) => this.#renderBlock(block))}
          ${this.#renderRefusals(refusals)} ${renderRemarks(after)}
        </div>
      </studio-tabs>
      <span class="unseen" role="status">${this._copied && `Copied: ${this._copied}`}</span>
    `;
  }
}

customElements.define('studio-code', StudioCode);
