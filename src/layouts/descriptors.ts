import { CARD_HEIGHT, type Layout, reserveColumns, rowsOf, WIDE_EM } from './reserved-height.ts';

const WIDE_HEIGHT = '17em';

const list = {
  name: 'list',
  traits: [],
  reserve: ({ count }) => [
    { fromWidth: '0', height: rowsOf(count, CARD_HEIGHT) },
    { fromWidth: `${WIDE_EM}em`, height: rowsOf(count, WIDE_HEIGHT) },
  ],
} as const satisfies Layout;

/** One post has nothing beside it: in columns it would be as wide as a page, or leave the others empty. */
const ALONE = { below: 2, layout: list.name } as const;

/** Fewer posts would leave columns empty, or be as wide as a page: they are a list. */
const COLUMNS_FROM = 3;

const auto = {
  name: 'auto',
  traits: ['columns', 'roomy'],
  // As wide as `feed.css` says.
  reserve: (posts) => (posts.count < COLUMNS_FROM ? list.reserve(posts) : reserveColumns(posts, 19, 4)),
  isOfBrowser: true, // a grid until the script places the cards
  keepsServerPlaces: true,
  few: { below: COLUMNS_FROM, layout: list.name },
  hasFeatured: true,
} as const satisfies Layout;

const grid = {
  name: 'grid',
  traits: ['columns', 'rows'],
  reserve: reserveColumns,
  hasFeatured: true,
  few: ALONE,
} as const satisfies Layout;

const masonry = {
  name: 'masonry',
  traits: ['columns'],
  reserve: reserveColumns,
  isOfBrowser: true, // a grid until the script places the cards
  hasFeatured: true,
  few: ALONE,
} as const satisfies Layout;

/** Those of a carousel, and the space below. */
const BUTTONS_HEIGHT = '44px + 0.75em';

const carousel = {
  name: 'carousel',
  traits: ['columns', 'rows'],
  reserve: () => [{ fromWidth: '0', height: `${BUTTONS_HEIGHT} + ${CARD_HEIGHT}` }],
  few: ALONE,
} as const satisfies Layout;

const ROW_HEIGHT = '6em';

const compact = {
  name: 'compact',
  traits: [],
  hasOwnCards: true,
  // In columns as `feed.css` says.
  reserve: ({ count }) =>
    [1, 2, 3, 4].slice(0, count).map((columns) => ({
      fromWidth: `${32 * columns - 2}em`,
      height: `${Math.ceil(count / columns)} * ${ROW_HEIGHT}`,
    })),
} as const satisfies Layout;

const ALL = [auto, list, grid, masonry, carousel, compact] as const satisfies readonly Layout[];

export type LayoutName = (typeof ALL)[number]['name'];

export type NamedLayout = Layout & { readonly name: LayoutName };

export const LAYOUTS: readonly NamedLayout[] = ALL;

export const LAYOUT_NAMES: readonly LayoutName[] = /* @__PURE__ */ ALL.map(({ name }) => name);

/** The layout of a name, or the default. */
export const layoutOf = (name: string | undefined): NamedLayout =>
  LAYOUTS.find((layout) => layout.name === name) ?? auto;

/** What displays some posts in a layout; all posts, before they are there. */
export function displayedLayout(name: string, postCount: number): NamedLayout {
  const layout = layoutOf(name);
  const { few } = layout;
  return few && postCount > 0 && postCount < few.below ? layoutOf(few.layout) : layout;
}

/** Beside other cards, longer texts are cut: one long post would stretch a row, or be a column of its own. */
export const LINES_IN_COLUMNS = 6;
