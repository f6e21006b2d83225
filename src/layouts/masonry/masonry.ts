import { InstanceSheet } from '../../element/instance-sheet.ts';
import { isSamePx, ObservedElements } from '../../element/observed-elements.ts';
import type { CardsHost, CreateFeature, Feature } from '../../feed/feature.ts';

/** Where a card is, in columns and rows, both counted from 1. */
export interface Place {
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

/** How high a card is, whether it is as wide as all columns, and the column that it is to stay in. */
export interface Size {
  readonly heightPx: number;
  readonly isWide: boolean;
  readonly column?: number | undefined;
}

/** Puts each other card into the column that is shortest so far, the first of equals; a wide one below all columns. */
export function planMasonry(sizes: readonly Size[], columnCount: number, gapPx: number, rowPx = 1): Place[] {
  const ends = Array<number>(Math.max(1, columnCount)).fill(0);
  return sizes.map(({ heightPx, isWide, column: kept }) => {
    const column = isWide ? 0 : kept ? kept - 1 : ends.indexOf(Math.min(...ends));
    const columns = isWide ? ends.length : 1;
    const end = Math.max(...ends.slice(column, column + columns));
    const rows = Math.ceil((heightPx + gapPx) / rowPx);
    ends.fill(end + rows, column, column + columns);
    return { column: column + 1, columns, row: end + 1, rows };
  });
}

export { default as styles } from './masonry.css?inline';

/** Browsers support at least 10,000 rows of a grid. */
const ROWS_MAX = 9000;

/** As high as their row. */
const STRETCHED = '.columns [part=feed]{align-items:stretch}';

/** No scroll bar is wider. */
const BAR_MAX_PX = 20;

/** What `feed.css` counts columns by, besides the room and the text. */
const COUNTING = ['--_card-min', '--_columns'];

/** Cards without holes between them, each in the column that is shortest so far: none begins above the one before it in the document. */
class Masonry implements Feature {
  readonly #host: CardsHost;
  readonly #observed = new ObservedElements(
    (view) =>
      new view.ResizeObserver((entries) => {
        if (entries.some((entry) => this.#isOther(entry))) requestAnimationFrame(() => this.rendered()?.());
      }),
  );
  /** What the cards were placed by: how high each was, and how wide their container. */
  readonly #placedPx = new WeakMap<Element, number>();
  #sheet: InstanceSheet | undefined;
  #cards: HTMLElement | undefined;
  /** The column of each, counted from 1. */
  #columns = new WeakMap<Element, number>();
  /** What the columns were counted for. */
  #room = '';
  #columnCount = 1;
  #gapPx = 0;
  /** How high so many cards were when a scroll bar came: lower, they would send it away, and it would come again. */
  #kept = { count: 0, heightPx: 0 };

  constructor(host: CardsHost) {
    this.#host = host;
  }

  rendered(): (() => void) | undefined {
    const { cards } = this.#host.view;
    const { shadowRoot } = this.#host.element;
    if (!cards || !shadowRoot) return undefined;
    this.#cards = cards;
    const sheet = (this.#sheet ??= new InstanceSheet(shadowRoot));
    this.#observed.add(cards);
    if (cards.checkVisibility()) {
      this.#countColumns(cards);
      return () => this.#place(cards, sheet);
    }
    // What is not rendered has no columns to count. Its size changes, and is observed, once it is rendered.
    this.#placedPx.delete(cards);
    return undefined;
  }

  #place(cards: HTMLElement, sheet: InstanceSheet): void {
    const isPlaced = this.#columnCount > 1;
    // As high as they are by themselves. Mostly they are by the width of their container, and are not laid out again.
    if (isPlaced && getComputedStyle(cards).alignItems !== 'start') {
      sheet.write('');
      cards.setAttribute('data-placed', '');
    }
    sheet.write(isPlaced ? this.#planned(cards) : STRETCHED);
    cards.toggleAttribute('data-placed', isPlaced);
    this.#observed.replace(isPlaced ? [cards, ...cards.children] : [cards]);
  }

  leave(): void {
    this.#observed.clear();
    this.#sheet?.remove();
    this.#sheet = undefined;
    this.#cards?.removeAttribute('data-placed');
    this.#room = '';
  }

  /** An observation begins with the size that there is, which was measured already. */
  #isOther({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean {
    const sizePx = target === this.#cards ? size?.inlineSize : size?.blockSize;
    return !isSamePx(sizePx, this.#placedPx.get(target));
  }

  /** Where the cards are not placed: places would count as columns, though there is no room for them any more. */
  #countColumns(cards: HTMLElement): void {
    const style = getComputedStyle(cards);
    const { width, fontSize, columnGap } = style;
    const room = [width, fontSize, columnGap, ...COUNTING.map((name) => style.getPropertyValue(name))].join();
    if (room === this.#room) return;
    const narrowerPx = parseFloat(this.#room) - parseFloat(room); // each begins with the width
    this.#room = room;
    this.#columns = new WeakMap();
    if (cards.hasAttribute('data-placed')) {
      const heightPx = cards.offsetHeight;
      const isBar = narrowerPx > 0 && narrowerPx <= BAR_MAX_PX;
      this.#kept = { count: isBar ? cards.childElementCount : 0, heightPx };
      // As high as it is, else the page would be too short for where the visitor has scrolled it.
      this.#sheet?.write(`.columns [part=feed]{min-block-size:${heightPx}px;overflow-anchor:none}`);
    }
    this.#columnCount = style.gridTemplateColumns.split(' ').length;
    this.#gapPx = parseFloat(columnGap) || 0;
  }

  #planned(cards: HTMLElement): string {
    const gap = this.#gapPx;
    const hasWide = cards.closest('.featured') !== null;
    this.#placedPx.set(cards, cards.getBoundingClientRect().width);
    // What a visitor opens moves what is below it, and no card to another column.
    const isOpened = cards.querySelector('[aria-expanded=true]') !== null;
    const sizes = [...cards.children].map((card) => {
      const heightPx = card.getBoundingClientRect().height;
      this.#placedPx.set(card, heightPx);
      const isFirst = hasWide && card.matches('article:is(:first-of-type, :has(> [part=pinned]))');
      const isWide = isFirst || card.localName !== 'article';
      return { heightPx, isWide, column: isOpened ? this.#columns.get(card) : undefined };
    });
    const rowPx = Math.ceil(sizes.reduce((sum, { heightPx }) => sum + heightPx + gap, 1) / ROWS_MAX);
    // As specific as `featured.css`, and later.
    const places = planMasonry(sizes, this.#columnCount, gap, rowPx).map(({ column, columns, row, rows }, i) => {
      const card = cards.children[i];
      if (card) this.#columns.set(card, column);
      return `[data-placed] > [part]:nth-child(${i + 1}){grid-area:${row}/${column}/span ${rows}/span ${columns}}`;
    });
    // Paper has another width, and nothing measures there.
    const kept = this.#kept.count === sizes.length ? `;min-block-size:${this.#kept.heightPx}px` : '';
    return `@media not print{[data-placed]{grid-auto-rows:${rowPx}px${kept}}${places.join('')}}`;
  }
}

export const createFeature: CreateFeature<CardsHost> = (host) => new Masonry(host);
