import { html, type PropertyValues, type TemplateResult } from 'lit';
import { check } from '../../base/ui/fields.ts';
import { icons } from '../../base/ui/icons.ts';
import { count } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import type { Announcement, Sentence } from '../../stage/spoken/sentence.ts';
import { canReadAloud, readAloud } from './read-aloud.ts';
import own from './studio-spoken.css?inline';
import type { Heard } from '../../stage/spoken/listener.ts';

const ANNOUNCED_MAX = 50;

/** What a screen reader says of the stage. */
export interface Spoken {
  readonly sentences: readonly Sentence[];
  /** The announcements, newest first. */
  readonly announced: readonly Announcement[];
  /** The id of the sentence that is pointed at on the stage; an empty string if there is none. */
  readonly at: string;
}

export const NOTHING_SPOKEN: Spoken = { sentences: [], announced: [], at: '' };

/** The next state, after a report of the stage. */
export function hear(spoken: Spoken, heard: Heard): Spoken {
  switch (heard.type) {
    case 'sentences':
      return { ...spoken, sentences: heard.sentences };
    case 'announcement':
      return { ...spoken, announced: [heard.announcement, ...spoken.announced].slice(0, ANNOUNCED_MAX) };
    case 'point':
      return { ...spoken, at: heard.id };
  }
}

/** The roles that people jump to, and their words. */
const KINDS = { article: 'article', heading: 'heading', link: 'link', button: 'button', img: 'image' };

/** `8 articles, 16 links, 3 buttons, 8 images` */
const sayKinds = (sentences: readonly Sentence[]): string =>
  Object.entries(KINDS)
    .map(([role, thing]) => [sentences.filter((one) => one.role === role).length, thing] as const)
    .flatMap(([number, thing]) => (number > 0 ? [count(number, thing)] : []))
    .join(', ');

/** A remark on a sentence that sounds the same as others; an empty string if there are none. */
function sayTwins({ twinCount, roleWords, url }: Sentence): string {
  if (twinCount === 0) return '';
  const others = twinCount === 1 ? `another ${roleWords}` : `${twinCount} others`;
  return `Same name as ${others}${url ? ', but leads elsewhere' : ''}`;
}

/** Only here, each region scrolls by itself, so that scrolling to a sentence moves nothing else. */
const WIDE = matchMedia('(width >= 68rem)');

/** The id of a sentence in the panel. */
const idOf = (id: string): string => id.replace(' ', '-');

/** What a screen reader says of the stage, in order. Fires `part-hover` with the sentence that is pointed at. */
class StudioSpoken extends withState([own], {
  spoken: NOTHING_SPOKEN,
  /** Whether the panel is visible. */
  active: false,
  /** The id of the current sentence. */
  _at: '',
  _onlyTwins: false,
  _canReadAloud: false,
  _reading: undefined as AbortController | undefined,
}) {
  readonly #onVoices = (): void => void (this._canReadAloud = canReadAloud());

  override connectedCallback(): void {
    super.connectedCallback();
    globalThis.speechSynthesis?.addEventListener('voiceschanged', this.#onVoices);
    this.#onVoices();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    globalThis.speechSynthesis?.removeEventListener('voiceschanged', this.#onVoices);
    this._reading?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('spoken') && this.spoken.at !== changed.get('spoken')?.at) this._at = this.spoken.at;
    if (changed.has('active') && !this.active) this._reading?.abort();
  }

  protected override updated(changed: PropertyValues): void {
    // Visitors who move through the list want it to scroll; those who point at the stage want it to stay in view.
    if (!changed.has('_at') || !(WIDE.matches || this.shadowRoot?.activeElement?.matches('.sentences'))) return;
    this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }

  get #shown(): readonly Sentence[] {
    const { sentences } = this.spoken;
    const twins = sentences.filter(({ twinCount }) => twinCount > 0);
    return this._onlyTwins && twins.length > 0 ? twins : sentences;
  }

  #go(id: string): void {
    this._at = id;
    this.fire('part-hover', id);
  }

  #onFocus(): void {
    this.#go(this._at || (this.#shown[0]?.id ?? ''));
  }

  #onKey(event: KeyboardEvent): void {
    const shown = this.#shown;
    const index = shown.findIndex(({ id }) => id === this._at);
    const last = shown.length - 1;
    const next = { ArrowDown: Math.min(last, index + 1), ArrowUp: Math.max(0, index - 1), Home: 0, End: last }[
      event.key
    ];
    const sentence = next === undefined ? undefined : shown[next];
    if (!sentence) return;
    event.preventDefault();
    this.#go(sentence.id);
  }

  async #toggleReading(): Promise<void> {
    if (this._reading) return this._reading.abort();
    const reading = (this._reading = new AbortController());
    const shown = this.#shown;
    const from = Math.max(
      0,
      shown.findIndex(({ id }) => id === this._at),
    );
    await readAloud(shown.slice(from), ({ id }) => this.#go(id), reading.signal);
    this._reading = undefined;
    // After the last sentence, reading starts again at the first.
    if (!reading.signal.aborted) this._at = '';
    this.fire('part-hover', '');
  }

  #renderSentence(sentence: Sentence): TemplateResult {
    const { id, depth, role, roleWords, name, states, description, lang } = sentence;
    const twins = sayTwins(sentence);
    const after = [...states, description].filter(Boolean);
    return html`
      <li
        id=${idOf(id)}
        class="depth-${Math.min(depth, 4)} ${role || 'text'}"
        role="option"
        aria-selected=${id === this._at}
        @pointerenter=${() => this.fire('part-hover', id)}
        @click=${() => this.#go(id)}
      >
        ${roleWords ? html`<span class="role">${roleWords}</span>` : ''}
        <span class="said">
          <span class="name" lang=${lang} dir="auto">${name || (role === 'img' ? 'no name' : '')}</span>
          ${after.length > 0 ? html`<span class="states">${after.join(' · ')}</span>` : ''}
          ${twins ? html`<span class="twins">${icons.warning}${twins}</span>` : ''}
        </span>
      </li>
    `;
  }

  #renderAnnouncement({ at, text, isUrgent }: Announcement): TemplateResult {
    return html`<li>
      <time>${at.toLocaleTimeString('en', { hour12: false })}</time>
      <span dir="auto">${text}</span>${isUrgent ? html` <span class="states">at once</span>` : ''}
    </li>`;
  }

  #renderSum(): TemplateResult {
    const { sentences } = this.spoken;
    const { length } = sentences.filter(({ twinCount }) => twinCount > 0);
    return html`
      <div class="sum">
        <p role="status" class=${length > 0 ? 'bad' : 'good'}>
          ${length > 0 ? icons.warning : icons.check}
          <span>
            <b>${count(sentences.length, 'sentence')}, ${length > 0 ? count(length, 'duplicate name') : 'no duplicate names'}.</b>
            ${sayKinds(sentences)}
          </span>
        </p>
        ${length > 0 ? check('Duplicates only', this._onlyTwins, () => (this._onlyTwins = !this._onlyTwins)) : ''}
        ${this._canReadAloud ? this.#renderButton() : ''}
      </div>
    `;
  }

  #renderButton(): TemplateResult {
    return html`<button class="button" @click=${() => this.#toggleReading()}>
      ${this._reading ? html`${icons.stop}Stop reading` : html`${icons.play}Read aloud`}
    </button>`;
  }

  protected override render(): TemplateResult {
    const { announced, sentences } = this.spoken;
    const isKnown = sentences.length > 0;
    return html`
      ${isKnown ? this.#renderSum() : html`<p class="says" role="status">Nothing is said yet.</p>`}
      <div class="both">
        <div ?hidden=${!isKnown}>
          <ol
            class="sentences"
            role="listbox"
            aria-label="What is said, in order"
            tabindex="0"
            aria-activedescendant=${idOf(this._at)}
            @keydown=${this.#onKey}
            @focus=${this.#onFocus}
            @blur=${() => this.fire('part-hover', '')}
            @pointerleave=${() => this.fire('part-hover', '')}
          >
            ${this.#shown.map((sentence) => this.#renderSentence(sentence))}
          </ol>
          <p class="says about">
            What a screen reader says about the element on the stage, derived from its roles, names and states. Each
            screen reader has its own wording.
          </p>
        </div>
        <section class="announced" aria-labelledby="announced">
          <h3 id="announced">Announced</h3>
          ${
            announced.length > 0
              ? html`<ol>${announced.map((one) => this.#renderAnnouncement(one))}</ol>`
              : html`<p class="says">Announcements are listed here: more posts, a search, an error.</p>`
          }
        </section>
      </div>
    `;
  }
}

customElements.define('studio-spoken', StudioSpoken);
