import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';

// What an item of JSON has to give is in `conformance`. Here is what JSON does not have, and what takes time.

const LINK = 'https://example.com/';
const DATE = '2026-02-03T04:05:06.789Z';

/** An item that has something to show, whatever is tested on it. */
const read = (fields: object): Post => normalisePost({ postText: 'Shown.', ...fields }) ?? expect.fail('was dropped');

describe('what JSON does not have', () => {
  test.each([undefined, NaN, Infinity, -Infinity, 3n, Symbol.iterator, () => LINK, new Date(NaN), new Map()])(
    'is as good as absent (%s), and leads on to the next name and the next URL',
    (wrong) => {
      const names = ['postId', 'feedId', 'feedName', 'feedImageUrl', 'postUrl', 'header', 'postImage', 'imageUrl'];
      const more = ['mediaImageUrls', 'media', 'claps', 'publishedDate', 'author', 'ctaLink', 'button'];
      const item = Object.fromEntries([...names, ...more].map((name) => [name, wrong]));
      expect({ ...read(item), raw: undefined }).toEqual({ ...read({}), raw: undefined });
      expect(read({ postText: wrong, body: 'Next.', postUrl: wrong, url: LINK })).toMatchObject({
        text: 'Next.',
        url: LINK,
      });
      expect(read({ button: { url: wrong, href: LINK } }).action?.url).toBe(LINK);
      expect(read({ media: [{ src: wrong, url: LINK }] }).media).toEqual([{ type: 'image', src: LINK, alt: '' }]);
    },
  );

  test.each([undefined, Symbol.iterator])('is not a post (%s)', (item) => {
    expect(normalisePost(item)).toBeUndefined();
  });
});

test('an item is kept in `raw` as it came, and what no table names is not a field of the post', () => {
  const item = { postText: 'Shown.', mood: 'good', score: { of: 7 } };
  const post = normalisePost(item);
  expect(post?.raw).toBe(item);
  expect(post).not.toHaveProperty('mood');
});

describe('what takes time', () => {
  test('is a list within lists, and no reason to throw, however deep', () => {
    expect(read({ media: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }).media).toEqual([]);
  });

  test('is looked at no further: fifty thousand images, each another or no image at all', () => {
    const before = process.cpuUsage();
    for (const make of [(i: number) => `${LINK}${i}`, () => LINK, () => 'none', () => ({}), () => []])
      read({ media: Array.from({ length: 50_000 }, (_, i) => make(i)) });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  });

  test('is a row of a hundred thousand combining marks, of which eight stay', () => {
    expect(read({ postText: `a${'\u0301'.repeat(100_000)}` }).text).toBe(`a${'\u0301'.repeat(8)}`);
  });
});

const media = [
  { type: 'video', src: `${LINK}1` },
  { type: 'image', src: `${LINK}2.mp4`, alt: 'Two' },
];
const names = { postId: 'A', feedId: 'f', feedName: 'Bakery', feedImageUrl: LINK, author: { name: 'Ada' } };
const rest = {
  postUrl: `${LINK}a b`,
  header: ' Title ',
  claps: 3,
  publishedDate: DATE,
  button: { url: LINK, label: 'Go' },
};

test.each([
  ['with all that one may have', { ...names, ...rest, media }],
  ['with a text alone', {}],
  ['that was cut', { postText: 'x'.repeat(10_001) }],
])('an item that is a post already gives the same post: %s', (_, item) => {
  const post = read(item);
  expect(post.publishedAt).toEqual('publishedDate' in item ? new Date(DATE) : undefined);
  expect(normalisePost(post)).toEqual({ ...post, raw: post });
});
