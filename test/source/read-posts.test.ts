import { describe, expect, test } from 'vitest';
import { readPosts } from '../../src/source/read-posts.ts';

describe('the items of an answer', () => {
  test('give the posts that are new, and the number of those with nothing to show', () => {
    const seen = new Set<string>();
    const first = readPosts([{ id: '1', text: 'a' }, null, { id: '2' }, { id: '1', text: 'again' }], {}, seen);
    expect(first.posts.map(({ text }) => text)).toEqual(['a']);
    expect(first.dropped).toBe(2);
    const next = readPosts(
      ['1', 'I', 'i'].map((id) => ({ id, text: 'a' })),
      {},
      seen,
    );
    expect(next.posts.map(({ id }) => id)).toEqual(['I', 'i']);
    expect(next.dropped).toBe(0);
  });

  test('are read as the context says', () => {
    const context = { feedId: 'f', fieldMap: { text: 'deep.down' } };
    const { posts } = readPosts([{ deep: { down: 'here' } }], context, new Set());
    expect(posts).toMatchObject([{ feedId: 'f', text: 'here' }]);
  });
});
