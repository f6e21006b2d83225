import { render } from 'lit';
import { englishCards } from '../../content/english/cards.ts';
import { englishReadMore } from '../../content/english/read-more.ts';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { type Estimates, estimatesOf } from '../estimate/estimates.ts';

export { default as styles } from './read-more.css?inline';

const ENGLISH = { ...englishCards, ...englishReadMore };

/** How many lines are hidden at least, where the owner names no number: a button takes the room of one. */
const HIDDEN_MIN = 3;

/** A text has as many of its estimated lines at least, or hardly ever fewer: no button reveals nothing. */
const SURE = 0.95;

/** How many lines are hidden, about; 0 for less than half a letter, because letters may be higher than their line. */
function hiddenLinesOf(text: Element): number {
  const hiddenPx = text.scrollHeight - text.clientHeight;
  const { fontSize, lineHeight } = getComputedStyle(text);
  const fontPx = parseFloat(fontSize);
  return hiddenPx > fontPx / 2 ? hiddenPx / (parseFloat(lineHeight) || 1.2 * fontPx) : 0;
}

/** Whether nobody asked for all of it. */
const isClosed = (text: Element): boolean => text.classList.contains('clamped');

/**
 * `lines`: cuts the texts of cards to some lines, including those of the owner's own cards, with a button below each that is
 * longer. Whether it is, is estimated; in an owner's own card it is measured.
 */
class ReadMore implements Feature {
  readonly #host: FeatureHost;
  readonly #estimates: Estimates;
  readonly #buttons = new Map<Element, HTMLButtonElement>();
  /** Buttons that were made: an id is never given twice. */
  #made = 0;
  #sheet: InstanceSheet | undefined;
  #cards: HTMLElement | undefined;

  constructor(host: FeatureHost) {
    this.#host = host;
    this.#estimates = estimatesOf(host);
  }

  get columnsInRows(): number | undefined {
    return this.#estimates.columns?.count;
  }

  rendered(): void {
    const { element } = this.#host;
    const { cards } = this.#host.view;
    if (!element.shadowRoot || !cards) return;
    this.#sheet ??= new InstanceSheet(element.shadowRoot);
    this.#sheet.write(`.clamped{-webkit-line-clamp:${element.lines}}`);
    if (!this.#cards) (this.#cards = cards).addEventListener('focusin', this.#onFocus);
    const texts = [...cards.querySelectorAll('[part=text]')];
    for (const text of texts) if (!text.classList.contains('has-lines')) text.classList.add('clamped', 'has-lines');
    for (const text of this.#buttons.keys()) {
      if (texts.includes(text)) this.#label(text);
      else this.#offer(text, false);
    }
    this.#estimates.update();
    this.#cutEach(texts.filter(isClosed));
  }

  leave(): void {
    for (const text of this.#cards?.querySelectorAll('.has-lines') ?? []) this.#release(text);
    this.#cards?.removeEventListener('focusin', this.#onFocus);
    this.#sheet?.remove();
  }

  /** Nothing is known of an owner's own cards: they are measured, all before a button is added. */
  #cutEach(texts: readonly Element[]): void {
    const { areOwn } = this.#estimates;
    const hiddenMin = this.#chooseHiddenMin();
    if (areOwn) for (const text of texts) text.classList.remove('whole');
    const hidden = texts.map((text) => (areOwn ? hiddenLinesOf(text) : this.#estimateHidden(text)));
    texts.forEach((text, i) => {
      const lines = hidden[i] ?? 0;
      const isOffered = lines > 0 && Math.round(lines) >= hiddenMin;
      // What has no button is not cut, either, by however little an estimate is wrong.
      text.classList.toggle('whole', !isOffered);
      this.#offer(text, isOffered);
    });
  }

  #estimateHidden(text: Element): number {
    const { count, max } = this.#estimates.textLines(text.closest('[part=card]') ?? text) ?? { count: 0, max: 0 };
    return count * SURE - max;
  }

  #chooseHiddenMin(): number {
    const { element, isServerRendered } = this.#host;
    if (element.hasAttribute('lines')) return 0; // exactly as many are displayed
    // A server reserves one line more, that of the button: two would move what is below.
    return isServerRendered ? 1 : HIDDEN_MIN;
  }

  #release(text: Element): void {
    text.classList.remove('clamped', 'has-lines', 'whole');
    if (text.classList.length === 0) text.removeAttribute('class');
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
    button.id = `more-${++this.#made}`;
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
    const phrases = new Phrases(this.#host.composition.words, ENGLISH);
    const isOpen = !isClosed(text);
    // With the post's name, because a screen reader may list the buttons of a page. Posts may move, and their ids with them.
    button.setAttribute('aria-labelledby', `${button.id} ${text.closest('[part=card]')?.id ?? ''}`);
    button.ariaExpanded = String(isOpen);
    render(phrases.say(isOpen ? 'readLess' : 'readMore'), button);
  }

  /** A link in the lines that are cut off can be reached by keyboard: its text opens. */
  readonly #onFocus = ({ target }: Event): void => {
    const text = target instanceof Element && target.closest('.clamped');
    if (text && target.getBoundingClientRect().bottom > text.getBoundingClientRect().bottom) this.#open(text, true);
  };
}

export const createFeature: CreateFeature = (host) => new ReadMore(host);
