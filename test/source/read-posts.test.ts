import { describe, expect, test } from 'vitest';
import type { PostContext } from '../../src/model/normalise-post.ts';
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

  test('are read as the context says, once for all who share them', () => {
    const items = [{ text: 'there', deep: { down: 'here' } }];
    const fieldMap = { text: 'deep.down' };
    const read = (context: PostContext) => readPosts(items, context, new Set()).posts[0];
    const post = read({ feedId: 'f', fieldMap });
    expect(post).toMatchObject({ feedId: 'f', text: 'here' });
    expect(read({ feedId: 'f', fieldMap })).toBe(post);
    expect(read({ feedId: 'f' })).toMatchObject({ feedId: 'f', text: 'there' });
    expect(read({ feedId: 'g' })).toMatchObject({ feedId: 'g', text: 'there' });
  });
});
