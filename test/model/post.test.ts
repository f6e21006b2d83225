import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { isSamePost, originalOf, type Post, postKey, withOriginal } from '../../src/model/post.ts';
import differentPosts from './different-posts.json' with { type: 'json' };

const read = (item: object, context = {}): Post =>
  normalisePost({ text: 'Same.', ...item }, context) ?? expect.fail('was dropped');
const key = (item: object): string => postKey(read(item, { feedId: 'f' }));
const A = 'https://example.com/a';
const B = 'https://example.com/b';

describe('the key of a post', () => {
  test.each([
    ['id of a workspace, whatever else changed', { id: '1', url: A, text: 'a' }, { id: '1', url: B, text: 'b' }],
    ['URL where there is no id', { url: A, text: 'Before.' }, { url: A, text: 'After.' }],
    ['content where there is neither', { title: 'T', created: '2026-01-01' }, { title: 'T', created: '2026-01-01' }],
  ])('is the same for the same %s', (_, one, other) => expect(key(one)).toBe(key(other)));

  test('is that of the original for what a card displays of it', () => {
    const post = read({ text: 'Ein Brot.' });
    const shown = { ...post, text: 'A loaf.' };
    expect(postKey(withOriginal(shown, post))).toBe(postKey(post));
    expect([originalOf(shown), originalOf(withOriginal(post, post))]).toEqual([post, post]);
  });

  // DESIGN: "Posts without one are told apart by their URL, then by their content": images alone are content, too.
  test.each(Object.entries(differentPosts))('differs by %s', (_, { one, other }) => {
    expect(key(one)).not.toBe(key(other));
  });
});

describe('a post that came again', () => {
  const came = (raw: unknown): Post => ({ ...read({}), raw });

  test.each([
    [{ text: 'a', more: { is: [1] } }, { text: 'a', more: { is: [1] } }, true],
    [{ text: 'a' }, { text: 'b' }, false],
    [{ text: 'a' }, { text: 'a', mood: 'good' }, false],
    [[1], ['1'], false],
  ])('as %j after %j is the same: %j', (before, after, is) => expect(isSamePost(came(before), came(after))).toBe(is));

  test('is another where a field map reads it in another way', () => {
    const item = { postId: '1', text: 'Read first.', content: { body: 'Read then.' } };
    expect(isSamePost(read(item), read(item, { fieldMap: { text: 'content.body' } }))).toBe(false);
    expect(isSamePost(read(item), read(item))).toBe(true);
  });

  test('is the same where it is the very object, and another where it is nested too deep to be compared', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 1e5; i++) deep = [deep];
    const post = came(deep);
    expect(isSamePost(post, post)).toBe(true);
    expect(isSamePost(post, came(deep))).toBe(false);
  });
});
