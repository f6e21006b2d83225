import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { LayoutName } from './descriptors.ts';

const masonry = new LazyModule<FeatureModule>(() => import('./masonry/masonry.ts'));

/** Of the layouts that take more than the styles that all feeds have. */
export const LAYOUT_MODULES: Readonly<Partial<Record<LayoutName, LazyModule<FeatureModule>>>> = {
  auto: masonry,
  masonry,
  carousel: new LazyModule(() => import('./carousel/carousel.ts')),
  compact: new LazyModule(() => import('./compact/compact.ts')),
};

/** The first card as wide as a row, in the layouts that have columns. */
export const featured = new LazyModule<FeatureModule>(() => import('./featured/featured.ts'));

/** Cuts the texts of cards, in any layout. */
export const readMore = new LazyModule<FeatureModule>(() => import('./read-more/read-more.ts'));
