/** The height that is reserved for posts before they are there, as CSS, for elements at least `fromEm` wide. */
type ReservedHeight = Readonly<{ fromEm: number; height: string }>;

interface ReservedPosts {
  readonly count: number;
  /** Whether the first is as wide as a row of columns. */
  readonly isFeatured: boolean;
}

/** What is known of a layout before it is loaded: a row of `descriptors.ts`; the registry adds the module. */
export interface Layout {
  /** As the attribute has it; also a class of the feed's root. */
  readonly name: string;
  /**
   * Further classes of the feed's root: with `columns`, cards are side by side, in as many columns as fit and posts
   * fill, so that long texts are cut; with `roomy`, columns are wider and at most four; with `rows`, cards are as high as
   * the highest of their row.
   */
  readonly traits: readonly ('columns' | 'roomy' | 'rows')[];
  /** Whether it has a card design of its own: then no other design applies. */
  readonly hasOwnCards?: true;
  /** Whether its module works only in a browser. On a server, and until it is loaded, the styles of all feeds suffice. */
  readonly isBrowserOnly?: true;
  /** Whether a card can be as wide as a row of columns. */
  readonly hasFeatured?: true;
  /** The layout that displays the posts if they are fewer than `below`. */
  readonly few?: { readonly below: number; readonly layout: string };
  /** Whether cards that a server rendered stay where the styles of all feeds place them, so that nothing moves. */
  readonly keepsServerPlaces?: true;
}

// The space is that of the skeletons of a feed (`feed/view/feed.css`): a test compares them.

export const GAP = 'var(--ws-gap, 1em)';
const CARD_HEIGHT = '30em';

/** From this width on, an image is beside the text: in a list, and in a card that is as wide as a row. */
const WIDE_EM = 40;
const FEATURED_HEIGHT = '20em';

const GAP_EM = 1;

/** The height of some rows of cards, with the gaps between them. */
const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/** As many columns as fit: each width with room for one more column has fewer rows. More than six are rare: too much is reserved. */
function reserveColumns({ count, isFeatured }: ReservedPosts, columnEm = 17, columnsMax = 6): ReservedHeight[] {
  const heights: ReservedHeight[] = [];
  const add = (fromEm: number, columns: number): void => {
    const featured = fromEm < WIDE_EM ? CARD_HEIGHT : FEATURED_HEIGHT;
    const rows = rowsOf(Math.ceil((isFeatured ? count - 1 : count) / columns), CARD_HEIGHT);
    heights.push({ fromEm, height: isFeatured ? `${featured} + ${GAP} + ${rows}` : rows });
  };
  const startOf = (columns: number): number => columns * (columnEm + GAP_EM) - GAP_EM;
  // Without `Array.from`, which an old page may have replaced.
  for (let columns = 1; columns <= Math.min(columnsMax, count); columns++) {
    add(startOf(columns), columns);
    if (isFeatured && startOf(columns) < WIDE_EM && startOf(columns + 1) > WIDE_EM) add(WIDE_EM, columns);
  }
  return heights;
}

/** Fewer posts are a list: they would leave columns empty, or be as wide as the page. */
export const COLUMNS_FROM = 3;

const reserveList = ({ count }: ReservedPosts): ReservedHeight[] => [
  { fromEm: 0, height: rowsOf(count, CARD_HEIGHT) },
  { fromEm: WIDE_EM, height: rowsOf(count, '17em') },
];

// Column width and maximum as in `feed.css`.
const reserveAuto = (posts: ReservedPosts): ReservedHeight[] =>
  posts.count < COLUMNS_FROM ? reserveList(posts) : reserveColumns(posts, 19, 4);

/** For each layout but the default: the heights to reserve, those for the narrowest element first. */
const RESERVED: Readonly<Record<string, (posts: ReservedPosts) => ReservedHeight[]>> = {
  list: reserveList,
  grid: reserveColumns,
  masonry: reserveColumns,
  // With its buttons, and the space below them.
  carousel: () => [{ fromEm: 0, height: `44px + 0.75em + ${CARD_HEIGHT}` }],
  // Columns as in `feed.css`.
  compact: ({ count }) =>
    [1, 2, 3, 4].slice(0, count).map((columns) => ({
      fromEm: 32 * columns - 2,
      height: `${Math.ceil(count / columns)} * 6em`,
    })),
};

/** The heights to reserve for a layout, or for the default one. */
export const reservedHeights = (layout: string, posts: ReservedPosts): ReservedHeight[] =>
  ((Object.hasOwn(RESERVED, layout) && RESERVED[layout]) || reserveAuto)(posts);
