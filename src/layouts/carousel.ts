import { html } from 'lit';
import { adoptStyles } from '../element/adopt-styles.ts';
import type { CardsRole, CreateFeature, Feature, FeatureHost } from '../feed/feature.ts';
import styles from './carousel.css?inline';
import { englishCarousel } from './english-carousel.ts';

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
  /** Where it was last scrolled to, and its first card then. */
  #last: { readonly left: number; readonly first: Element | null } = { left: 0, first: null };
  readonly #observer = new ResizeObserver(() => requestAnimationFrame(() => this.#update()));
  readonly #onScroll = (): void => this.#update();

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  get cardsRole(): CardsRole {
    return { container: 'group', card: { role: 'group', roleDescription: this.#messages.slide } };
  }

  get sectionDescription(): string {
    return this.#messages.carousel;
  }

  renderSection(): unknown {
    const { previous, next } = this.#messages;
    return html`<div class="carousel-buttons" ?hidden=${!this.#hasRoom}
      ><button type="button" part="previous" aria-label=${previous} aria-disabled=${this.#isAtStart} @click=${() => this.#step(-1)}></button
      ><button type="button" part="next" aria-label=${next} aria-disabled=${this.#isAtEnd} @click=${() => this.#step(1)}></button
    ></div>`;
  }

  rendered(): void {
    const { cards, element } = this.#host;
    if (!cards || !element.shadowRoot) return;
    adoptStyles(element.shadowRoot, styles);
    if (cards !== this.#cards) {
      this.leave();
      this.#cards = cards;
      cards.addEventListener('scroll', this.#onScroll, { passive: true });
      this.#observer.observe(cards);
    }
    const { left, first } = this.#last;
    // Some browsers go back to the start where all cards are new.
    if (!cards.contains(first)) cards.scrollTo({ left, behavior: 'instant' });
    this.#update();
  }

  leave(): void {
    this.#observer.disconnect();
    this.#cards?.removeEventListener('scroll', this.#onScroll);
    this.#cards = undefined;
  }

  get #messages() {
    return { ...englishCarousel, ...this.#host.words.messages };
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

  #update(): void {
    const cards = this.#cards;
    if (!cards) return;
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
