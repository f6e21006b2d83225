import { flag } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const search = {
  name: 'search',
  attributes: {
    /** A field above the posts in which the visitor searches all posts that can be reached, and the hashtags that occur. */
    search: flag,
  },
  hasField: true,
} as const satisfies FeatureDescriptor;
