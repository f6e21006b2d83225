import { flag } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const lightbox = {
  name: 'lightbox',
  attributes: {
    /** Images and videos open in a dialog. */
    lightbox: flag,
  },
} as const satisfies FeatureDescriptor;
