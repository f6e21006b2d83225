import { expect, test } from 'vitest';
import { EmbedPosts, feedPosts, mergedPublicPosts } from '../../src/source/checked-posts.ts';
import { drain } from './fake-workspace.ts';
import { items, never, simulate } from './simulated-service.ts';
import cases from './checked-posts.json' with { type: 'json' };

test.each(cases as [string, object, number, number][])('pages end, be they of %s', async (_, options, first, all) => {
  for (const feedIds of [['a'], ['a', 'b']]) {
    const { ask, asked } = simulate({ a: items('a', 3), b: [] });
    const batches = await drain(feedPosts(ask, feedIds, { baseUrl: 'https://api.example', ...options } as never));
    expect([batches[0]?.posts.length, batches.flatMap(({ posts }) => posts).length]).toEqual([first, all]);
    expect(asked.filter((url) => !url.startsWith('/feeds/'))).toEqual([]);
  }
});

test('a text that a program leaves out is named in a fault, and not told as a bug', async () => {
  const { ask, asked } = simulate({});
  const [none, noOrg] = [{}, { baseUrl: 'https://api.example' }] as [never, never];
  const sources = [feedPosts(ask, ['a'], none), mergedPublicPosts(ask, ['a'], none), new EmbedPosts(ask, 'e', noOrg)];
  for (const [i, source] of sources.entries()) {
    const message = `"${i < 2 ? 'baseUrl' : 'org'}" is missing; it is a text.`;
    const faults = [{ fault: { kind: 'setup', code: 'WS-102', message } }];
    expect(await source.loadMore(never)).toMatchObject({ failed: true, faults });
  }
  expect(asked).toEqual([]);
});
