import { isObject } from './post-fields.ts';

// What is past the first `max` items is let go: the rest of an answer that is read is kept.

/** The items of `/public-posts`, which answers with a bare list (§4, endpoint 15); `undefined` for anything else. */
export const readList = (answer: unknown, max?: number): unknown[] | undefined =>
  Array.isArray(answer) ? answer.slice(0, max) : undefined;

/** The items of a list envelope (§2); `undefined` for anything else. */
export const readEnvelope = (answer: unknown, max?: number): unknown[] | undefined =>
  isObject(answer) ? readList(answer['items'], max) : undefined;
