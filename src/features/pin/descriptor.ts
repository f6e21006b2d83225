import { listOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const pin = {
  name: 'pin',
  attributes: {
    /** Ids of posts that come first, marked as pinned, separated by spaces. */
    pin: listOf(),
  },
  choosesPosts: true,
  firstRequest: 'all',
} as const satisfies FeatureDescriptor;
