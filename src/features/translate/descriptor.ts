import type { FeatureDescriptor } from '../feature-descriptor.ts';

/** It is on by the posts: see `suits-posts.ts`. HTML's own `translate="no"` turns it off. */
export const translate = {
  name: 'translate',
  attributes: {},
  isOfBrowser: true,
} as const satisfies FeatureDescriptor;
