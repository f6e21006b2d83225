import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Post, postKey } from '../../../src/model/post.ts';
import type { MergeOptions } from '../../../src/source/paged/merging.ts';
import type { Batch } from '../../../src/source/post-source.ts';
import { WorkspacePosts } from '../../../src/source/workspace-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { drain, drainAborted, pagesOf, post } from '../fake-workspace.ts';
import { anyAge, anyLanes, inOrder, type Lane, newestFirst, open } from './made-lanes.ts';
import { never, simulate } from '../simulated-service.ts';

// What holds of merged workspaces, each of which answers newest first (its undated posts stand anywhere):
// - what is shown is the newest of all at every step, so that each step only adds below: undated posts last,
//   ties in the order of the workspaces and of their posts;
// - all posts that come are shown, each once, and the steps end;
// - a workspace that fails or is late while others have posts is left out from there on; where none has any, asking
//   again goes on where it stood;
// - an abort in any moment loses nothing.
// Of workspaces in another order, or of one alone, the same holds but for the order.

const anyOptions = fc.record({
  pageSize: fc.integer({ min: 1, max: 30 }),
  maxPosts: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 40 })),
  timeoutMs: fc.constant(1),
}) satisfies fc.Arbitrary<MergeOptions>;

/** A walk of several workspaces takes many steps. */
const WALKS = 500;

const keysOf = (posts: readonly Post[]): string[] => posts.map(postKey);
const eachOnce = (posts: readonly Post[]): Post[] => {
  const keys = keysOf(posts);
  return posts.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
};
const idsOf = (posts: readonly Post[]): string[] => posts.map(({ id }) => id);
const postsOf = (lanes: readonly Lane[]): Post[] => lanes.flat(2) as Post[];
const shownIn = (batches: readonly Batch[]): Post[] => batches.flatMap(({ posts }) => posts);
const merge = (lanes: readonly Lane[], options: MergeOptions) => pagesOf(open(lanes).workspaces, options);
const expectFullPages = (batches: readonly Batch[], { pageSize }: { readonly pageSize: number }): void =>
  expect(batches.slice(0, -1).filter(({ posts }) => posts.length !== pageSize)).toEqual([]);
const expectOnce = (posts: readonly Post[]): void => expect(new Set(keysOf(posts)).size).toBe(posts.length);
const expectNewestFirst = (posts: readonly Post[]): void => expect(posts).toEqual(posts.toSorted(newestFirst));

// A deadline has passed once all that is under way has had its turn: so no test waits for a clock.
beforeEach(() => {
  // What a timer is called does not matter to who clears it.
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  vi.stubGlobal('clearTimeout', clearImmediate);
});
afterEach(() => void vi.unstubAllGlobals());

describe('workspaces that answer newest first', () => {
  test('are shown newest first of all, undated last, ties in their order, in full pages', () =>
    holds(
      fc.asyncProperty(anyLanes({ min: 2 }), anyOptions, async (lanes, options) => {
        const batches = await drain(merge(lanes, options));
        const expected = eachOnce(postsOf(lanes).sort(newestFirst)).slice(0, options.maxPosts);
        expect(shownIn(batches)).toEqual(expected);
        expectFullPages(batches, options);
        expect(batches.filter(({ partial, failed }) => partial || failed)).toEqual([]);
      }),
      WALKS,
    ));

  test('behind the real paging, too, whatever the page, in full pages', () => {
    const anyFeeds = fc.array(fc.array(anyAge, { maxLength: 60, size: 'max' }), { minLength: 2, maxLength: 6 });
    return holds(
      fc.asyncProperty(anyFeeds, fc.integer({ min: 1, max: 30 }), async (lanes, pageSize) => {
        const feeds = lanes.map((ages, lane) => inOrder(ages.map((age, i) => post(`w${lane}`, i, age))));
        const { ask } = simulate(Object.fromEntries(feeds.map((posts, lane) => [`w${lane}`, posts])));
        const options = { baseUrl: 'https://api.example', timeoutMs: 1, pageSize, maxPosts: Infinity };
        const workspaces = feeds.map((_, lane) => new WorkspacePosts(ask, `w${lane}`, options));
        const batches = await drain(pagesOf(workspaces, options));
        expect(idsOf(shownIn(batches))).toEqual(idsOf(feeds.flat().sort(newestFirst)));
        expectFullPages(batches, options);
        expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: false, partial: false });
      }),
      300,
    );
  });
});

test('workspaces in any order, or one alone, lose no post, show none twice, and end', () =>
  holds(
    fc.asyncProperty(anyLanes({ isOrdered: false }), anyOptions, async (lanes, options) => {
      const shown = shownIn(await drain(merge(lanes, options)));
      const all = eachOnce(postsOf(lanes));
      expectOnce(shown);
      expect(shown).toHaveLength(Math.min(all.length, options.maxPosts));
      if (options.maxPosts === Infinity) expect(idsOf(shown).sort()).toEqual(idsOf(all).sort());
      if (lanes.length === 1) expect(shown).toEqual(all.slice(0, options.maxPosts));
    }),
    WALKS,
  ));

describe('workspaces that fail or are late', () => {
  test('leave the others in order, and of what came nothing is lost or shown twice', () =>
    holds(
      fc.asyncProperty(anyLanes({ troubles: true, min: 2 }), anyOptions, async (lanes, options) => {
        const { workspaces, came } = open(lanes);
        const batches = await drain(pagesOf(workspaces, options));
        const shown = shownIn(batches);
        expect(shown).toHaveLength(Math.min(eachOnce(came).length, options.maxPosts));
        expectNewestFirst(shown);
        expectOnce(shown);
        for (const { posts, faults, failed, partial, hasMore } of batches) {
          if (faults.length > 0) expect(failed || partial).toBe(true);
          expect(new Set(faults.map(({ feedId }) => feedId)).size).toBe(faults.length); // each is asked once more at most
          // No step brings nothing without a reason, or a visitor would press for nothing.
          if (hasMore) expect(posts.length + faults.length).toBeGreaterThan(0);
        }
      }),
      WALKS,
    ));

  test('do not keep back those that do not: without a failure all their posts are shown', () =>
    holds(
      fc.asyncProperty(anyLanes({ min: 1 }), anyLanes({ troubles: true, min: 1 }), async (good, bad) => {
        const source = merge([...good, ...bad], { pageSize: 10, maxPosts: Infinity, timeoutMs: 1 });
        const shown = keysOf(shownIn(await drain(source)));
        expect(shown).toEqual(expect.arrayContaining(keysOf(postsOf(good))));
      }),
      WALKS,
    ));

  test('show again what was shown of them before, in order', () =>
    holds(
      fc.asyncProperty(anyLanes({ min: 2 }), fc.nat({ max: 4 }), anyOptions, async (lanes, at, options) => {
        const failing = at % lanes.length;
        const previous = merge(lanes, options);
        const before = await previous.load(never);
        const others = lanes.filter((_, lane) => lane !== failing);
        const now = lanes.with(failing, [[post('new', 1), post('new', 2)], 'fails']); // undated, before the failure
        const shown = shownIn(await drain(merge(now, { ...options, maxPosts: Infinity, previous })));
        expectOnce(shown);
        if (others.every((steps) => steps.length === 0)) return; // nobody to go on without it
        expectNewestFirst(shown);
        const own = before.posts.filter(({ feedId }) => feedId === `w${failing}`);
        expect(idsOf(shown)).toEqual(expect.arrayContaining(idsOf(own)));
      }),
      WALKS,
    ));
});

test('an abort in any moment loses nothing: asked again, the source goes on where it stood', () =>
  holds(
    fc.asyncProperty(anyLanes(), anyOptions, fc.nat({ max: 12 }), async (lanes, options, moment) => {
      const abort = new AbortController();
      const { workspaces } = open(lanes);
      let asked = 0;
      for (const workspace of workspaces) {
        const next = workspace.next.bind(workspace);
        workspace.next = async (count, signal, onTurn) => {
          if (asked++ === moment) abort.abort(new Error('Gone.'));
          signal.throwIfAborted();
          return next(count, signal, onTurn);
        };
      }
      const batches = await drainAborted(pagesOf(workspaces, options), abort);
      expect(idsOf(shownIn(batches))).toEqual(idsOf(shownIn(await drain(merge(lanes, options)))));
    }),
    WALKS,
  ));
