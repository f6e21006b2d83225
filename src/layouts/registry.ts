import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import { carousel } from './carousel/descriptor.ts';
import { compact } from './compact/descriptor.ts';
import { grid } from './grid/descriptor.ts';
import type { Layout } from './layout.ts';
import { list } from './list/descriptor.ts';
import { masonry } from './masonry/descriptor.ts';

interface LayoutEntry extends Layout {
  /** Where it takes more than the styles that all feeds have. */
  readonly module?: LazyModule<FeatureModule>;
}

/** All layouts, the default first. */
const ENTRIES = [
  list,
  grid,
  { ...masonry, module: new LazyModule<FeatureModule>(() => import('./masonry/masonry.ts')) },
  { ...carousel, module: new LazyModule<FeatureModule>(() => import('./carousel/carousel.ts')) },
  { ...compact, module: new LazyModule<FeatureModule>(() => import('./compact/compact.ts')) },
] as const satisfies readonly LayoutEntry[];

export const LAYOUTS: readonly LayoutEntry[] = ENTRIES;

export type LayoutName = (typeof ENTRIES)[number]['name'];

export const LAYOUT_NAMES: readonly LayoutName[] = ENTRIES.map(({ name }) => name);

/** The layout of a name, or the default. */
export const layoutOf = (name: string | undefined): LayoutEntry =>
  LAYOUTS.find((layout) => layout.name === name) ?? list;

/** One long post stretches all cards of its row: longer texts are cut there. */
export const LINES_IN_ROWS = 10;

/** Cuts the texts of cards, in any layout. */
export const readMore = new LazyModule<FeatureModule>(() => import('./read-more/read-more.ts'));
