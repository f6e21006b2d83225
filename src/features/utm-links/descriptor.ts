import { text } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const utmLinks = {
  name: 'utm-links',
  attributes: {
    /** Parameters for the links to posts and of actions, such as `source=site,medium=feed`; never replaces those that a link has. */
    utm: text,
  },
} as const satisfies FeatureDescriptor;
