import { readMessages } from '../content/read-messages.ts';
import { startOfDay } from '../model/day.ts';
import { type Attribute, entries, flag, listOf, oneOf, text, cautiousOneOf, wholeNumber } from './attributes.ts';

// The attributes of the features, each of which is loaded where one of its attributes is set.

/** The shortest and the longest interval between two checks for new posts: 15 seconds, a day. */
const REFRESH_MIN_S = 15;
const REFRESH_MAX_S = 86_400;

/** A day, as `2026-01-31`. */
const day: Attribute<string> = {
  fallback: '',
  read(written, misfit) {
    if (startOfDay(written)) return written.trim();
    if (written.trim()) misfit();
    return '';
  },
};

export const FEATURE_ATTRIBUTES = {
  messages: entries({}, readMessages),
  cache: oneOf('off', 'session'),
  search: flag,
  'refresh-every': wholeNumber(REFRESH_MIN_S, REFRESH_MAX_S, 0),
  lightbox: flag,
  share: flag,
  pin: listOf(),
  'hide-posts': listOf(),
  consent: cautiousOneOf('none', 'click'),
  'consent-storage': oneOf('none', 'local'),
  images: cautiousOneOf('load', 'click'),
  utm: text,
  measure: flag,
  'all-href': text,
  'all-label': text,
};

/** For the feeds that page: which posts are shown. */
export const FILTER_ATTRIBUTES = {
  include: text,
  exclude: text,
  has: listOf('image', 'video', 'link'),
  since: day,
  until: day,
};

/** All of them, by name. */
export const FEATURE_TABLE = { ...FEATURE_ATTRIBUTES, ...FILTER_ATTRIBUTES };

type Values<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Attribute<infer Value> ? Value : never;
};

/** The values of the features' attributes, by name. */
export type FeatureSettings = Values<typeof FEATURE_TABLE>;
