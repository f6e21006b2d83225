import { expect, test } from 'vitest';
import { shareElements } from '../../../src/model/words/share-elements.ts';

const postOf = (elements: number) => ({ text: '<b>x</b>'.repeat(elements), isCut: false });
const countsOf = (posts: readonly { text: string; isCut: boolean }[]) =>
  posts.map(({ text, isCut }) => [text.split('<b>').length - 1, isCut]);

test.each<[elements: number[], left: [number, boolean][]]>([
  [
    [1999, 1],
    [
      [1999, false],
      [1, false],
    ],
  ],
  [
    [1999, 2],
    [
      [1000, true],
      [2, false],
    ],
  ],
  [
    [1000, 1001],
    [
      [1000, false],
      [1000, true],
    ],
  ],
  [[3000], [[2000, true]]],
  [[], []],
])('posts of %j elements share two thousand: %j are left', (elements, left) => {
  const posts = elements.map(postOf);
  shareElements(posts);
  expect(countsOf(posts)).toEqual(left);
});

test('thirty posts may come to be displayed at once: those behind them have a share of their own', () => {
  const posts = [...Array.from({ length: 30 }, () => postOf(100)), postOf(1500)];
  shareElements(posts);
  expect(countsOf(posts)).toEqual([...Array.from({ length: 30 }, () => [66, true]), [1500, false]]);
});
