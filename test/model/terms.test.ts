import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import { hashtagsIn } from '../../src/model/words/post-words.ts';
import { readQuery, readTerms } from '../../src/model/terms.ts';

const post = (text: string, more = {}): Post => normalisePost({ text, ...more }) ?? expect.fail('was dropped');

const isIn = (written: string, text: string): boolean => readTerms(written).some((has) => has(post(text)));

describe('terms', () => {
  test.each([
    ['art', 'Modern art, for all', true],
    ['art', 'A party', false],
    ['ART', 'modern art', true],
    ['cafe', 'Im Café', true],
    ['café', 'im cafe', true],
    ['Straße', 'STRASSE', true],
    ['istanbul', 'İSTANBUL', true],
    ['ışık', 'isik', true],
    ['ＡＢＣ', 'abc', true],
    ['東京', '今日の東京は晴れ', true],
    ['が', 'か', false],
    ['ένας', 'ΕΝΑΣ', true],
    ['שלום', 'שָׁלוֹם', true],
    ['summer sale', 'a sale in summer', true],
    ['"summer sale"', 'a sale in summer', false],
    ['"summer sale"', 'The Summer   Sale!', true],
    ['“summer sale”', 'the summer sale', true],
    ['"a, b"', 'a, b', true],
    ['"unclosed, still', 'unclosed, still', true],
    ['x, art', 'art', true],
    ['#art', 'see #Art!', true],
    ['#art', 'art', false],
    ['#art', '#artist', false],
    ['art', '#art', true],
    ['#été', 'voici #ete', true],
    ['c++', 'we write c++ here', true],
    ['c++', 'plain c', false],
    ['++', 'c++x', true],
    ['東京', 'abc東京abc', true],
    ['a.c', 'abc', false],
    ['$&', 'for $& only', true],
    ['39', 'it&#39;s', false],
    ["it's", 'it&#39;s', true],
    ['strong', '<strong>word</strong>', false],
    ['word', '<b>W</b>ord', true],
    ['onetwo', '<p>one</p><p>two</p>', false],
    ['a < b', 'a < b', true],
    ['title text', 'text', false],
    ['👏', 'good 👏👏', true],
  ])('%j in %j: %j', (written, text, is) => expect(isIn(written, text)).toBe(is));

  test.each(['', ' ', ',', ',,  ,', '""', '“', '" "', '\u0301'])('%j is nothing to look for', (written) =>
    expect(readTerms(written)).toEqual([]),
  );

  test('look at the title, the author and the action as well, each for itself', () => {
    const action = { label: 'Book now', url: 'https://a.example' };
    const one = post('text', { title: 'Title', author: 'Ann', action });
    const has = (written: string): boolean => readTerms(written).some((term) => term(one));
    expect(['title', 'ann', '"book now"'].filter((written) => !has(written))).toEqual([]);
    expect(['"title text"', 'example'].filter(has)).toEqual([]);
  });

  test('take a time that grows with the text, and no more, whatever it is', () => {
    const long = '<a'.repeat(200_000) + '&#'.repeat(200_000) + '"'.repeat(1000);
    const begin = performance.now();
    isIn(`${'a '.repeat(200)},${'"'.repeat(1000)},#,aaaa`, long);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

// To put a row of marks in order takes time by the square of its length.
test.each([
  ['as they are', 'a' + '\u0301\u0323'.repeat(50_000)],
  ['as references', 'a' + '&#x301;&#803;'.repeat(25_000)],
])('combining marks are no way to hold up a search, %s', (_, text) => {
  const before = process.cpuUsage();
  // As a script may hand it in, past all bounds of a post.
  const long = { ...post('short'), text };
  expect(readTerms('a').every((has) => has(long))).toBe(true);
  expect(hashtagsIn(text)).toEqual([]);
  expect(readTerms(text)).toHaveLength(1);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});

const finds = (written: string, text: string): boolean => readQuery(written)?.(post(text)) ?? true;

test.each([
  ['bak', 'The bakery', true],
  ['kery', 'The bakery', false],
  ['bak fresh', 'Fresh from the bakery', true],
  ['bak stale', 'Fresh from the bakery', false],
  ['"the bak', 'The bakery', true],
  ['"bakery the"', 'The bakery', false],
  ['"fresh from', 'From here, fresh', false],
  ['"bak" the', 'The bank', false],
  ['#fo', '#football', true],
  ['#ball', '#football', false],
  ['京', '東京', true],
  ['', 'anything', true],
])('a query %j finds %j: %j', (written, text, is) => expect(finds(written, text)).toBe(is));
