import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { englishSearch } from '../../content/languages/english/search.ts';
import type { Phrases } from '../../element/phrases.ts';
import { fold } from '../../model/words/post-words.ts';

/** Between the last key and the search. */
const TYPING_MS = 250;
export const CHIPS_MAX = 12;

export type SearchPhrases = Phrases<keyof typeof englishSearch>;

export interface SearchOutcome {
  readonly status: unknown;
  /** Whether nothing was found: then there is a way back. */
  readonly isNone: boolean;
  /** Whether more may be found yet. */
  readonly isOpen: boolean;
}

/** What a visitor searches with: a field, the hashtags that occur, and what came of it. */
export class SearchBar {
  query = '';
  #chips = new Map<string, { readonly tag: string; readonly isPressed: boolean }>();
  readonly #onSearch: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onSearch: () => void) {
    this.#onSearch = onSearch;
  }

  get isTyping(): boolean {
    return this.#timer !== undefined;
  }

  /** The hashtags that are pressed. */
  get tags(): readonly string[] {
    return [...this.#chips.values()].flatMap(({ tag, isPressed }) => (isPressed ? [tag] : []));
  }

  /** Those that are offered already stay in their places, because the visitor may be about to press one. */
  offer(tags: readonly string[]): void {
    for (const tag of tags) {
      const key = fold(tag);
      if (this.#chips.size < CHIPS_MAX && !this.#chips.has(key)) this.#chips.set(key, { tag, isPressed: false });
    }
  }

  /** What was searched for before. */
  restore(query: string, tags: readonly string[]): void {
    this.query = query;
    for (const tag of tags) this.#chips.set(fold(tag), { tag, isPressed: true });
  }

  /** Takes away the hashtags that are not pressed, because others may occur now. */
  forgetOffer(): void {
    for (const [key, { isPressed }] of this.#chips) if (!isPressed) this.#chips.delete(key);
  }

  /** No search follows what was typed last. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** `label` is the name of the feed: there may be several on a page. */
  render(phrases: SearchPhrases, label: string, { status, isNone, isOpen }: SearchOutcome): unknown {
    const inner = phrases.within('search');
    // Said is what was found in the end, not each step on the way.
    // The value is compared with what is in the field: it may be cleared before what was typed has been rendered.
    return html`<div part="search" role="search" lang=${phrases.lang('search')} aria-label="${phrases.text('search')}, ${label}" @keydown=${this.#onKeyDown}
      ><label for="search">${inner.say('search')}</label
      ><input
        part="search-field"
        id="search"
        type="search"
        enterkeyhint="search"
        lang=${inner.pageLang}
        dir="auto"
        .value=${live(this.query)}
        @input=${this.#onInput}
      /><div class="chips" role="group" lang=${inner.lang('hashtags')} aria-label=${inner.text('hashtags')} ?hidden=${this.#chips.size === 0}>${repeat(
        this.#chips,
        ([key]) => key,
        ([key, { tag, isPressed }]) =>
          html`<button part="chip" type="button" lang=${inner.within('hashtags').pageLang} aria-pressed=${isPressed} dir="auto" @click=${() => this.#toggle(key)}>#${tag}</button>`,
      )}</div
      ><div class="outcome ${isNone ? 'none' : ''}"
        >${isOpen ? html`<p>${status}</p>` : nothing}<p aria-live="polite" aria-atomic="true">${isOpen ? nothing : status}</p>${
          isNone
            ? html`<button type="button" class="clear" @click=${this.#onClear}>${inner.say('clearSearch')}</button>`
            : nothing
        }</div
    ></div>`;
  }

  readonly #onInput = ({ currentTarget }: Event): void => {
    this.query = (currentTarget as HTMLInputElement).value;
    this.stop();
    this.#timer = setTimeout(() => this.#searchNow(), TYPING_MS);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || (!this.query && this.tags.length === 0)) return;
    event.preventDefault();
    event.stopPropagation(); // a dialog around the feed stays open
    this.#onClear(event);
  };

  readonly #onClear = ({ currentTarget }: Event): void => {
    const bar = (currentTarget as Element).closest('[part=search]');
    bar?.querySelector('input')?.focus();
    this.query = '';
    for (const key of this.#chips.keys()) this.#press(key, false);
    this.#searchNow();
  };

  #toggle(key: string): void {
    this.#press(key, !this.#chips.get(key)?.isPressed);
    this.#searchNow();
  }

  #press(key: string, isPressed: boolean): void {
    const chip = this.#chips.get(key);
    if (chip) this.#chips.set(key, { ...chip, isPressed });
  }

  /** No one is typing. */
  #searchNow(): void {
    this.stop();
    this.#onSearch();
  }
}
