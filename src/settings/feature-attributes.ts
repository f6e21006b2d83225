import { readMessages } from '../content/read-messages.ts';
import { type Attribute, cautiousOneOf, entries, flag, oneOf, text, wholeNumber } from './attributes.ts';
import { cache, consent, FILTER_ATTRIBUTES, hidePosts, pin } from './request-attributes.ts';

export { FILTER_ATTRIBUTES };

// The attributes of the features, each of which is loaded where one of its attributes is set.

/** The shortest and the longest interval between two checks for new posts: 15 seconds, a day. */
const REFRESH_MIN_S = 15;
const REFRESH_MAX_S = 86_400;

export const FEATURE_ATTRIBUTES = {
  messages: entries({}, readMessages),
  cache,
  search: flag,
  'refresh-every': wholeNumber(REFRESH_MIN_S, REFRESH_MAX_S, 0),
  lightbox: flag,
  share: flag,
  pin,
  'hide-posts': hidePosts,
  consent,
  'consent-storage': oneOf('none', 'local'),
  images: cautiousOneOf('load', 'click'),
  utm: text,
  measure: flag,
  'all-href': text,
  'all-label': text,
};

/** All of them, by name. */
export const FEATURE_TABLE = { ...FEATURE_ATTRIBUTES, ...FILTER_ATTRIBUTES };

type Values<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Attribute<infer Value> ? Value : never;
};

/** The values of the features' attributes, by name. */
export type FeatureSettings = Values<typeof FEATURE_TABLE>;
