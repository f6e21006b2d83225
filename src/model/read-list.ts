import { isObject } from './post-fields.ts';

/** The items of `/public-posts`, which answers with a bare list (§4, endpoint 15); `undefined` for anything else. */
export const readList = (answer: unknown): unknown[] | undefined => (Array.isArray(answer) ? answer : undefined);

/** The items of a list envelope (§2); `undefined` for anything else. */
export const readEnvelope = (answer: unknown): unknown[] | undefined =>
  isObject(answer) ? readList(answer['items']) : undefined;
