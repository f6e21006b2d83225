import { expect } from '@playwright/test';
import { CASES, exceptionsOf, type PostData, type Reader } from './cases.ts';

const URLS = ['url', 'feedImageUrl', 'src'];

/** A post whose URLs are serialized as by a browser, because a reader may leave that to the browser. */
const inNormalForm = (post: PostData | null): unknown =>
  JSON.parse(
    JSON.stringify(post, (key, value: unknown) =>
      URLS.includes(key) && typeof value === 'string' && value ? new URL(value).href : value,
    ),
  );

/** Expects the right post for each case. An exception that is no longer needed fails, too. */
export function expectPosts(reader: Reader, posts: readonly (PostData | null)[]): void {
  expect(posts).toHaveLength(CASES.length);
  for (const [i, { name, post, except }] of CASES.entries()) {
    const read = expect.soft(inNormalForm(posts[i] ?? null), name);
    if (except[reader]) read.not.toEqual(post);
    else read.toEqual(post);
  }
  for (const line of exceptionsOf(reader)) console.log(line);
}
