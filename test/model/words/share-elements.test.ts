import { expect, test } from 'vitest';
import { shareElements } from '../../../src/model/words/share-elements.ts';
import shared from './shared-elements.json' with { type: 'json' };

const postOf = (elements: number) => ({ text: '<b>x</b>'.repeat(elements), isCut: false });
const countsOf = (posts: readonly { text: string; isCut: boolean }[]) =>
  posts.map(({ text, isCut }) => [text.split('<b>').length - 1, isCut]);

test.each(shared as [elements: number[], left: [number, boolean][]][])(
  'posts of %j elements share two thousand: %j are left',
  (elements, left) => {
    const posts = elements.map(postOf);
    shareElements(posts);
    expect(countsOf(posts)).toEqual(left);
  },
);

test('thirty posts may come to be displayed at once: those behind them have a share of their own', () => {
  const posts = [...Array.from({ length: 30 }, () => postOf(100)), postOf(1500)];
  shareElements(posts);
  expect(countsOf(posts)).toEqual([...Array.from({ length: 30 }, () => [66, true]), [1500, false]]);
});
