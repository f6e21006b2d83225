import { LazyModule } from '../element/lazy-module.ts';
import type { CardsModule } from '../feed/feature.ts';
import type { LayoutName } from './descriptors.ts';
import { createFeature as createReadMore, styles as readMoreStyles } from './read-more/read-more.ts';

/** Also the module of the default layout, where there is room for columns. */
const masonry = new LazyModule<CardsModule>(() => import('./masonry/masonry.ts'));

/** The modules of the layouts that need more than the styles that all feeds have. */
export const LAYOUT_MODULES: Readonly<Partial<Record<LayoutName, LazyModule<CardsModule>>>> = {
  auto: masonry,
  masonry,
  carousel: new LazyModule(() => import('./carousel/carousel.ts')),
  compact: new LazyModule(() => import('./compact/compact.ts')),
};

/** Styles alone: the first card, or the pinned ones, as wide as a row, in the layouts that have columns. */
export const featured = new LazyModule<CardsModule>(async () => {
  const { default: styles } = await import('./featured/featured.css?inline');
  return { createFeature: () => ({}), styles };
});

/** Cuts the texts of cards, in any layout. */
export const readMore = LazyModule.of<CardsModule>({ createFeature: createReadMore, styles: readMoreStyles });
