import { html, nothing } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishCarousel } from '../../content/languages/english/carousel.ts';
import { fillPosition } from '../../content/words.ts';
import { observeSizes } from '../../element/observed-elements.ts';
import { focusedIn, holds } from '../../feed/view/flat-tree.ts';
import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import { isInView, makeFocusKeeper, type View, viewOf } from './in-view.ts';

export { default as styles } from './carousel.css?inline';

const ENGLISH = { ...englishCards, ...englishCarousel };

/** In browsers without `scrollend`, such as Safari before 26.2: how long after the last `scroll` event scrolling has ended. */
const STILL_MS = 250;

const SCROLLBAR_MAX_PX = 24;

/** The carousel of the ARIA Authoring Practices: a row to swipe or scroll. It never moves by itself, and announces where it was moved to. */
export const createFeature: CreateFeature<CardsHost> = (host) => {
  const keepFocusInView = makeFocusKeeper();
  let row: HTMLElement | undefined;
  let widthPx = 0;
  let room = { isThere: false, isAtStart: true, isAtEnd: true };
  /** The last scroll position of the row, and its first card and the number of cards at that time. */
  let last = { left: 0, first: null as Element | null, count: 0 };
  const observed = observeSizes(() => row && onResize(row)); // it may have left by then
  /** The cards in view when the row last came to rest, and those that are announced. */
  let rest: View | undefined;
  let said: View | undefined;
  let isMoving = false;
  let listening: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onScroll(cards: HTMLElement): void {
    cards.toggleAttribute('data-fitted', true);
    isMoving = true;
    update(cards);
    clearTimeout(timer);
    if (!('onscrollend' in globalThis)) timer = setTimeout(() => cameToRest(cards), STILL_MS);
  }

  /** Announces where the row was moved to, unless a card has the focus: screen readers announce that card. */
  function cameToRest(cards: HTMLElement): void {
    isMoving = false;
    const now = viewOf(cards, countPosts());
    if (setRest(now)) said = focusedIn(cards) ? undefined : now;
  }

  const makePhrases = () => host.composition.phrases(ENGLISH);

  /** `undefined` if the language lacks the phrase: the name and content of the element are in the page's language. */
  function describe(key: 'carousel' | 'slide'): string | undefined {
    const phrases = makePhrases();
    return phrases.lang(key) === nothing ? phrases.text(key) : undefined;
  }

  /** Whether the language has the phrase: if not, it cannot be in the cards' names, which are in the page's language. */
  const hasPlaces = (): boolean => makePhrases().lang('position') === nothing;

  function sayPosition(ends: readonly number[], count: number): string {
    const { format } = host.composition.words;
    return fillPosition(makePhrases().text('position'), ends.map(format.whole).join('–'), format.whole(count));
  }

  const sayView = ({ first, last, count }: View): unknown =>
    makePhrases().mark('position', sayPosition(first === last ? [first] : [first, last], count));

  /** The first part of the cards' names. The comma is in the same text node: between two, browsers would add a space. */
  function renderPlaces(): unknown {
    if (!hasPlaces()) return undefined;
    return html`<div hidden>${host.composition.displayed.posts.map((_, i) => html`<span id="place-${i + 1}">${`${sayPosition([i + 1], countPosts())},`}</span>`)}</div>`;
  }

  /** A move changes the row's height, so the page's scrollbar may come or go: that resize must not prevent the announcement. */
  function onResize(cards: HTMLElement): void {
    const changePx = Math.abs(cards.clientWidth - widthPx);
    widthPx = cards.clientWidth;
    update(cards);
    if (!isMoving || changePx > SCROLLBAR_MAX_PX) setRest(viewOf(cards, countPosts()));
  }

  function countPosts(): number {
    const { posts, awaited } = host.composition.displayed;
    return posts.length + awaited;
  }

  /** Displays which cards are in view. Returns whether they are others than before. */
  function setRest(now: View | undefined): boolean {
    if (!now || (now.first === rest?.first && now.last === rest.last)) return false;
    rest = now;
    host.element.requestUpdate();
    return true;
  }

  /** Scrolls by as many cards as are fully visible, so that none is skipped. */
  function step(way: 1 | -1): void {
    if (!row) return;
    const { direction, columnGap } = getComputedStyle(row);
    const gap = parseFloat(columnGap) || 0;
    const first = [...row.children].find((card) => card.checkVisibility());
    // Not by its rectangle, which a transform or `zoom` around it changes.
    const cardPx = (first ? parseFloat(getComputedStyle(first).width) : 0) + gap;
    const whole = Math.max(1, Math.floor((row.clientWidth + gap + 1) / cardPx));
    row.scrollBy({ left: (direction === 'rtl' ? -way : way) * whole * cardPx });
  }

  /** Scrolls to a card that is not in view: a script may focus it and prevent the browser from scrolling. */
  function scrollTo(target: Element, cards: HTMLElement): void {
    const card = [...cards.children].find((one) => holds(one, target));
    if (!card || isInView(card, cards)) return;
    const [box, visible] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
    cards.scrollBy({ left: box.left < visible.left ? box.left - visible.left : box.right - visible.right });
  }

  function update(cards: HTMLElement): void {
    keepFocusInView(cards);
    last = { left: cards.scrollLeft, first: cards.firstElementChild, count: cards.childElementCount };
    const at = Math.abs(cards.scrollLeft); // from right to left, it is negative
    const most = cards.scrollWidth - cards.clientWidth;
    const before = JSON.stringify(room);
    room = { isThere: most >= 1 || host.composition.displayed.awaited > 0, isAtStart: at < 1, isAtEnd: at >= most - 1 };
    if (JSON.stringify(room) !== before) host.element.requestUpdate();
  }

  function leave(): void {
    observed.clear();
    listening?.abort();
    for (const card of row?.children ?? []) card.removeAttribute('inert');
    for (const name of ['id', 'data-fitted']) row?.removeAttribute(name);
    row = undefined;
    widthPx = 0;
    clearTimeout(timer);
    isMoving = false;
  }

  return {
    get cardsRole() {
      const roleDescription = describe('slide');
      const isPlaced = hasPlaces();
      return {
        container: 'group',
        card: (number: number) => ({ roleDescription, placeId: isPlaced ? `place-${number}` : undefined }),
      };
    },
    get sectionDescription() {
      return host.view.labelLang === nothing ? describe('carousel') : undefined;
    },
    renderSection() {
      const phrases = makePhrases();
      return html`<div class="carousel-buttons" ?hidden=${!room.isThere}
        ><span aria-hidden="true">${rest && sayView({ ...rest, count: countPosts() })}</span
        ><button type="button" part="previous" aria-controls="cards" lang=${phrases.lang('previous')} aria-label=${phrases.text('previous')} aria-disabled=${room.isAtStart} @click=${() => step(-1)}></button
        ><p aria-live="polite" aria-atomic="true">${said && sayView(said)}</p
        ><button type="button" part="next" aria-controls="cards" lang=${phrases.lang('next')} aria-label=${phrases.text('next')} aria-disabled=${room.isAtEnd} @click=${() => step(1)}></button
      ></div>${renderPlaces()}`;
    },
    rendered() {
      const { element, isServerRendered, view } = host;
      const { cards } = view;
      if (!cards || !element.shadowRoot) return;
      if (row !== cards) {
        leave();
        row = cards;
        cards.id = 'cards';
        // What a server rendered keeps its height until the visitor moves it.
        cards.toggleAttribute('data-fitted', !isServerRendered);
        const { signal } = (listening = new AbortController());
        cards.addEventListener('scroll', () => onScroll(cards), { passive: true, signal });
        cards.addEventListener('scrollend', () => cameToRest(cards), { signal });
        cards.addEventListener('focusin', ({ target }) => scrollTo(target as Element, cards), { signal });
      }
      observed.replace([cards]);
      const areNew = !cards.contains(last.first);
      const hasGrown = cards.firstElementChild === last.first && cards.childElementCount > last.count;
      // Some browsers go back to the start if all cards are new; right to left, WebKit moves if some are added.
      if (areNew || (hasGrown && !isMoving)) cards.scrollTo({ left: last.left, behavior: 'instant' });
      const focused = areNew && focusedIn(cards);
      if (focused) scrollTo(focused, cards); // a card may have got it in another layout
      update(cards);
    },
    leave,
  };
};
