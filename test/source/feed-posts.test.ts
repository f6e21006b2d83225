import { describe, expect, test, vi } from 'vitest';
import { feedPosts, mergedPublicPosts } from '../../src/source/feed-posts.ts';
import { drain, idsOf } from './fake-workspace.ts';
import { item, items, never, simulate } from './simulated-service.ts';

const options = { baseUrl: 'https://api.example', timeoutMs: 1000, pageSize: 2, maxPosts: Infinity };
const feeds = { a: [item('a', 1, 1), item('a', 3, 3)], b: [item('b', 2, 2), item('b', 4, 4)] };

describe('the posts of a feed', () => {
  test('of one workspace are asked for in the order that was wanted', async () => {
    const warn = vi.fn();
    const { ask, asked } = simulate(feeds);
    await feedPosts(ask, ['a'], { ...options, orderBy: 'claps', filter: 'x', warn }).load(never);
    expect(asked).toEqual(['/feeds/a/posts?$offset=0&$limit=2&$filter=x&$orderBy=claps']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('of several are newest first, the order is not sent, and that is told once', async () => {
    const warn = vi.fn();
    const { ask, asked } = simulate(feeds);
    const batches = await drain(feedPosts(ask, ['a', 'b'], { ...options, orderBy: 'claps', filter: 'x', warn }));
    expect(batches.flatMap(idsOf)).toEqual(['a-1', 'b-2', 'a-3', 'b-4']);
    expect(asked.filter((url) => url.includes('orderBy'))).toEqual([]);
    expect(asked.every((url) => url.includes('$filter=x'))).toBe(true);
    expect(warn.mock.calls).toEqual([
      ['Invalid value "claps" for "order-by"; using newest first, as for all feeds of several workspaces.'],
    ]);
  });

  test('of several without an order give no warning', () => {
    const warn = vi.fn();
    feedPosts(simulate(feeds).ask, ['a', 'b'], { ...options, warn });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([1, 7, 10, 30])('of 500 end at the 130 in reach, in pages of %i', async (pageSize) => {
    const batches = await drain(feedPosts(simulate({ f: items('f', 500) }).ask, ['f'], { ...options, pageSize }));
    expect(batches.flatMap(idsOf)).toEqual(items('f', 130).map(({ postId }) => postId));
    expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: true });
  });
});

describe('the public posts of several workspaces', () => {
  test('are the newest of all, as many as were asked for', async () => {
    const { ask, asked } = simulate(feeds);
    const batch = await mergedPublicPosts(ask, ['a', 'b'], { ...options, limit: 3 }).load(never);
    expect(idsOf(batch)).toEqual(['a-1', 'b-2', 'a-3']);
    expect(batch).toMatchObject({ hasMore: false, partial: false });
    expect(asked).toEqual(['/feeds/a/public-posts?limit=3', '/feeds/b/public-posts?limit=3']);
  });

  test('leave out a workspace that does not exist', async () => {
    const batch = await mergedPublicPosts(simulate(feeds).ask, ['a', 'A'], { ...options, limit: 3 }).load(never);
    expect(batch).toMatchObject({ partial: true, failed: false, faults: [{ feedId: 'A', fault: { status: 404 } }] });
    expect(idsOf(batch)).toEqual(['a-1', 'a-3']);
  });
});
