import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';

/** The layouts that take more than the styles that all feeds have. */
export const LAYOUTS: Readonly<Partial<Record<string, LazyModule<FeatureModule>>>> = {
  masonry: new LazyModule(() => import('./masonry.ts')),
  carousel: new LazyModule(() => import('./carousel.ts')),
  compact: new LazyModule(() => import('./compact.ts')),
};

export const readMore = new LazyModule<FeatureModule>(() => import('./read-more.ts'));
