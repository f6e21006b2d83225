import { readFieldMap } from '../model/field-map.ts';
import { TIMER_MAX_MS } from '../base/timer.ts';
import { entries, listOf, oneOf, text, wholeNumber, withOtherNames } from './attributes.ts';
import { FEATURE_ATTRIBUTES } from './feature-attributes.ts';
import { feedIds, FILTER_ATTRIBUTES, loading, maxPosts, postCount } from './request-attributes.ts';

export { feedIds, postCount };

/** The parts of a card whose names are not the words that hide them. */
const HIDDEN_PARTS = new Map([
  ['author', 'feed'],
  ['media', 'image'],
]);

/** The attributes that all feeds have, `base-url` aside. */
export const FEED_ATTRIBUTES = {
  layout: oneOf('list', 'grid', 'masonry', 'carousel', 'compact'),
  theme: oneOf('auto', 'light', 'dark'),
  hide: withOtherNames(HIDDEN_PARTS, listOf('avatar', 'feed', 'date', 'image', 'claps', 'link')),
  date: oneOf('relative', 'absolute'),
  'media-position': oneOf('below', 'above'),
  lines: wholeNumber(0, 1000, 0),
  'text-format': oneOf('auto', 'plain', 'html'),
  target: oneOf('_blank', '_self'),
  loading,
  timeout: wholeNumber(1, TIMER_MAX_MS, 10_000),
  heading: text,
  'heading-level': wholeNumber(1, 6, 2),
  ...FEATURE_ATTRIBUTES,
};

/** The attributes of the feeds that grow. */
export const PAGED_ATTRIBUTES = {
  'page-size': postCount,
  'max-posts': maxPosts,
  more: oneOf('button', 'scroll', 'none'),
  filter: text,
  'order-by': text,
  'field-map': entries({}, readFieldMap),
  ...FILTER_ATTRIBUTES,
};
