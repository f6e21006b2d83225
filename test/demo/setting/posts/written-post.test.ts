import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../../../src/headless.ts';
import * as written from '../../../../demo/setting/posts/written-post.ts';

const { newPost, readField, readImage, toLocalTime, writeField, writeImage } = written;
const NOW = new Date('2026-03-01T12:00:00Z');

describe('a post that is written', () => {
  test('is what the elements display', () => {
    const image = { src: 'https://example.com/a.png', alt: 'A cat' };
    const fields = { title: 'Hello', text: 'World', claps: 3, link: 'https://example.com/1' } as const;
    let post = writeImage(newPost([], NOW), image);
    for (const name of ['title', 'text', 'claps', 'link'] as const) post = writeField(post, name, fields[name]);
    const { link: url, ...words } = fields;
    const shown = { id: 'my-1', ...words, url, feedName: 'Your workspace', publishedAt: NOW };
    expect(normalisePost(post)).toMatchObject({ ...shown, media: [{ type: 'image', ...image }] });
    expect([readField(post, 'claps'), readField(writeField(post, 'claps', undefined), 'claps')]).toEqual(['3', '']);
    expect(readImage(post)).toEqual(image);
    expect(readImage(writeImage(post, { src: '', alt: '' }))).toEqual({ src: '', alt: '' });
  });

  test('goes on under the names of one that was pasted', () => {
    const pasted = { postId: 'a', postText: 'B', imageUrl: 'https://x.example/a.png' };
    expect(readField(pasted, 'text')).toBe('B');
    expect(writeField(pasted, 'text', 'C')).toEqual({ ...pasted, postText: 'C' });
    expect(readImage(pasted).src).toBe('https://x.example/a.png');
    const image = writeImage(pasted, { src: 'https://x.example/b.png', alt: '' });
    expect(normalisePost(image)?.media).toHaveLength(1);
  });

  test('has an id of its own', () => {
    const posts: Readonly<Record<string, unknown>>[] = [{ id: 'my-2' }];
    while (posts.length < 4) posts.push(newPost(posts, NOW));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(4);
  });

  test('has a date as the visitor’s clock says it', () => {
    expect(new Date(toLocalTime(NOW.toISOString())).getTime()).toBe(NOW.getTime());
    expect(['', 'yesterday'].map(toLocalTime)).toEqual(['', '']);
  });
});
