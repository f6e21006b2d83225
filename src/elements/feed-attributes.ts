import { readFieldMap } from '../model/field-map.ts';
import { readMessages } from '../content/read-messages.ts';
import { PAGE_MAX } from '../api/limits.ts';
import { type Attribute, listOf, oneOf, text, wholeNumber } from './attributes.ts';

/** The longest that a timer holds. */
const TIMEOUT_MAX_MS = 2 ** 31 - 1;

/** A JSON object, of which the entries stay that fit. */
const entries = <Value extends object>(
  fallback: Value,
  readEntries: (json: string) => Value | undefined,
): Attribute<Value> => ({
  fallback,
  read(written, misfit) {
    const value = readEntries(written);
    if (!value || Object.keys(value).length < Object.keys(JSON.parse(written) as object).length) misfit();
    return value ?? fallback;
  },
});

/** The attributes that all feeds have, `base-url` aside. */
export const FEED_ATTRIBUTES = {
  layout: oneOf('list', 'grid', 'masonry', 'carousel', 'compact'),
  theme: oneOf('auto', 'light', 'dark'),
  hide: listOf('avatar', 'feed', 'date', 'image', 'claps', 'link'),
  date: oneOf('relative', 'absolute'),
  lines: wholeNumber(0, 1000, 0),
  'text-format': oneOf('auto', 'plain', 'html'),
  target: oneOf('_blank', '_self'),
  loading: oneOf('lazy', 'eager'),
  timeout: wholeNumber(1, TIMEOUT_MAX_MS, 10_000),
  heading: text,
  'heading-level': wholeNumber(1, 6, 2),
  messages: entries({}, readMessages),
  cache: oneOf('off', 'session'),
};

export const feedIds = listOf();
export const postCount = wholeNumber(1, PAGE_MAX, 10);

/** The attributes of the feeds that grow. */
export const PAGED_ATTRIBUTES = {
  'page-size': postCount,
  'max-posts': wholeNumber(1, Infinity, Infinity),
  more: oneOf('button', 'scroll', 'none'),
  filter: text,
  'order-by': text,
  'field-map': entries({}, readFieldMap),
};
