import { text } from './attributes.ts';
import { FEED_ATTRIBUTES, feedIds, PAGED_ATTRIBUTES, postCount } from './feed-attributes.ts';

/** The attributes of the elements that request posts, `base-url` aside, for who sets one up before it is defined. */
export const ELEMENT_ATTRIBUTES = {
  'ws-public-posts': { ...FEED_ATTRIBUTES, 'feed-id': feedIds, limit: postCount },
  'ws-feed': { ...FEED_ATTRIBUTES, ...PAGED_ATTRIBUTES, 'feed-id': feedIds },
  'ws-embed': { ...FEED_ATTRIBUTES, ...PAGED_ATTRIBUTES, 'embed-id': text, org: text },
} as const;

export type WidgetName = keyof typeof ELEMENT_ATTRIBUTES;

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(ELEMENT_ATTRIBUTES, name);
