import { describe, expect, it } from 'vitest';
import { itemsOf, useService } from '../service.ts';

const { getJson } = useService();

const page = async (query: string) => itemsOf(await getJson(`/feeds/made-200/posts?${query}`));
const summary = async (query: string) => itemsOf(await getJson(`/feeds/made-200/public-posts?${query}`));

describe('how many posts come', () => {
  it.each([
    ['a number within bounds', '7', 7],
    ['more than thirty', '31', 30],
    ['far too many', '1e9', 30],
    ['none', '0', 1],
    ['less than none', '-5', 1],
    ['a fraction', '2.9', 2],
    ['a word', 'many', 10],
    ['nothing', '', 10],
  ])('%s is clamped without a word at both endpoints', async (_, asked, given) => {
    expect(await page(`$limit=${asked}`)).toHaveLength(given);
    expect(await summary(`limit=${asked}`)).toHaveLength(given);
  });

  it('is ten when nobody says, and the last of several numbers', async () => {
    expect([await page(''), await summary('')].map(({ length }) => length)).toEqual([10, 10]);
    expect(await page('$limit=3&$limit=4')).toHaveLength(4);
  });
});

it.each([
  ['within bounds', '40', 40],
  ['at the ceiling', '100', 100],
  ['past the ceiling', '101', 100],
  ['before the first post', '-1', 0],
  ['at a word', 'later', 0],
])('a page that begins %s is clamped without a word', async (_, asked, given) => {
  const [first] = await page(`$offset=${asked}&$limit=1`);
  expect(first?.['postId']).toBe(`made-0-${given}`);
});
