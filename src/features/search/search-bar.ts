import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishSearch } from '../../content/languages/english/search.ts';
import type { Phrases } from '../../element/phrases.ts';
import { fold } from '../../model/words/post-words.ts';

/** The wait between the last change of the text and the search. */
const TYPING_MS = 250;
const CHIPS_MAX = 12;

export const ENGLISH = { ...englishCards, ...englishSearch };
export type SearchPhrases = Phrases<keyof typeof ENGLISH>;

export interface SearchOutcome {
  readonly status: unknown;
  /** Whether nothing was found: then a button clears the search. */
  readonly isNone: boolean;
  /** Whether more may still be found. */
  readonly isOpen: boolean;
}

/** What a visitor searches with: a field, the hashtags of the posts, and the result. */
export function createSearchBar(onSearch: () => void) {
  let query = '';
  const chips = new Map<string, { readonly tag: string; isPressed: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pressedTags = (): readonly string[] =>
    [...chips.values()].flatMap(({ tag, isPressed }) => (isPressed ? [tag] : []));

  /** Cancels the search for what was typed last. */
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function searchNow(): void {
    stop();
    onSearch();
  }

  function toggle(key: string): void {
    const chip = chips.get(key);
    if (chip) chip.isPressed = !chip.isPressed;
    searchNow();
  }

  function onInput({ currentTarget }: Event): void {
    query = (currentTarget as HTMLInputElement).value;
    stop();
    timer = setTimeout(searchNow, TYPING_MS);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || (!query && pressedTags().length === 0)) return;
    event.preventDefault();
    event.stopPropagation(); // a dialog around the feed stays open
    onClear(event);
  }

  function onClear({ currentTarget }: Event): void {
    (currentTarget as Element).closest('[part=search]')?.querySelector('input')?.focus();
    query = '';
    for (const chip of chips.values()) chip.isPressed = false;
    searchNow();
  }

  /** `label` is the name of the feed: there may be several on a page. */
  function render(phrases: SearchPhrases, label: string, { status, isNone, isOpen }: SearchOutcome): unknown {
    const inner = phrases.within('search');
    // Screen readers announce only the final result, not each step on the way.
    // `live` compares the value with that of the field, which may be cleared before what was typed is rendered.
    return html`<div part="search" role="search" lang=${phrases.lang('search')} aria-label="${phrases.text('search')}, ${label}" @keydown=${onKeyDown}
      ><label for="search">${inner.say('search')}</label
      ><input part="search-field" id="search" type="search" enterkeyhint="search" lang=${inner.pageLang} .value=${live(query)} @input=${onInput}
      /><div class="chips" role="group" lang=${inner.lang('hashtags')} aria-label=${inner.text('hashtags')} ?hidden=${chips.size === 0}>${repeat(
        chips,
        ([key]) => key,
        ([key, { tag, isPressed }]) =>
          html`<button part="chip" type="button" lang=${inner.within('hashtags').pageLang} aria-pressed=${isPressed} dir="auto" @click=${() => toggle(key)}>#${tag}</button>`,
      )}</div
      ><div class="outcome ${isNone ? 'none' : ''}"
        >${isOpen ? html`<p>${status}</p>` : nothing}<p aria-live="polite" aria-atomic="true">${isOpen ? nothing : status}</p>${
          isNone
            ? html`<button type="button" class="clear" @click=${onClear}>${inner.say('clearSearch')}</button>`
            : nothing
        }</div
    ></div>`;
  }

  return {
    /** What is searched for now. `tags` are the hashtags that are pressed. */
    read: () => ({ query, tags: pressedTags(), isTyping: timer !== undefined }),
    /** Offers the first of all hashtags. Those offered already stay in their places: the visitor may be about to press one. */
    offer(tags: readonly string[]): void {
      const offered = new Map(tags.map((tag) => [fold(tag), tag]));
      for (const [key, { isPressed }] of chips) if (!isPressed && !offered.has(key)) chips.delete(key);
      for (const [key, tag] of offered)
        if (chips.size < CHIPS_MAX && !chips.has(key)) chips.set(key, { tag, isPressed: false });
    },
    restore(searched: string, tags: readonly string[]): void {
      query = searched;
      for (const tag of tags) chips.set(fold(tag), { tag, isPressed: true });
    },
    stop,
    render,
  };
}
