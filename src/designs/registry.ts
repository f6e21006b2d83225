import { LazyModule } from '../element/lazy-module.ts';
import type { CardsModule } from '../feed/feature.ts';
import type { DesignName } from './descriptors.ts';
import { createFeature as createEditorial, styles as editorialStyles } from './editorial/editorial.ts';
import { createFeature as createNote, styles as noteStyles } from './note/note.ts';

/** Of the designs that take more than the styles that all cards have. What the posts may choose waits for nothing. */
export const DESIGN_MODULES: Readonly<Partial<Record<DesignName, LazyModule<CardsModule>>>> = {
  editorial: LazyModule.of<CardsModule>({ createFeature: createEditorial, styles: editorialStyles }),
  overlay: new LazyModule(() => import('./overlay/overlay.ts')),
  note: LazyModule.of<CardsModule>({ createFeature: createNote, styles: noteStyles }),
};
