import { expect, test } from 'vitest';
import { PAGE_MAX } from '../../src/api/limits.ts';
import { readLinks } from '../../src/content/text/links.ts';
import { topHashtags } from '../../src/model/top-hashtags.ts';
import type { PostContext } from '../../src/model/normalise-post.ts';
import { postKey } from '../../src/model/post.ts';
import { readQuery } from '../../src/model/terms.ts';
import { normaliseEmbed } from '../../src/source/embed-posts.ts';
import { readEnvelope, readList, readPosts } from '../../src/source/workspace-posts.ts';
import { postProblems } from '../model/post-problems.ts';
import { runs } from '../support/deep.ts';
import { longAnswer, piece } from '../support/long-answer.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer } from '../support/wire.ts';

test('items give the posts that are new, and the number of those with nothing to show', () => {
  const seen = new Set<string>();
  const read = (...items: unknown[]) => {
    const { posts, dropped } = readPosts(items, {}, seen);
    return [...posts.map(({ id }) => id), dropped];
  };
  expect(read({ id: '1', text: 'a' }, null, { id: '2' }, { id: '1', text: 'again' })).toEqual(['1', 2]);
  expect(read(...['1', 'I', 'i'].map((id) => ({ id, text: 'a' })))).toEqual(['I', 'i', 0]);
});

test('items are read as the context says, once for all who share them', () => {
  const items = [{ text: 'there', deep: { down: 'here' } }];
  const fieldMap = { text: 'deep.down' };
  const read = (context: PostContext) => readPosts(items, context, new Set()).posts[0];
  const post = read({ feedId: 'f', fieldMap });
  expect(post).toMatchObject({ feedId: 'f', text: 'here' });
  expect(read({ feedId: 'f', fieldMap })).toBe(post);
  expect(read({ feedId: 'f' })).toMatchObject({ feedId: 'f', text: 'there' });
  expect(read({ feedId: 'g' })).toMatchObject({ feedId: 'g', text: 'there' });
});

test('any answer of any shape gives posts or none, each once, and nothing new when it comes again', () =>
  holds(
    fc.property(anyAnswer, (json) => {
      const read = (seen: Set<string>) => {
        const answer: unknown = JSON.parse(json);
        const items = readList(answer) ?? readEnvelope(answer) ?? [];
        return { items, ...readPosts(items, { feedId: 'asked' }, seen) };
      };
      const seen = new Set<string>();
      const { items, posts, dropped } = read(seen);
      expect(posts.flatMap((post) => postProblems(post, post.raw, 'asked'))).toEqual([]);
      expect(posts.every((post) => items.includes(post.raw))).toBe(true);
      expect(new Set(posts.map(postKey)).size).toBe(posts.length);
      expect(read(seen)).toMatchObject({ posts: [], dropped });
    }),
  ));

test('an answer as long as it may be, of any shape, is read, searched and split into links before the test runs out of time', () =>
  holds(
    fc.property(longAnswer, piece, (answer, query) => {
      const items = readList(answer, PAGE_MAX) ?? readEnvelope({ items: answer }, PAGE_MAX) ?? [];
      const { posts } = readPosts(items, { feedId: 'f' }, new Set());
      for (const { text } of posts) readLinks(text);
      topHashtags(posts);
      posts.filter(readQuery(query)[0] ?? (() => true));
      for (const feedIds of [answer, posts.map(({ text }) => text)]) normaliseEmbed({ feedIds });
    }),
    runs(100),
  ));

test('any answer is a list or none, an envelope of one or none, with as much of what came as was asked for', () =>
  holds(
    fc.property(anyAnswer, fc.option(fc.nat({ max: 6 }), { nil: undefined }), (json, max) => {
      const answer = JSON.parse(json) as { readonly items?: unknown } | null;
      expect(readList(answer, max)).toEqual(Array.isArray(answer) ? answer.slice(0, max) : undefined);
      const items = Array.isArray(answer) ? undefined : answer?.items;
      expect(readEnvelope(answer, max)).toEqual(Array.isArray(items) ? items.slice(0, max) : undefined);
    }),
  ));
