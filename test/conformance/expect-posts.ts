import { expect } from '@playwright/test';
import { CASES, exceptionsOf, type PostData, type Reader } from './cases.ts';

const URLS = ['url', 'feedImageUrl', 'src'];

/** URLs as browsers read them: a reader may leave it to the browser to bring one into its normal form. */
const inNormalForm = (post: PostData | null): unknown =>
  JSON.parse(
    JSON.stringify(post, (key, value: unknown) =>
      URLS.includes(key) && typeof value === 'string' && value ? new URL(value).href : value,
    ),
  );

/** Holds what a reader made of all cases to what it should: an exception that is not needed any more fails, too. */
export function expectPosts(reader: Reader, posts: readonly (PostData | null)[]): void {
  expect(posts).toHaveLength(CASES.length);
  for (const [i, { name, post, except }] of CASES.entries()) {
    const read = expect.soft(inNormalForm(posts[i] ?? null), name);
    if (except[reader]) read.not.toEqual(post);
    else read.toEqual(post);
  }
  for (const line of exceptionsOf(reader)) console.log(line);
}
