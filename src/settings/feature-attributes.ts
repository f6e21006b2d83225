import { readMessages } from '../content/read-messages.ts';
import { startOfDay } from '../model/day.ts';
import { type Attribute, entries, flag, listOf, oneOf, text, waryOf, wholeNumber } from './attributes.ts';

// What a feed does only where it is asked to. The names stand in `feed-attributes.ts` as well, which brings the rest.

/** The least between two looks for fresh posts, and the most: a day. */
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

export const EXTRA_ATTRIBUTES = {
  messages: entries({}, readMessages),
  cache: oneOf('off', 'session'),
  search: flag,
  'refresh-every': wholeNumber(REFRESH_MIN_S, REFRESH_MAX_S, 0),
  lightbox: flag,
  share: flag,
  pin: listOf(),
  'hide-posts': listOf(),
  consent: waryOf('none', 'click'),
  'consent-storage': oneOf('none', 'local'),
  images: waryOf('load', 'click'),
  utm: text,
  measure: flag,
  'all-href': text,
  'all-label': text,
};

/** For the feeds that page. */
export const FILTER_ATTRIBUTES = {
  include: text,
  exclude: text,
  has: listOf('image', 'video', 'link'),
  since: day,
  until: day,
};
