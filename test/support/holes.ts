/** Where something stands on a page, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Card extends Box {
  /** The texts, images and buttons that can be seen in it. */
  readonly pieces: readonly Box[];
  /** Whether it has words alone, which are set to fill its place. */
  readonly isNote?: boolean;
}

/** Where the cards of a feed stand that can be seen at once. */
export interface ShownCards extends Box {
  readonly gapPx: number;
  readonly cards: readonly Card[];
}

/** Around what is written stands as much as this, in any design: padding, or what parts one group from the next. */
const NORMAL_PX = 24;

const TOLERANCE_PX = 2;

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const widthOf = ({ left, right }: Box): number => right - left;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const inPercent = (share: number): number => Math.round(share * 1000) / 10;

/** The highest piece of a card in which nothing stands from edge to edge, beyond what is normal. */
function emptyPx(card: Card): number {
  const pieces = card.pieces.toSorted((one, other) => one.top - other.top);
  let [end, largest] = [card.top, 0];
  for (const { top, bottom } of [...pieces, { top: card.bottom, bottom: card.bottom }]) {
    largest = Math.max(largest, Math.min(top, card.bottom) - end);
    end = Math.max(end, bottom);
  }
  return Math.max(0, largest - NORMAL_PX);
}

/** Of the height of a card, the largest piece that is empty, in percent. */
export const emptyOfCard = (card: Card): number => inPercent(emptyPx(card) / Math.max(1, heightOf(card)));

/** Of the height of what is in view, what none of its cards needs, in percent. */
export function emptyOfView({ cards }: ShownCards): number {
  if (cards.length === 0) return 0;
  const height = Math.max(...cards.map(heightOf));
  const needed = Math.max(...cards.map((card) => heightOf(card) - emptyPx(card)));
  return inPercent(1 - needed / Math.max(1, height));
}

/** The cards that begin at one height. */
export function rowsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  const rows: Card[][] = [];
  for (const card of cards.toSorted((one, other) => one.top - other.top)) {
    const row = rows.at(-1);
    if (row?.[0] && card.top - row[0].top <= TOLERANCE_PX) row.push(card);
    else rows.push([card]);
  }
  return rows;
}

/** Of the area of a row of cards, what is bare because they end at different heights, in percent. */
export function bareOfRow(row: readonly Card[]): number {
  const bottom = Math.max(...row.map((card) => card.bottom));
  const top = Math.min(...row.map((card) => card.top));
  const bare = sum(row.map((card) => (bottom - card.bottom) * widthOf(card)));
  return inPercent(bare / Math.max(1, (bottom - top) * sum(row.map(widthOf))));
}

/** How many columns are empty because there are fewer posts than columns. */
export function emptyColumns(shown: ShownCards): number {
  const [first] = rowsOf(shown.cards);
  if (!first || first.length < shown.cards.length) return 0;
  const leftPx = widthOf(shown) - sum(first.map(widthOf)) - (first.length - 1) * shown.gapPx;
  const columnPx = Math.min(...first.map(widthOf)) + shown.gapPx;
  return Math.max(0, Math.floor((leftPx + TOLERANCE_PX) / columnPx));
}

/**
 * How far the columns of cards end from each other, in cards: the last of the longest column is one, with the gap above
 * it. Where each card is placed in the shortest column, it is never more.
 */
export function unevenColumns({ cards, gapPx }: ShownCards): number {
  const last = new Map<number, Card>();
  for (const card of cards) {
    const column = Math.round(card.left / TOLERANCE_PX);
    const before = last.get(column);
    if (!before || card.bottom > before.bottom) last.set(column, card);
  }
  if (last.size < 2) return 0;
  const [shortest, ...others] = [...last.values()].toSorted((one, other) => one.bottom - other.bottom);
  const longest = others.at(-1);
  if (!shortest || !longest) return 0;
  const differencePx = Math.max(0, longest.bottom - shortest.bottom - gapPx);
  return Math.round((differencePx / Math.max(1, heightOf(longest))) * 10) / 10;
}
