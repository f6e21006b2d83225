import type { ReservedHeight } from './layout.ts';

// The space is that of the shapes which a feed displays until the posts are in (`feed/view/feed.css`): a test compares.

export const GAP = 'var(--ws-gap, 1em)';
export const CARD_HEIGHT = '30em';

const COLUMN_EM = 17;
const GAP_EM = 1;
/** More columns are rare, and reserve a little too much. */
const COLUMNS_MAX = 6;

/** Of some rows of cards. */
export const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/** As many columns as fit: each width at which there is room for one more has fewer rows. */
export function reserveColumns(count: number): ReservedHeight[] {
  const heights: ReservedHeight[] = [];
  // By no `Array.from`, which an old page may have replaced.
  for (let columns = 1; columns <= Math.min(COLUMNS_MAX, count); columns++) {
    heights.push({
      fromWidth: `${columns * (COLUMN_EM + GAP_EM) - GAP_EM}em`,
      height: rowsOf(Math.ceil(count / columns), CARD_HEIGHT),
    });
  }
  return heights;
}
