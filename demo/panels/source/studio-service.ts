import { html, type PropertyValues, type TemplateResult } from 'lit';
import { isRecorded } from '../../service/recorded/recorded-service.ts';
import { check, warning } from '../../base/ui/icons.ts';
import { Later } from '../../base/later.ts';
import { stylesOf } from '../../base/ui/styles.ts';
import { SettingChangeEvent } from '../../setting/change.ts';
import { completeAddress } from '../../setting/service-address.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { type ServiceAnswer, ServiceCheck } from './service-check.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-service.css?inline';

const TYPING_MS = 600;
const LOCAL: ServiceAnswer = { kind: 'good', words: 'The local service, whose posts are made up.' };
const RECORDED: ServiceAnswer = {
  kind: 'good',
  words: 'No service answers: these are recorded posts. Enter the address of yours.',
};
const OWN: ServiceAnswer = { kind: 'good', words: 'Your own posts are displayed, and nothing is requested.' };
const HELD: ServiceAnswer = { kind: 'bad', words: 'Not requested yet: allow the link first.' };

/** The address of the service, and what answers there. Fires `source-reset`. */
class StudioService extends withState({
  setting: DEFAULT_SETTING,
  /** Whether it may not be contacted yet. */
  isHeld: false,
  /** Whether the posts are not those of the story. */
  hasOwnSource: false,
  /** `undefined` while it is asked for. */
  _answer: LOCAL as ServiceAnswer | undefined,
  /** What is being written; `undefined` where nothing is. */
  _draft: undefined as string | undefined,
}) {
  static override styles = stylesOf(own);

  readonly #check = new ServiceCheck();
  readonly #typing = new Later(TYPING_MS);
  #asked = '';
  #stop = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#typing.drop();
    this.#stop.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('setting') && !changed.has('isHeld')) return;
    const { tag, baseUrl, attributes, posts } = this.setting;
    const asked = JSON.stringify([
      [tag, baseUrl, attributes['feed-id'], attributes['embed-id'], attributes['org']],
      [this.isHeld, posts.length > 0],
    ]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    void this.#ask();
  }

  /** What there is to say without asking anybody, if that is all. */
  async #known(): Promise<ServiceAnswer | undefined> {
    if (this.setting.posts.length > 0) return OWN;
    if (this.isHeld) return HELD;
    // What the local service makes of a story, the stage shows; and some of its troubles pass with the first request.
    if (!this.setting.baseUrl) return (await isRecorded()) ? RECORDED : LOCAL;
    return undefined;
  }

  async #ask(): Promise<void> {
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    this._answer = undefined;
    try {
      const answer = (await this.#known()) ?? (await this.#check.check(this.setting, signal)) ?? LOCAL;
      if (!signal.aborted) this._answer = answer;
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
  }

  #onInput(event: Event): void {
    const written = valueOf(event);
    this._draft = written;
    this.#typing.do(() => this.#set(written));
  }

  #onChange(): void {
    this.#typing.flush();
    this._draft = undefined;
  }

  #set(written: string): void {
    const baseUrl = completeAddress(written);
    if (baseUrl !== this.setting.baseUrl) this.dispatchEvent(new SettingChangeEvent({ baseUrl }));
  }

  #reset(): void {
    this.#typing.drop();
    this._draft = undefined;
    this.dispatchEvent(new CustomEvent('source-reset', { bubbles: true, composed: true }));
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
        .value=${this._draft ?? this.setting.baseUrl}
        @input=${this.#onInput}
        @change=${this.#onChange}
      />
      <p id="answer" class="answer ${kind}" role="status">
        ${kind === 'bad' ? warning : kind === 'good' ? check : ''}<span>${words}</span>
      </p>
      ${
        this.hasOwnSource && !this.isHeld
          ? html`<p class="says own">
              These posts stay when you choose another story.
              <button type="button" class="button" @click=${this.#reset}>Back to the made-up posts</button>
            </p>`
          : ''
      }
    `;
  }
}

customElements.define('studio-service', StudioService);
