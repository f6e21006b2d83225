import { expect, test } from 'vitest';
import { shareElements } from '../../../src/model/words/share-elements.ts';
import shared from './shared-elements.json' with { type: 'json' };

const postOf = (elements: number) => ({ text: '<b>x</b>'.repeat(elements), isCut: false });
const countsOf = (posts: readonly { text: string; isCut: boolean }[]) =>
  posts.map(({ text, isCut }) => [text.split('<b>').length - 1, isCut]);

test.each(shared as [elements: number[], left: [number, boolean][]][])(
  'posts of %j elements share two thousand: %j are left',
  (elements, left) => {
    const posts = elements.map((count) => Object.freeze(postOf(count)));
    const [one, other] = [[...posts], [...posts]];
    for (const list of [one, other]) shareElements(list);
    expect(countsOf(one)).toEqual(left);
    expect(other.every((post, i) => post === one[i])).toBe(true);
  },
);

test('thirty posts may come to be displayed at once: those after them have a share of their own', () => {
  const posts = [...Array.from({ length: 30 }, () => postOf(100)), postOf(1500)];
  shareElements(posts);
  expect(countsOf(posts)).toEqual([...Array.from({ length: 30 }, () => [66, true]), [1500, false]]);
});

test.each(['אa', 'א a ', 'א1', 'אб', 'a\u0627\u0e01 ', 'aб', 'aก', 'a一', '\u2067a\u2069'])(
  'posts share how often they turn from script to script, in any format: %s',
  (letters) => {
    const posts = Array.from({ length: 30 }, () => ({ text: letters.repeat(2000), isCut: false }));
    shareElements(posts, 'plain');
    for (const { text, isCut } of posts) expect([text.length <= 401 * letters.length, isCut]).toEqual([true, true]);
  },
);

const WRITTEN = [
  'שלום עולם, זה טקסט. ',
  'Привет, мир! ',
  'Tiếng Việt ',
  'Déjà été, où l’été ',
  '私は2024年にiPhoneを買いました。',
];

test.each(WRITTEN)('what people write in one language is not cut: %s', (words) => {
  const posts = Array.from({ length: 30 }, () => ({ text: words.repeat(500), isCut: false }));
  shareElements(posts);
  expect(posts.some(({ isCut }) => isCut)).toBe(false);
});

test('markup that is displayed verbatim makes no elements', () => {
  const posts = [postOf(3000)];
  shareElements(posts, 'plain');
  expect(countsOf(posts)).toEqual([[3000, false]]);
});
