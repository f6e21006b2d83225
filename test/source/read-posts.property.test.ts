import { describe, expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { postKey } from '../../src/model/post.ts';
import { readPosts } from '../../src/source/read-posts.ts';
import { postProblems } from '../model/post-problems.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer, anyItem } from '../support/wire.ts';

describe('any answer of any shape', () => {
  test('gives posts or none, each once, and throws nothing', () =>
    holds(
      fc.property(anyAnswer, (json) => {
        const answer: unknown = JSON.parse(json);
        const items = readList(answer) ?? readEnvelope(answer) ?? [];
        const { posts, dropped } = readPosts(items, { feedId: 'asked' }, new Set());
        expect(posts.flatMap((post) => postProblems(post, post.raw, 'asked'))).toEqual([]);
        expect(posts.every((post) => items.includes(post.raw))).toBe(true);
        expect(new Set(posts.map(postKey)).size).toBe(posts.length);
        expect(posts.length + dropped).toBeLessThanOrEqual(items.length);
      }),
    ));

  test('that comes again gives nothing new, and as much that is dropped', () =>
    holds(
      fc.property(fc.array(anyItem, { maxLength: 5 }), (list) => {
        const seen = new Set<string>();
        const read = () => readPosts(JSON.parse(`[${list.join()}]`) as unknown[], {}, seen);
        const { dropped } = read();
        expect(read()).toEqual({ posts: [], dropped });
      }),
    ));
});
