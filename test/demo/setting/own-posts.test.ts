import { describe, expect, test } from 'vitest';
import { readFromLink, readPosts, writeForLink } from '../../../demo/setting/own-posts.ts';
import { fc, holds } from '../../support/property.ts';

describe('posts that are pasted', () => {
  test.each([
    ['a list', '[{"title":"A"},{"title":"B"}]', 2],
    ['the answer of the service', '{"meta":{"maxResults":10},"items":[{"title":"A"}]}', 1],
    ['one post', '{"title":"A"}', 1],
    ['a list with other things in it', '[null,1,"a",["b"],{"title":"A"}]', 1],
    ['a list, no more than a feed can reach', `[${Array(500).fill('{"title":"A"}')}]`, 130],
  ])('are read from %s', (_, json, count) => expect(readPosts(json)).toHaveLength(count));

  test.each(['', '{', '<html>', 'null', '[]', '7', '"a"', '[1,2]', '{"items":[]}'])(
    'are refused in words: %j',
    (json) => {
      expect(() => readPosts(json)).toThrow(/^This is not JSON: |^There are no posts in it/);
    },
  );
});

describe('posts in a link', () => {
  test('are what they were', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer());
    const post = fc.dictionary(fc.string(), value, { noNullPrototype: true });
    holds(
      fc.property(fc.array(post, { minLength: 1, maxLength: 4 }), (posts) => {
        const written = writeForLink(posts);
        expect(written).toMatch(/^[\w-]+$/);
        expect(readFromLink(written)).toEqual(JSON.parse(JSON.stringify(posts)));
      }),
    );
  });

  test('stay in the tab where they are too long', () => {
    const written = writeForLink([{ text: 'a'.repeat(10_000) }]);
    expect(written.length).toBeLessThan(10);
    expect(readFromLink(written)).toBeUndefined();
    expect(writeForLink([])).toBe('');
  });

  test('are none where the link was cut short, or says something else', () => {
    const written = writeForLink([{ title: 'A long title' }]);
    for (const broken of [written.slice(0, -3), '%%%', 'e30', 'bnVsbA', '"', ''])
      expect(readFromLink(broken)).toEqual([]);
  });
});
