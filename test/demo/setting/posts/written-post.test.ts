import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../../../src/headless.ts';
import {
  newPost,
  readField,
  readImage,
  toLocalTime,
  writeField,
  writeImage,
} from '../../../../demo/setting/posts/written-post.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

describe('a post that is written', () => {
  test('is what the elements display', () => {
    let post = newPost([], NOW);
    post = writeField(post, 'title', 'Hello');
    post = writeField(post, 'text', 'World');
    post = writeField(post, 'claps', 3);
    post = writeField(post, 'link', 'https://example.com/1');
    post = writeImage(post, { src: 'https://example.com/a.png', alt: 'A cat' });
    expect(normalisePost(post)).toMatchObject({
      id: 'my-1',
      title: 'Hello',
      text: 'World',
      claps: 3,
      url: 'https://example.com/1',
      feedName: 'Your workspace',
      publishedAt: NOW,
      media: [{ type: 'image', src: 'https://example.com/a.png', alt: 'A cat' }],
    });
    expect(readField(post, 'claps')).toBe('3');
    expect(readField(writeField(post, 'claps', undefined), 'claps')).toBe('');
    expect(readImage(post)).toEqual({ src: 'https://example.com/a.png', alt: 'A cat' });
    expect(readImage(writeImage(post, { src: '', alt: '' }))).toEqual({ src: '', alt: '' });
  });

  test('goes on under the names of one that was pasted', () => {
    const pasted = {
      postId: 'a',
      postText: 'B',
      publishedDate: '2026-01-01T00:00:00Z',
      imageUrl: 'https://x.example/a.png',
    };
    expect(readField(pasted, 'text')).toBe('B');
    expect(writeField(pasted, 'text', 'C')).toEqual({ ...pasted, postText: 'C' });
    expect(readImage(pasted).src).toBe('https://x.example/a.png');
    const image = writeImage(pasted, { src: 'https://x.example/b.png', alt: '' });
    expect(normalisePost(image)?.media).toHaveLength(1);
  });

  test('has an id of its own', () => {
    const ids = Array.from({ length: 3 }).reduce<Readonly<Record<string, unknown>>[]>(
      (posts) => [...posts, newPost(posts, NOW)],
      [{ id: 'my-2' }],
    );
    expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
  });

  test('has a date as the visitor’s clock says it', () => {
    expect(new Date(toLocalTime(NOW.toISOString())).getTime()).toBe(NOW.getTime());
    expect(toLocalTime('')).toBe('');
    expect(toLocalTime('yesterday')).toBe('');
  });
});
