import type { ReservedHeight } from './layout.ts';

// The space is that of the shapes which a feed displays until the posts are in (`feed/view/feed.css`): a test compares.

export const GAP = 'var(--ws-gap, 1em)';
export const CARD_HEIGHT = '30em';

const GAP_EM = 1;

/** Of some rows of cards. */
export const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/**
 * As many columns as fit: each width at which there is room for one more has fewer rows. More than six columns are rare,
 * and reserve a little too much.
 */
export function reserveColumns(count: number, columnEm = 17, columnsMax = 6): ReservedHeight[] {
  const heights: ReservedHeight[] = [];
  // By no `Array.from`, which an old page may have replaced.
  for (let columns = 1; columns <= Math.min(columnsMax, count); columns++) {
    heights.push({
      fromWidth: `${columns * (columnEm + GAP_EM) - GAP_EM}em`,
      height: rowsOf(Math.ceil(count / columns), CARD_HEIGHT),
    });
  }
  return heights;
}
