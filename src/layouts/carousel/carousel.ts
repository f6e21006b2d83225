import { html, nothing } from 'lit';
import { englishCarousel } from '../../content/english/carousel.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CardsRole, CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';

export { default as styles } from './carousel.css?inline';

/** Whether at least half of a card is in the part of the row that is displayed. */
function isInView(card: Element, cards: Element): boolean {
  const [box, row] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
  return 2 * (Math.min(box.right, row.right) - Math.max(box.left, row.left)) >= box.width;
}

/**
 * One row of cards to swipe or scroll through, which never moves by itself: the carousel of the ARIA Authoring
 * Practices, a section with two buttons whose cards are groups.
 */
class Carousel implements Feature {
  readonly #host: FeatureHost;
  #cards: HTMLElement | undefined;
  #hasRoom = false;
  #isAtStart = true;
  #isAtEnd = true;
  /** The card that has the focus, once it is in view: when it is scrolled out, the focus goes along. */
  #focused: Element | undefined;
  /** Where it was last scrolled to, and its first card then. */
  #last: { readonly left: number; readonly first: Element | null } = { left: 0, first: null };
  #observer: ResizeObserver | undefined;
  readonly #onScroll = (): void => this.#update();
  readonly #onFocus = ({ target }: Event): void => this.#scrollTo(target as Element);

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  get cardsRole(): CardsRole {
    return { container: 'group', card: { role: 'group', roleDescription: this.#describe('slide') } };
  }

  get sectionDescription(): string | undefined {
    return this.#host.view.labelLang === nothing ? this.#describe('carousel') : undefined;
  }

  renderSection(): unknown {
    const phrases = this.#phrases;
    return html`<div class="carousel-buttons" ?hidden=${!this.#hasRoom}
      ><button type="button" part="previous" lang=${phrases.lang('previous')} aria-label=${phrases.text('previous')} aria-disabled=${this.#isAtStart} @click=${() => this.#step(-1)}></button
      ><button type="button" part="next" lang=${phrases.lang('next')} aria-label=${phrases.text('next')} aria-disabled=${this.#isAtEnd} @click=${() => this.#step(1)}></button
    ></div>`;
  }

  rendered(): void {
    const { cards } = this.#host.view;
    const { element } = this.#host;
    if (!cards || !element.shadowRoot) return;
    if (cards !== this.#cards) {
      this.leave();
      this.#cards = cards;
      cards.addEventListener('scroll', this.#onScroll, { passive: true });
      cards.addEventListener('focusin', this.#onFocus);
      this.#observer = new ResizeObserver(() => requestAnimationFrame(() => this.#update()));
      this.#observer.observe(cards);
    }
    const { left, first } = this.#last;
    if (!cards.contains(first)) {
      // Some browsers go back to the start where all cards are new.
      cards.scrollTo({ left, behavior: 'instant' });
      const { activeElement } = element.shadowRoot;
      if (activeElement) this.#scrollTo(activeElement); // it may have the focus from another layout
    }
    this.#update();
  }

  leave(): void {
    this.#observer?.disconnect();
    this.#cards?.removeEventListener('scroll', this.#onScroll);
    this.#cards?.removeEventListener('focusin', this.#onFocus);
    for (const card of this.#cards?.querySelectorAll(':scope > [inert]') ?? []) card.removeAttribute('inert');
    this.#cards = undefined;
  }

  get #phrases(): Phrases<keyof typeof englishCarousel> {
    return new Phrases(this.#host.composition.words, englishCarousel);
  }

  // Not where the language lacks it: the element has its name and its content in the language of the page.
  #describe(key: 'carousel' | 'slide'): string | undefined {
    return this.#phrases.lang(key) === nothing ? this.#phrases.text(key) : undefined;
  }

  /** Scrolls by as many cards as are fully visible, so that none is skipped. */
  #step(way: 1 | -1): void {
    const cards = this.#cards;
    if (!cards) return;
    const { direction, columnGap } = getComputedStyle(cards);
    const gap = parseFloat(columnGap) || 0;
    const cardPx = (cards.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
    const whole = Math.max(1, Math.floor((cards.clientWidth + gap + 1) / cardPx));
    cards.scrollBy({ left: (direction === 'rtl' ? -way : way) * whole * cardPx });
  }

  /** A script may focus a card that is not in view, and keep the browser from scrolling. */
  #scrollTo(target: Element): void {
    const cards = this.#cards;
    const card = target.closest('[part=feed] > article');
    if (!cards || !card || isInView(card, cards)) return;
    const [box, row] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
    cards.scrollBy({ left: box.left < row.left ? box.left - row.left : box.right - row.right });
  }

  /** Keeps the focus in view, and what is out of view out of the order of Tab. */
  #updateFocus(cards: HTMLElement): void {
    const all = [...cards.children].filter((card) => card instanceof HTMLElement);
    const inView = all.filter((card) => isInView(card, cards));
    const [first] = inView;
    if (!first) return; // it is not displayed
    const { activeElement } = this.#host.element.shadowRoot ?? {};
    let focused = all.find((card) => card.contains(activeElement ?? null));
    if (focused && focused === this.#focused && !inView.includes(focused)) {
      focused = all.indexOf(focused) < all.indexOf(first) ? first : inView.at(-1);
      if (focused) focused.inert = false;
      focused?.focus({ preventScroll: true });
    }
    // One that is not in view yet is on its way there.
    this.#focused = focused && inView.includes(focused) ? focused : undefined;
    for (const card of all) {
      const isOut = card !== focused && !inView.includes(card);
      if (card.inert !== isOut) card.inert = isOut;
    }
  }

  #update(): void {
    const cards = this.#cards;
    if (!cards) return;
    this.#updateFocus(cards);
    this.#last = { left: cards.scrollLeft, first: cards.firstElementChild };
    const at = Math.abs(cards.scrollLeft); // right to left, it counts down from 0
    const room = cards.scrollWidth - cards.clientWidth;
    const before = [this.#isAtStart, this.#isAtEnd, this.#hasRoom];
    this.#isAtStart = at < 1;
    this.#isAtEnd = at > room - 1;
    this.#hasRoom = room >= 1;
    const now = [this.#isAtStart, this.#isAtEnd, this.#hasRoom];
    if (now.some((value, i) => value !== before[i])) this.#host.element.requestUpdate();
  }
}

export const createFeature: CreateFeature = (host) => new Carousel(host);
