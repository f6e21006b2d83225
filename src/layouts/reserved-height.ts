import type { ReservedHeight, ReservedPosts } from './layout.ts';

// The space is that of the shapes which a feed displays until the posts are in (`feed/view/feed.css`): a test compares.

export const GAP = 'var(--ws-gap, 1em)';
export const CARD_HEIGHT = '30em';

/** From here on an image is beside the text: in a list, and in a card that is as wide as a row. */
export const WIDE_EM = 40;
const FEATURED_HEIGHT = '20em';

const GAP_EM = 1;

/** Of some rows of cards. */
export const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/**
 * As many columns as fit: each width at which there is room for one more has fewer rows. More than six columns are rare,
 * and reserve a little too much.
 */
export function reserveColumns({ count, isFeatured }: ReservedPosts, columnEm = 17, columnsMax = 6): ReservedHeight[] {
  const heights: ReservedHeight[] = [];
  const add = (fromEm: number, columns: number): void => {
    const featured = fromEm < WIDE_EM ? CARD_HEIGHT : FEATURED_HEIGHT;
    const rows = rowsOf(Math.ceil((isFeatured ? count - 1 : count) / columns), CARD_HEIGHT);
    heights.push({ fromWidth: `${fromEm}em`, height: isFeatured ? `${featured} + ${GAP} + ${rows}` : rows });
  };
  const startOf = (columns: number): number => columns * (columnEm + GAP_EM) - GAP_EM;
  // By no `Array.from`, which an old page may have replaced.
  for (let columns = 1; columns <= Math.min(columnsMax, count); columns++) {
    add(startOf(columns), columns);
    if (isFeatured && startOf(columns) < WIDE_EM && startOf(columns + 1) > WIDE_EM) add(WIDE_EM, columns);
  }
  return heights;
}
