import { COLUMNS_FROM, type Layout } from './reserved-height.ts';

/** A single post is a list: in columns it would be as wide as the page, or leave the other columns empty. */
const ALONE = { below: 2, layout: 'list' } as const;

const ALL = [
  {
    name: 'auto',
    traits: ['columns', 'roomy'],
    isBrowserOnly: true, // a grid until the script places the cards
    keepsServerPlaces: true,
    few: { below: COLUMNS_FROM, layout: 'list' },
    hasFeatured: true,
  },
  { name: 'list', traits: [] },
  { name: 'grid', traits: ['columns', 'rows'], hasFeatured: true, few: ALONE },
  // As `auto`, it is a grid until the script places the cards.
  { name: 'masonry', traits: ['columns'], isBrowserOnly: true, hasFeatured: true, few: ALONE },
  { name: 'carousel', traits: ['columns', 'rows'], few: ALONE },
  { name: 'compact', traits: [], hasOwnCards: true },
] as const satisfies readonly Layout[];

export type LayoutName = (typeof ALL)[number]['name'];

type NamedLayout = Layout & { readonly name: LayoutName };

export const LAYOUTS: readonly NamedLayout[] = ALL;

export const LAYOUT_NAMES: readonly LayoutName[] = /* @__PURE__ */ ALL.map(({ name }) => name);

/** The layout of a name, or the default. */
export const layoutOf = (name: string | undefined): NamedLayout =>
  LAYOUTS.find((layout) => layout.name === name) ?? ALL[0];

/** The layout that displays `postCount` posts of layout `name`; `name` itself while the posts are not there (0). */
export function displayedLayout(name: string, postCount: number): NamedLayout {
  const layout = layoutOf(name);
  const { few } = layout;
  return few && postCount > 0 && postCount < few.below ? layoutOf(few.layout) : layout;
}

/** Beside other cards, longer texts are cut: one long post would stretch its row, or fill a column alone. */
export const LINES_IN_COLUMNS = 6;

/** A list shows texts in full, up to so many lines: a post of 500 lines was 12,000 px high. */
export const LINES_IN_LIST = 100;
