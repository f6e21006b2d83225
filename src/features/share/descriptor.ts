import { flag } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const share = {
  name: 'share',
  attributes: {
    /** A button below each post shares it, or copies its link. */
    share: flag,
  },
} as const satisfies FeatureDescriptor;
