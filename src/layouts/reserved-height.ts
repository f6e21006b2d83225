/** How much space the posts take before they are there: in CSS, from a width of the element on. */
type ReservedHeight = Readonly<{ fromEm: number; height: string }>;

interface ReservedPosts {
  readonly count: number;
  /** Whether the first is as wide as a row of columns. */
  readonly isFeatured: boolean;
}

/** What is known of a layout before it is loaded: a row of `descriptors.ts`; the registry adds the module. */
export interface Layout {
  /** As it is written; a class of the feed's root, too. */
  readonly name: string;
  /**
   * Classes of the feed's root besides: with `columns`, cards are side by side, in as many columns as fit and posts
   * fill, so that long texts are cut; with `roomy`, columns are wider and at most four; with `rows`, cards are as high as
   * the highest of their row.
   */
  readonly traits: readonly ('columns' | 'roomy' | 'rows')[];
  /** Whether its cards are its own: then they have no other design. */
  readonly hasOwnCards?: true;
  /** Whether its module works in a browser alone: on a server, and until it is loaded, the styles of all feeds do. */
  readonly isOfBrowser?: true;
  /** Whether a card can be as wide as a row of columns. */
  readonly hasFeatured?: true;
  /** The name of the layout that displays fewer posts. */
  readonly few?: { readonly below: number; readonly layout: string };
  /** Whether cards that a server rendered stay where the styles of all feeds place them: its module moves nothing then. */
  readonly keepsServerPlaces?: true;
}

// The space is that of the shapes which a feed displays until the posts are in (`feed/view/feed.css`): a test compares.

export const GAP = 'var(--ws-gap, 1em)';
const CARD_HEIGHT = '30em';

/** From here on an image is beside the text: in a list, and in a card that is as wide as a row. */
const WIDE_EM = 40;
const FEATURED_HEIGHT = '20em';

const GAP_EM = 1;

/** Of some rows of cards. */
const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/** As many columns as fit: each width with room for one more has fewer rows. More than six are rare, and reserve a little too much. */
function reserveColumns({ count, isFeatured }: ReservedPosts, columnEm = 17, columnsMax = 6): ReservedHeight[] {
  const heights: ReservedHeight[] = [];
  const add = (fromEm: number, columns: number): void => {
    const featured = fromEm < WIDE_EM ? CARD_HEIGHT : FEATURED_HEIGHT;
    const rows = rowsOf(Math.ceil((isFeatured ? count - 1 : count) / columns), CARD_HEIGHT);
    heights.push({ fromEm, height: isFeatured ? `${featured} + ${GAP} + ${rows}` : rows });
  };
  const startOf = (columns: number): number => columns * (columnEm + GAP_EM) - GAP_EM;
  // By no `Array.from`, which an old page may have replaced.
  for (let columns = 1; columns <= Math.min(columnsMax, count); columns++) {
    add(startOf(columns), columns);
    if (isFeatured && startOf(columns) < WIDE_EM && startOf(columns + 1) > WIDE_EM) add(WIDE_EM, columns);
  }
  return heights;
}

/** Fewer posts would leave columns empty, or be as wide as a page: they are a list. */
export const COLUMNS_FROM = 3;

const reserveList = ({ count }: ReservedPosts): ReservedHeight[] => [
  { fromEm: 0, height: rowsOf(count, CARD_HEIGHT) },
  { fromEm: WIDE_EM, height: rowsOf(count, '17em') },
];

// As wide as `feed.css` says.
const reserveAuto = (posts: ReservedPosts): ReservedHeight[] =>
  posts.count < COLUMNS_FROM ? reserveList(posts) : reserveColumns(posts, 19, 4);

/** Of each layout but the default: the space of some posts, the narrowest element first. */
const RESERVED: Readonly<Record<string, (posts: ReservedPosts) => ReservedHeight[]>> = {
  list: reserveList,
  grid: reserveColumns,
  masonry: reserveColumns,
  // Its buttons, and the space below.
  carousel: () => [{ fromEm: 0, height: `44px + 0.75em + ${CARD_HEIGHT}` }],
  // In columns as `feed.css` says.
  compact: ({ count }) =>
    [1, 2, 3, 4].slice(0, count).map((columns) => ({
      fromEm: 32 * columns - 2,
      height: `${Math.ceil(count / columns)} * 6em`,
    })),
};

/** The space of a layout, or of the default. */
export const reservedHeights = (layout: string, posts: ReservedPosts): ReservedHeight[] =>
  ((Object.hasOwn(RESERVED, layout) && RESERVED[layout]) || reserveAuto)(posts);

/** Whether the window has room for two columns by default, in type that is not much smaller than usual. */
export const mayHaveColumns = (): boolean => innerWidth >= 450;
