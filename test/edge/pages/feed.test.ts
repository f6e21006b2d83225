import { expect, test } from 'vitest';
import { makeItems } from '../../../src/edge/pages/feed.ts';
import { normalisePost } from '../../../src/model/normalise-post.ts';

const RAISED = 'Thank you all: with the fair, the quiz and the raffle we have raised £26,000';

test.each([
  [`${RAISED}. What a year.`, `${RAISED}…`],
  [`${RAISED}, after costs`, `${RAISED}…`],
  ['One glove.', 'One glove.'],
  ['Tom &amp; Co', 'Tom & Co'],
])('the title of a feed’s item is cut at a word, never after a mark: %j', async (text, title) => {
  const posts = [normalisePost({ text })].flatMap((post) => post ?? []);
  expect(await makeItems(posts, 'example.com', 'auto')).toMatchObject([{ title }]);
});
