import { html, nothing } from 'lit';
import { focusedIn, holds } from '../../feed/view/flat-tree.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CardsHost, CardsRole, CreateFeature, Feature } from '../../feed/feature.ts';
import { FocusInView } from './in-view.ts';
import { isInView, type View, viewOf } from './in-view.ts';
import { CarouselWords } from './words.ts';

export { default as styles } from './carousel.css?inline';

/** Where a browser does not say that a movement is over, as Safari before 26.2: after its last step. */
const STILL_MS = 250;
const SAYS_END = 'onscrollend' in globalThis;

const SCROLLBAR_MAX_PX = 24;

/** The carousel of the ARIA Authoring Practices: a row to swipe or scroll, which never moves by itself, and says where it was moved to. */
class Carousel implements Feature {
  readonly #host: CardsHost;
  readonly #words: CarouselWords;
  readonly #focus = new FocusInView();
  #cards: HTMLElement | undefined;
  #widthPx = 0;
  #hasRoom = false;
  #isAtStart = true;
  #isAtEnd = true;
  /** Where it was last scrolled to, and its first card then. */
  #last: { readonly left: number; readonly first: Element | null } = { left: 0, first: null };
  readonly #observed = new ObservedElements(
    (view) => new view.ResizeObserver(() => requestAnimationFrame(() => this.#onResize())),
  );
  /** What was displayed when it last came to rest, and where that is to be said. */
  #rest: View | undefined;
  #said: View | undefined;
  #isMoving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onScroll = (): void => {
    this.#cards?.toggleAttribute('data-fitted', true);
    this.#isMoving = true;
    this.#update();
    clearTimeout(this.#timer);
    if (!SAYS_END) this.#timer = setTimeout(this.#cameToRest, STILL_MS);
  };
  /** Says where it was moved to; where the focus moved it, the card that has it is said. */
  readonly #cameToRest = (): void => {
    this.#isMoving = false;
    const cards = this.#cards;
    if (!cards) return;
    const now = viewOf(cards, this.#count);
    if (this.#setRest(now)) this.#said = focusedIn(cards) ? undefined : now;
  };
  readonly #onFocus = ({ target }: Event): void => this.#scrollTo(target as Element);

  constructor(host: CardsHost) {
    this.#host = host;
    this.#words = new CarouselWords(host);
  }

  get cardsRole(): CardsRole {
    const roleDescription = this.#words.describe('slide');
    const hasPlaces = this.#words.hasPlaces;
    return {
      container: 'group',
      card: (number) => ({ roleDescription, placeId: hasPlaces ? `place-${number}` : undefined }),
    };
  }

  get sectionDescription(): string | undefined {
    return this.#host.view.labelLang === nothing ? this.#words.describe('carousel') : undefined;
  }

  renderSection(): unknown {
    const { phrases } = this.#words;
    return html`<div class="carousel-buttons" ?hidden=${!this.#hasRoom}
      ><span aria-hidden="true">${this.#rest && this.#words.sayView({ ...this.#rest, count: this.#count })}</span
      ><button type="button" part="previous" aria-controls="cards" lang=${phrases.lang('previous')} aria-label=${phrases.text('previous')} aria-disabled=${this.#isAtStart} @click=${() => this.#step(-1)}></button
      ><p aria-live="polite" aria-atomic="true">${this.#said && this.#words.sayView(this.#said)}</p
      ><button type="button" part="next" aria-controls="cards" lang=${phrases.lang('next')} aria-label=${phrases.text('next')} aria-disabled=${this.#isAtEnd} @click=${() => this.#step(1)}></button
    ></div>${this.#renderPlaces()}`;
  }

  /** What the names of the cards begin with. */
  #renderPlaces(): unknown {
    if (!this.#words.hasPlaces) return undefined;
    const { posts } = this.#host.composition.displayed;
    return html`<div hidden>${posts.map((_, i) => html`<span id="place-${i + 1}">${this.#words.sayPlace(i + 1, this.#count)}</span>`)}</div>`;
  }

  rendered(): void {
    const { cards } = this.#host.view;
    const { element } = this.#host;
    if (!cards || !element.shadowRoot) return;
    if (cards !== this.#cards) {
      this.leave();
      this.#cards = cards;
      cards.id = 'cards';
      // What a server rendered stays as high as it is until the visitor moves it.
      cards.toggleAttribute('data-fitted', !this.#host.isServerRendered);
      cards.addEventListener('scroll', this.#onScroll, { passive: true });
      cards.addEventListener('scrollend', this.#cameToRest);
      cards.addEventListener('focusin', this.#onFocus);
    }
    this.#observed.replace([cards]);
    const { left, first } = this.#last;
    if (!cards.contains(first)) {
      // Some browsers go back to the start where all cards are new.
      cards.scrollTo({ left, behavior: 'instant' });
      const focused = focusedIn(cards);
      if (focused) this.#scrollTo(focused); // it may have it from another layout
    }
    this.#update();
  }

  leave(): void {
    this.#observed.clear();
    this.#cards?.removeEventListener('scroll', this.#onScroll);
    this.#cards?.removeEventListener('scrollend', this.#cameToRest);
    this.#cards?.removeEventListener('focusin', this.#onFocus);
    for (const card of this.#cards?.querySelectorAll(':scope > [inert]') ?? []) card.removeAttribute('inert');
    this.#cards?.removeAttribute('id');
    this.#cards?.removeAttribute('data-fitted');
    this.#cards = undefined;
    this.#widthPx = 0;
    clearTimeout(this.#timer);
    this.#isMoving = false;
  }

  /** Where it is moved, its height changes, and with that a scrollbar of the page may come or go: it is announced nevertheless. */
  #onResize(): void {
    const cards = this.#cards;
    if (!cards) return;
    const changePx = Math.abs(cards.clientWidth - this.#widthPx);
    this.#widthPx = cards.clientWidth;
    this.#update();
    if (!this.#isMoving || changePx > SCROLLBAR_MAX_PX) this.#setRest(viewOf(cards, this.#count));
  }

  get #count(): number {
    const { posts, awaited } = this.#host.composition.displayed;
    return posts.length + awaited;
  }

  /** Displays where it is, and tells whether it was elsewhere. */
  #setRest(now: View | undefined): boolean {
    if (!now || (now.first === this.#rest?.first && now.last === this.#rest.last)) return false;
    this.#rest = now;
    this.#host.element.requestUpdate();
    return true;
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
    const card = [...(cards?.children ?? [])].find((one) => holds(one, target));
    if (!cards || !card || isInView(card, cards)) return;
    const [box, row] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
    cards.scrollBy({ left: box.left < row.left ? box.left - row.left : box.right - row.right });
  }

  #update(): void {
    const cards = this.#cards;
    if (!cards) return;
    this.#focus.update(cards);
    this.#last = { left: cards.scrollLeft, first: cards.firstElementChild };
    const at = Math.abs(cards.scrollLeft); // right to left, it counts down from 0
    const room = cards.scrollWidth - cards.clientWidth;
    const before = [this.#isAtStart, this.#isAtEnd, this.#hasRoom];
    this.#isAtStart = at < 1;
    this.#isAtEnd = at > room - 1;
    this.#hasRoom = room >= 1 || this.#host.composition.displayed.awaited > 0;
    const now = [this.#isAtStart, this.#isAtEnd, this.#hasRoom];
    if (now.some((value, i) => value !== before[i])) this.#host.element.requestUpdate();
  }
}

export const createFeature: CreateFeature<CardsHost> = (host) => new Carousel(host);
