import { PAGE_MAX } from '../api/limits.ts';
import { startOfDay } from '../model/day.ts';
import type { FirstRequest } from '../source/plan/plan-first-request.ts';
import { type Attribute, cautiousOneOf, listOf, oneOf, text, wholeNumber } from './attributes.ts';

// The attributes that decide whether an element makes a request, and for what. They are apart from the others so that
// the first file of dist, which reads these alone, stays small.

export const feedIds = listOf();
export const postCount = wholeNumber(1, PAGE_MAX, 10);
export const maxPosts = wholeNumber(1, Infinity, Infinity);
export const loading = oneOf('lazy', 'eager');
export const consent = cautiousOneOf('none', 'click');
export const cache = oneOf('off', 'session');
export const pin = listOf();
export const hidePosts = listOf();

/** A day, as `2026-01-31`. */
const day: Attribute<string> = {
  fallback: '',
  read(written, misfit) {
    if (startOfDay(written)) return written.trim();
    if (written.trim()) misfit();
    return '';
  },
};

/** For the feeds that page: which posts are shown. */
export const FILTER_ATTRIBUTES = {
  include: text,
  exclude: text,
  has: listOf('image', 'video', 'link'),
  since: day,
  until: day,
};

/** Reads what was written in an attribute as the value that is used. That something misfits, the element says itself. */
export const readWritten = <Value>(attribute: Attribute<Value>, written: string | null | undefined): Value =>
  typeof written === 'string' ? attribute.read(written, () => {}) : attribute.fallback;

/** Reads an attribute by its name. */
export type Read = <Value>(name: string, attribute: Attribute<Value>) => Value;

/** Whether one of the attributes that choose from the posts says anything. */
export function isChosen(tag: FirstRequest['tag'], read: Read): boolean {
  const choosing = { pin, 'hide-posts': hidePosts, ...(tag !== 'ws-public-posts' && FILTER_ATTRIBUTES) };
  return Object.entries(choosing).some(([name, attribute]) => read(name, attribute) !== '');
}
