import { describe, expect, test, vi } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import { hashtagsIn, wordsOf } from '../../src/model/words/post-words.ts';
import { readQuery, readTerms } from '../../src/model/terms.ts';
import searches from './searches.json' with { type: 'json' };

const post = (text: string, more = {}): Post => normalisePost({ text, ...more }) ?? expect.fail('was dropped');

const isIn = (written: string, text: string): boolean => readTerms(written).some((has) => has(post(text)));

describe('terms', () => {
  test.each(searches.terms.found)('%j is in %j', (written, text) => expect(isIn(written, text)).toBe(true));
  test.each(searches.terms.notFound)('%j is not in %j', (written, text) => expect(isIn(written, text)).toBe(false));

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
});

describe('words of any script', () => {
  test.each(searches.scripts.words)('%s: %s is found whole, not in %s', (_, word = '', longer = '', sentence = '') => {
    expect(hashtagsIn(`#${word} #${longer}!`)).toEqual([word, longer].map((tag) => tag.normalize('NFC')));
    expect([isIn(word, sentence), isIn(word, `#${word}`), isIn(`#${word}`, `a #${word}.`)]).toEqual([true, true, true]);
    expect(isIn(`#${word}`, `#${longer}`)).toBe(false);
  });

  test.each(searches.scripts.words.slice(0, 21))('%s: %s is not in %s', (_, word = '', longer = '') =>
    expect(isIn(word, longer)).toBe(false),
  );

  test.each(searches.scripts.within)('%s: %s is not a word of %s', (_, piece = '', sentence = '') =>
    expect(isIn(piece, sentence)).toBe(false),
  );

  test('without spaces are found within others where the browser cannot tell them apart', () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    expect(isIn('日の', '今日の東京')).toBe(true);
  });
});

// Sorting a sequence of marks takes quadratic time, and a script can pass in a text that exceeds all bounds of a post.
test.each(['a' + '\u0301\u0323'.repeat(50_000), 'a' + '&#x301;&#803;'.repeat(25_000)])(
  'of a row of combining marks a few are read: %.20s',
  (text) => {
    expect(wordsOf({ ...post('short'), text }).length).toBeLessThan(30);
    expect(readTerms('a').every((has) => has({ ...post('short'), text }))).toBe(true);
    expect(hashtagsIn(text)).toEqual([]);
    expect(readTerms(text)).toHaveLength(1);
  },
);

const finds = (written: string, text: string): boolean => readQuery(written).every((term) => term(post(text)));

test.each(searches.queries.found)('a query %j finds %j', (written, text) => expect(finds(written, text)).toBe(true));
test.each(searches.queries.notFound)('a query %j does not find %j', (written, text) =>
  expect(finds(written, text)).toBe(false),
);
