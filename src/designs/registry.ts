import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { DesignName } from './descriptors.ts';
import * as editorial from './editorial/editorial.ts';
import * as note from './note/note.ts';

/** Of the designs that take more than the styles that all cards have. What the posts may choose waits for nothing. */
export const DESIGN_MODULES: Readonly<Partial<Record<DesignName, LazyModule<FeatureModule>>>> = {
  editorial: LazyModule.of<FeatureModule>(editorial),
  overlay: new LazyModule(() => import('./overlay/overlay.ts')),
  note: LazyModule.of<FeatureModule>(note),
};
