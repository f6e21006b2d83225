import { englishReadMore } from './english-read-more.ts';
import type { KnownMessages } from '../content/messages.ts';
import styles from './read-more.css?inline';
import { type OwnSheet, ownSheet } from '../element/instance-styles.ts';
import { adoptStyles } from '../element/adopt-styles.ts';

const isCut = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1; // heights are rounded

/** Cuts the texts of a feed's cards to some lines, with a button behind each that is longer. */
export class ReadMore {
  readonly #cards: HTMLElement;
  #messages = englishReadMore;
  readonly #buttons = new WeakMap<Element, HTMLButtonElement>();
  readonly #root: ShadowRoot;
  readonly #sheet: OwnSheet;
  /** Whether a text is cut is known once it is laid out, and changes with its width. */
  readonly #observer = new ResizeObserver((entries) => {
    // In the next frame: a button put in at once would change what is being observed.
    requestAnimationFrame(() => {
      for (const { target } of entries) if (target.classList.contains('clamped')) this.#offer(target, isCut(target));
    });
  });

  constructor(root: ShadowRoot, cards: HTMLElement) {
    this.#root = root;
    this.#cards = cards;
    this.#sheet = ownSheet(root);
    cards.addEventListener('focusin', (event) => this.#onFocus(event));
  }

  show(lines: number, messages: KnownMessages): void {
    this.#messages = { ...englishReadMore, ...messages };
    adoptStyles(this.#root, styles);
    this.#sheet.write(`.clamped{-webkit-line-clamp:${lines}}`);
    for (const text of this.#cards.querySelectorAll('[part=text]')) {
      if (lines === 0) this.#release(text);
      else if (this.#buttons.has(text)) this.#label(text);
      else this.#clamp(text);
    }
  }

  #clamp(text: Element): void {
    text.classList.add('clamped', 'has-lines');
    this.#observer.observe(text);
  }

  #release(text: Element): void {
    this.#observer.unobserve(text);
    text.classList.remove('clamped', 'has-lines');
    this.#offer(text, false);
  }

  #offer(text: Element, isOffered: boolean): void {
    const button = this.#buttons.get(text);
    if (!isOffered) {
      button?.remove();
      this.#buttons.delete(text);
    } else if (!button) text.after(this.#makeButton(text));
  }

  #makeButton(text: Element): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'read-more';
    button.addEventListener('click', () => this.#open(text, button.ariaExpanded === 'false'));
    this.#buttons.set(text, button);
    this.#open(text, false);
    return button;
  }

  #open(text: Element, isOpen: boolean): void {
    text.classList.toggle('clamped', !isOpen);
    this.#label(text);
  }

  #label(text: Element): void {
    const button = this.#buttons.get(text);
    if (!button) return;
    const isOpen = !text.classList.contains('clamped');
    button.ariaExpanded = String(isOpen);
    button.textContent = isOpen ? this.#messages.readLess : this.#messages.readMore;
  }

  /** A link in the lines that are cut off can be reached by key: its text opens. */
  #onFocus({ target }: Event): void {
    const text = target instanceof Element && target.closest('.clamped');
    if (text && target.getBoundingClientRect().bottom > text.getBoundingClientRect().bottom) this.#open(text, true);
  }
}
