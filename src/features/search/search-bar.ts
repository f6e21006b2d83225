import type { SearchMessages } from '../../content/messages.ts';
import { fold } from '../../model/fold.ts';
import { make } from '../../element/make.ts';

/** Between the last key and the search. */
const TYPING_MS = 250;
const CHIPS_MAX = 12;

export interface Wish {
  readonly query: string;
  readonly tags: readonly string[];
}

/** What a visitor searches with: a field, the hashtags that occur, and what came of it. */
export class SearchBar {
  readonly element: HTMLElement;
  readonly #field = make('input', {
    part: 'search-field',
    id: 'search',
    type: 'search',
    enterkeyhint: 'search',
    dir: 'auto',
  });
  readonly #label = make('label', { for: 'search' });
  readonly #chips = make('div', { class: 'chips', role: 'group' });
  readonly #status = make('p', { role: 'status' });
  readonly #clear = make('button', { type: 'button', class: 'clear' });
  readonly #outcome = make('div', { class: 'outcome' }, this.#status);
  readonly #wished: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wished: () => void) {
    this.#wished = wished;
    this.element = make(
      'div',
      { part: 'search', role: 'search' },
      this.#label,
      this.#field,
      this.#chips,
      this.#outcome,
    );
    this.#field.addEventListener('input', () => this.#onInput());
    this.#clear.addEventListener('click', () => this.#onClear());
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  get wish(): Wish {
    const pressed = this.#buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    return { query: this.#field.value, tags: pressed.map(({ textContent }) => textContent) };
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.#chips.querySelectorAll('button')];
  }

  /** `feed` is the name of the feed: there may be several on a page. */
  say({ search, hashtags, clearSearch }: SearchMessages, feed: string): void {
    this.element.ariaLabel = `${search}, ${feed}`;
    if (this.#label.textContent !== search) this.#label.textContent = search;
    this.#chips.ariaLabel = hashtags;
    this.#clear.textContent = clearSearch;
  }

  /** What stands there stays where it is, for the visitor may be about to press it. */
  offer(tags: readonly string[]): void {
    const known = new Set(this.#buttons.map(({ textContent }) => fold(textContent)));
    const room = CHIPS_MAX - known.size;
    const added = tags.filter((tag) => !known.has(fold(`#${tag}`))).slice(0, Math.max(0, room));
    this.#chips.append(...added.map((tag) => this.#makeChip(tag)));
    this.#chips.hidden = known.size + added.length === 0;
  }

  /** Takes away the hashtags that nobody pressed, for others may occur now. */
  forget(): void {
    for (const chip of this.#buttons) if (chip.ariaPressed === 'false') chip.remove();
  }

  /** Tells what was found, in words; where nothing was, there is a way back. */
  tell(words: string, isNone: boolean): void {
    if (this.#status.textContent !== words) this.#status.textContent = words;
    this.#outcome.classList.toggle('none', isNone);
    if (!isNone) this.#clear.replaceWith();
    else if (!this.#clear.isConnected) this.#outcome.append(this.#clear);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  focus(): void {
    this.#field.focus();
  }

  #makeChip(tag: string): HTMLElement {
    const chip = make('button', { part: 'chip', type: 'button', 'aria-pressed': 'false', dir: 'auto' }, `#${tag}`);
    chip.addEventListener('click', () => {
      chip.ariaPressed = String(chip.ariaPressed === 'false');
      this.#wish();
    });
    return chip;
  }

  #onInput(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#wished, TYPING_MS);
  }

  /** At once, for nobody is typing. */
  #wish(): void {
    clearTimeout(this.#timer);
    this.#wished();
  }

  #onClear(): void {
    this.#field.value = '';
    for (const chip of this.#buttons) chip.ariaPressed = 'false';
    this.focus();
    this.#wish();
  }

  #onKey(event: KeyboardEvent): void {
    const { query, tags } = this.wish;
    if (event.key !== 'Escape' || event.isComposing || (!query && tags.length === 0)) return;
    event.preventDefault();
    event.stopPropagation(); // a dialog around the feed stays open
    this.#onClear();
  }
}
