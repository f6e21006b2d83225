import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { feedPosts, mergedPublicPosts, PublicPosts } from '../../src/source/checked-posts.ts';
import type { PostSource, Warn } from '../../src/source/post-source.ts';
import { drain, told } from './fake-workspace.ts';
import orders from './orders.json' with { type: 'json' };
import { item, never, simulate } from './simulated-service.ts';

const options = { baseUrl: 'https://api.example', timeoutMs: 1000, pageSize: 2, maxPosts: Infinity, limit: 3 };
const feeds = { a: [item('a', 1, 1), item('a', 3, 3)], b: [item('b', 2, 2), item('b', 4, 4)] };

/** Expects that of three sources, each of which replaced the one before, the last does not keep the first in memory. */
async function expectReleased(open: (previous?: PostSource) => PostSource): Promise<void> {
  const refresh = async (previous?: PostSource): Promise<PostSource> => {
    const source = open(previous);
    await source.load(never);
    return source;
  };
  const first = new WeakRef(await refresh());
  const last = await refresh(await refresh(first.deref()));
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  await nextTurn(); // the target of a WeakRef is kept until the turn in which it was read ends
  collectGarbage();
  expect(first.deref()).toBeUndefined();
  expect(last).toBeDefined(); // so that it is not collected before
}

describe('the posts of a feed', () => {
  test.each(orders as [string, string[], string, string, string[]][])(
    '%s',
    async (_, feedIds, orderBy, query, warnings) => {
      const warn = vi.fn<Warn>();
      const { ask, asked } = simulate(feeds);
      await drain(feedPosts(ask, feedIds, { ...options, orderBy, filter: 'x', warn }));
      expect(asked.slice(0, feedIds.length)).toEqual(
        feedIds.map((id) => `/feeds/${id}/posts?$offset=0&$limit=2&${query}`),
      );
      expect(asked.every((url) => url.endsWith(query))).toBe(true);
      expect(warn.mock.calls.map(([, message]) => message)).toEqual(warnings);
    },
  );

  test.each([
    ['one', ['a'], feedPosts],
    ['several', ['a', 'b'], feedPosts],
    ['public', ['a', 'b'], mergedPublicPosts],
  ])('hold no source but the one that they replace: %s', (_, feedIds, make) =>
    expectReleased((previous) => make(simulate(feeds).ask, feedIds, { ...options, previous })),
  );
});

describe('the public posts of several workspaces', () => {
  test('are the newest of all, as many as were asked for', async () => {
    const { ask, asked } = simulate(feeds);
    expect(told(await mergedPublicPosts(ask, ['a', 'b'], options).load(never))).toBe('a-1 b-2 a-3');
    expect(asked).toEqual(['/feeds/a/public-posts?limit=3', '/feeds/b/public-posts?limit=3']);
  });

  test('leave out a workspace that does not exist', async () => {
    const previous = new PublicPosts(simulate({}).ask, 'A', options); // it has no `lanes`, and so no posts to keep
    const batch = await mergedPublicPosts(simulate(feeds).ask, ['a', 'A'], { ...options, previous }).load(never);
    expect(told(batch)).toBe('a-1 a-3 partial !A');
    expect(batch.faults).toMatchObject([{ fault: { status: 404 } }]);
  });
});
