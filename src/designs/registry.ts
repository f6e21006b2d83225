import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { DesignName } from './descriptors.ts';

/** Of the designs that take more than the styles that all cards have. */
export const DESIGN_MODULES: Readonly<Partial<Record<DesignName, LazyModule<FeatureModule>>>> = {
  editorial: new LazyModule(() => import('./editorial/editorial.ts')),
  overlay: new LazyModule(() => import('./overlay/overlay.ts')),
  note: new LazyModule(() => import('./note/note.ts')),
};
