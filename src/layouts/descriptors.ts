import { auto } from './auto/descriptor.ts';
import { carousel } from './carousel/descriptor.ts';
import { compact } from './compact/descriptor.ts';
import { grid } from './grid/descriptor.ts';
import type { Layout } from './layout.ts';
import { list } from './list/descriptor.ts';
import { masonry } from './masonry/descriptor.ts';

/** All layouts, the default first. */
const ALL = [auto, list, grid, masonry, carousel, compact] as const satisfies readonly Layout[];

export type LayoutName = (typeof ALL)[number]['name'];

/** A layout of this table. */
export type NamedLayout = Layout & { readonly name: LayoutName };

export const LAYOUTS: readonly NamedLayout[] = ALL;

export const LAYOUT_NAMES: readonly LayoutName[] = ALL.map(({ name }) => name);

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
