import { text } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const allLink = {
  name: 'all-link',
  attributes: {
    /** Where all posts can be read, an http(s) URL: a link at the end of what can be displayed, and where there is nothing. */
    allHref: text,
  },
  options: {
    /** The text of the link of `all-href`. */
    allLabel: text,
  },
} as const satisfies FeatureDescriptor;
