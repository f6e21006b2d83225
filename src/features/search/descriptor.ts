import { flag } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const search = {
  name: 'search',
  attributes: {
    /** A field above the posts to search all posts that can be requested, and their hashtags. */
    search: flag,
  },
  hasField: true,
} as const satisfies FeatureDescriptor;
