import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { isRecorded } from '../recorded/recorded-service.ts';
import { SettingChangeEvent } from './change.ts';
import { valueOf } from './fields.ts';
import { check, warning } from './icons.ts';
import { Later } from './later.ts';
import { type ServiceAnswer, ServiceCheck } from './service-check.ts';
import { DEFAULT_SETTING, type Setting } from './setting.ts';
import { stylesOf } from './styles.ts';
import own from './studio-service.css?inline';

const TYPING_MS = 400;
const LOCAL: ServiceAnswer = { kind: 'good', words: 'The local service, whose posts are made up.' };
const RECORDED: ServiceAnswer = {
  kind: 'good',
  words: 'No service answers: these are recorded posts. Write the address of yours.',
};

/** The address of the service, and what stands behind it. */
class StudioService extends LitElement {
  static override styles = stylesOf(own);
  static override properties = { setting: { attribute: false }, _answer: { state: true } };

  declare setting: Setting;
  /** `undefined` while it is asked for. */
  declare _answer: ServiceAnswer | undefined;

  readonly #check = new ServiceCheck();
  readonly #typing = new Later(TYPING_MS);
  #asked = '';
  #stop = new AbortController();

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this._answer = LOCAL;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('setting')) return;
    const { tag, baseUrl, attributes } = this.setting;
    const asked = JSON.stringify([tag, baseUrl, attributes['feed-id'], attributes['embed-id'], attributes['org']]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    // What the local service makes of a story, the stage shows; and some of its troubles pass with the first request.
    this._answer = undefined;
    if (!this.setting.baseUrl) {
      const local = (await isRecorded()) ? RECORDED : LOCAL;
      if (!signal.aborted) this._answer = local;
      return;
    }
    try {
      this._answer = (await this.#check.check(this.setting, signal)) ?? LOCAL;
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
  }

  #onInput(event: Event): void {
    const written = valueOf(event).trim();
    this.#typing.do(() => this.#set(written));
  }

  #set(baseUrl: string): void {
    if (baseUrl !== this.setting.baseUrl) this.dispatchEvent(new SettingChangeEvent({ baseUrl }));
  }

  protected override render(): TemplateResult {
    const { kind, words } = this._answer ?? { kind: 'asking', words: 'Asking…' };
    return html`
      <label class="name" for="base-url">base-url</label>
      <input
        id="base-url"
        type="url"
        inputmode="url"
        spellcheck="false"
        autocomplete="url"
        placeholder="https://api.example"
        aria-describedby="answer"
        .value=${this.setting.baseUrl}
        @input=${this.#onInput}
        @change=${() => this.#typing.flush()}
      />
      <p id="answer" class="answer ${kind}" role="status">
        ${kind === 'bad' ? warning : kind === 'good' ? check : ''}<span>${words}</span>
      </p>
    `;
  }
}

customElements.define('studio-service', StudioService);
