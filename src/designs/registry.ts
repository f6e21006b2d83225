import { LazyModule } from '../element/lazy-module.ts';
import type { CardsModule } from '../feed/feature.ts';
import type { DesignName } from './descriptors.ts';
import editorialStyles from './editorial/editorial.css?inline';
import noteStyles from './note/note.css?inline';
import wordsStyles from './words.css?inline';

/** The designs that need more than the styles of all cards. Those that `auto` may choose are there without a request. */
export const DESIGN_MODULES: Readonly<Partial<Record<DesignName, LazyModule<CardsModule>>>> = {
  /** The image first, to the edges of the card. */
  editorial: LazyModule.of<CardsModule>({
    createFeature: () => ({ cardPieces: { isMediaFirst: true } }),
    styles: wordsStyles + editorialStyles,
  }),
  overlay: new LazyModule(() => import('./overlay/overlay.ts')),
  /** The words themselves, large enough to fill their place. */
  note: LazyModule.of<CardsModule>({ createFeature: () => ({}), styles: wordsStyles + noteStyles }),
};
