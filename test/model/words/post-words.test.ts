import { describe, expect, test, vi } from 'vitest';
import { normalisePost } from '../../../src/model/normalise-post.ts';
import type { Post } from '../../../src/model/post.ts';
import { fold, hashtagsIn, wordsOf } from '../../../src/model/words/post-words.ts';
import searches from '../searches.json' with { type: 'json' };
import hashtags from './hashtags.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

describe('what is compared', () => {
  test.each(searches.folds)('%j is %j', (text = '', folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is the same when it is folded again', () => {
    for (const text of ['Straße', 'ĲSSEL', 'ǅ', 'ﷺ', '㌀', 'ΐ']) expect(fold(fold(text))).toBe(fold(text));
  });
});

const post = (fields: object): Post => normalisePost({ id: '1', ...fields }) ?? expect.fail('was dropped');

/** The words of a text that are searched. */
const wordsIn = (text: string): string => wordsOf(post({ text })).replaceAll('\0', '').trim();

test.each(Object.values(words).flat())('the words of a text: %j are %j', (text, expected) => {
  expect(wordsIn(text)).toBe(expected);
});

describe('the words of a post', () => {
  test('are its title, text, author and the label of its action, folded and apart from one another', () => {
    const action = { url: 'https://a.example/', label: 'Book É' };
    const all = post({ header: '<b>A</b>', text: 'B', author: 'C', ctaLink: action });
    expect(wordsOf(all)).toBe('<b>a</b> \0 b \0 c \0 book e');
    expect(wordsOf(post({ text: 'B' }))).toBe('\0 b \0 \0');
  });

  test('are read once', () => {
    const one = post({ text: 'x' });
    const before = wordsOf(one);
    const folding = vi.spyOn(String.prototype, 'normalize');
    expect(wordsOf(one)).toBe(before);
    expect(folding).not.toHaveBeenCalled();
  });
});

describe('hashtags', () => {
  test.each(hashtags as [text: string, tags: string[]][])('of %j are %j', (text, tags) =>
    expect(hashtagsIn(text)).toEqual(tags),
  );

  test('are the first thirty', () => {
    const tags = Array.from({ length: 31 }, (_, i) => `t${i}`);
    expect(hashtagsIn(tags.map((tag) => `#${tag}`).join(' '))).toEqual(tags.slice(0, 30));
  });
});
