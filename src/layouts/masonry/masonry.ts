import { InstanceSheet } from '../../element/instance-sheet.ts';
import { isLaidOut, layOutFirst } from '../../element/near-viewport.ts';
import { isSamePx, observeSizes } from '../../element/observed-elements.ts';
import { displayedParent } from '../../element/slots.ts';
import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import { type Column, estimateHeightPx } from './estimate.ts';

/** The height of a card, whether it is as wide as all columns, and the column that it must stay in, if any. */
export interface Size {
  readonly heightPx: number;
  readonly isWide: boolean;
  readonly column?: number | undefined;
}

/** Places cards: a wide one below all columns, one with a `column` there, any other in the shortest. All are counted from 1. */
export function planMasonry<One extends Size>(sizes: readonly One[], columnCount: number, gapPx: number, rowPx = 1) {
  const ends = Array<number>(Math.max(1, columnCount)).fill(0);
  return sizes.map((size) => {
    const { heightPx, isWide, column: kept } = size;
    const column = isWide ? 0 : kept ? kept - 1 : ends.indexOf(Math.min(...ends));
    const columns = isWide ? ends.length : 1;
    const end = Math.max(...ends.slice(column, column + columns));
    const rows = heightPx && Math.ceil((heightPx + gapPx) / rowPx); // a hidden card has no gap either
    ends.fill(end + rows, column, column + columns);
    return { ...size, column: column + 1, columns, row: end + 1, rows };
  });
}

export { default as styles } from './masonry.css?inline';

/** Browsers support at least 10,000 rows of a grid. */
const ROWS_MAX = 9000;

/** No scroll bar is wider. */
const BAR_MAX_PX = 20;

/** What determines the number of columns in `feed.css`, besides the width, the font size and the gap. */
const COUNTING = ['--_card-min', '--_columns'];

function estimate(card: Element, column: Column): number {
  const text = card.querySelector('[part=text]')?.textContent ?? '';
  return estimateHeightPx(text, card.querySelector('[part=media]') !== null, column);
}

const EDGES = ['padding-block-start', 'padding-block-end', 'border-block-start-width', 'border-block-end-width'];

function edgesOf(card: Element): number {
  const style = getComputedStyle(card);
  return EDGES.reduce((sum, edge) => sum + parseFloat(style.getPropertyValue(edge)), 0);
}

/** Inline size and block size in the element's own pixels, which are whole ones if `zoom` or a transform around it changes its rectangle. */
function sizeOf(element: Element): { readonly widthPx: number; readonly heightPx: number } {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element as HTMLElement; // no card is SVG
  const own = (px: number, wholePx: number): number => (Math.abs(px - wholePx) < 1 ? px : wholePx);
  const [x, y] = [own(width, offsetWidth), own(height, offsetHeight)];
  const isHorizontal = getComputedStyle(element).writingMode.startsWith('horizontal');
  return isHorizontal ? { widthPx: x, heightPx: y } : { widthPx: y, heightPx: x };
}

/** Cards that begin within about so many heights of the window are laid out at once; the others when they come near. */
const NEAR = 2.5;

/** The first card in view, if the container begins above the window, and where that card is in the window. */
function findAnchor(cards: Element): { readonly card: Element; readonly topPx: number } | undefined {
  if (cards.getBoundingClientRect().top >= 0) return undefined;
  const card = [...cards.children].find((one) => one.getBoundingClientRect().bottom > 0);
  return card && { card, topPx: card.getBoundingClientRect().top };
}

/** Scrolls what the element moves with: the nearest box around it that can scroll so, or the page. */
function scrollAround(element: Element, topPx: number): void {
  const { scrollingElement } = element.ownerDocument;
  let node: Element | undefined = element;
  for (; node; node = displayedParent(node)) {
    const { scrollTop } = node;
    if (node === scrollingElement || /auto|scroll/.test(getComputedStyle(node).overflowY))
      node.scrollBy({ top: topPx, behavior: 'instant' });
    if (node.scrollTop !== scrollTop) return;
  }
}

/** Cards without holes between them, each in the column that is shortest so far: none begins above the one before it in the document. */
export const createFeature: CreateFeature<CardsHost> = (host) => {
  const observed = observeSizes(() => sheet && rendered(true)?.(), isOther); // it may have left by then
  /** The sizes by which the cards were placed: the height of each, and the width of the container. */
  const placedPx = new WeakMap<Element, number>();
  /** The height of each card when it was last laid out in this width: the box of a skipped card has another. */
  let measuredPx = new WeakMap<Element, number>();
  /** The column of each card, counted from 1. */
  let columns = new WeakMap<Element, number>();
  /** The values of the styles by which the columns were counted. */
  let room = '';
  let columnCount = 1;
  let gapPx = 0;
  /** The number and height of the cards when a scroll bar came: if they were lower, it would go, and come again for ever. */
  let kept = { count: 0, heightPx: 0 };
  let sheet: InstanceSheet | undefined;

  /** An observation begins by reporting the present size, which was already measured. */
  function isOther({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean {
    const sizePx = target === host.view.cards ? size?.inlineSize : size?.blockSize;
    return !isSamePx(sizePx, placedPx.get(target));
  }

  /** Counts while the cards are not placed: their places would count as columns, even without room for them. */
  function countColumns(cards: HTMLElement): void {
    const style = getComputedStyle(cards);
    const { inlineSize, fontSize, columnGap } = style;
    const now = [inlineSize, fontSize, columnGap, ...COUNTING.map((name) => style.getPropertyValue(name))].join();
    if (now === room) return;
    const narrowerPx = parseFloat(room) - parseFloat(now); // each begins with the width
    room = now;
    columns = new WeakMap();
    measuredPx = new WeakMap();
    if (cards.hasAttribute('data-placed')) {
      const { heightPx } = sizeOf(cards);
      const isBar = narrowerPx > 0 && narrowerPx <= BAR_MAX_PX;
      kept = { count: isBar ? cards.childElementCount : 0, heightPx };
      // Keeps the height, else the page would become shorter than the visitor has scrolled.
      sheet?.write(`[data-placed]{min-block-size:${heightPx}px;overflow-anchor:none}`);
    }
    columnCount = style.gridTemplateColumns.split(' ').length;
    gapPx = parseFloat(columnGap) || 0;
  }

  /** A skipped card counts with its last measured height, or an estimated one. */
  function sizesOf(cards: HTMLElement, widthPx: number) {
    const hasWide = cards.closest('.featured') !== null;
    // While a text is open, cards keep their columns: opening it moves only what is below it.
    const isOpened = cards.querySelector('[aria-expanded=true]') !== null;
    const fontPx = parseFloat(getComputedStyle(cards).fontSize);
    const linesMax = host.element.lines || Infinity;
    const column = { widthPx: (widthPx + gapPx) / columnCount - gapPx, fontPx, linesMax };
    return [...cards.children].map((card) => {
      const isSkipped = card.checkVisibility() && !isLaidOut(card);
      if (card.hasAttribute('data-near') || !isSkipped) measuredPx.set(card, sizeOf(card).heightPx);
      const heightPx = measuredPx.get(card) ?? estimate(card, column);
      const isFirst = hasWide && card.matches('article:is(:first-of-type, :has(> [part=pinned]))');
      const isWide = isFirst || card.localName !== 'article';
      return { card, heightPx, isWide, column: isOpened ? columns.get(card) : undefined };
    });
  }

  /** Lays out the cards near the viewport, so that they are measured: estimates would misplace them for a frame. */
  function layOutNear(cards: HTMLElement): void {
    const rows = planMasonry(sizesOf(cards, sizeOf(cards).widthPx), columnCount, gapPx).map(({ row }) => row);
    const endPx = NEAR * innerHeight - cards.getBoundingClientRect().top;
    layOutFirst(cards, rows.findLastIndex((row) => row < endPx) + 1);
  }

  function plan(cards: HTMLElement): string {
    const { widthPx } = sizeOf(cards);
    placedPx.set(cards, widthPx);
    const sizes = sizesOf(cards, widthPx);
    const rowPx = Math.ceil(sizes.reduce((sum, { heightPx }) => sum + heightPx + gapPx, 1) / ROWS_MAX);
    // Rules by ids or tag names: no other elements are restyled for them. More specific than `featured.css`.
    const places = planMasonry(sizes, columnCount, gapPx, rowPx).map((placed, i) => {
      const { card, heightPx, column, columns: span, row, rows } = placed;
      columns.set(card, column);
      placedPx.set(card, heightPx);
      const skipped = card.hasAttribute('data-near')
        ? ''
        : `;contain-intrinsic-block-size:${heightPx - edgesOf(card)}px`;
      const selector = card.id ? `#${card.id}` : `${card.localName}:nth-child(${i + 1})`;
      return `[part][data-placed] > ${selector}{grid-area:${row}/${column}/span ${rows}/span ${span}${skipped}}`;
    });
    // Not for print: paper has another width, and nothing is measured there.
    const keptPx = kept.count === sizes.length ? `;min-block-size:${kept.heightPx}px` : '';
    return `@media not print{[data-placed]{grid-auto-rows:${rowPx}px${keptPx}}${places.join('')}}`;
  }

  function place(cards: HTMLElement): void {
    const isPlaced = columnCount > 1;
    // Cards get their natural height. Mostly the container's width has given it to them, and they are not laid out again.
    if (isPlaced && getComputedStyle(cards).alignItems !== 'start') cards.setAttribute('data-placed', '');
    sheet?.write(isPlaced ? plan(cards) : '');
    cards.toggleAttribute('data-placed', isPlaced);
    observed.replace(isPlaced ? [cards, ...cards.children] : [cards]);
  }

  function rendered(isResized = false): (() => void) | undefined {
    const { cards } = host.view;
    const { shadowRoot } = host.element;
    if (!cards || !shadowRoot) return undefined;
    sheet ??= new InstanceSheet(shadowRoot);
    if (cards.checkVisibility()) {
      const anchor = findAnchor(cards);
      countColumns(cards);
      // An update that brings no card needs no other layout.
      const isKnown = !isResized && [...cards.children].every((card) => columns.has(card));
      if (columnCount > 1 && !isKnown) layOutNear(cards);
      return () => {
        place(cards);
        // The cards above the anchor differ from their estimated heights. No engine keeps the anchor in place in all cases.
        const movedPx = anchor ? anchor.card.getBoundingClientRect().top - anchor.topPx : 0;
        if (Math.abs(movedPx) > 1) scrollAround(cards, movedPx);
      };
    }
    // A container that is not rendered has no columns to count. Once it is, a new observation reports it, even in the same size:
    // a closed `<details>` and `hidden="until-found"` keep the sizes of what is in them.
    if (placedPx.delete(cards)) observed.remove(cards);
    observed.add(cards);
    return undefined;
  }

  return {
    rendered: () => rendered(),
    leave() {
      observed.clear();
      sheet?.remove();
      sheet = undefined;
      host.view.cards?.removeAttribute('data-placed');
    },
  };
};
