import { text } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const allLink = {
  name: 'all-link',
  attributes: {
    /** The http(s) URL of a page with all posts: a link at the end of the feed, and where there are no posts. */
    allHref: text,
  },
  options: {
    /** The text of the link of `all-href`. */
    allLabel: text,
  },
} as const satisfies FeatureDescriptor;
