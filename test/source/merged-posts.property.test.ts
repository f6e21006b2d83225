import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Post, postKey } from '../../src/model/post.ts';
import { MergedPosts, type MergeOptions } from '../../src/source/merged-posts.ts';
import type { Batch } from '../../src/source/post-source.ts';
import { WorkspacePosts } from '../../src/source/workspace-posts.ts';
import { fc, holds } from '../support/property.ts';
import { DRAIN_MAX, drain, post } from './fake-workspace.ts';
import { anyAge, anyLanes, inOrder, type Lane, newestFirst, open, timeOf } from './made-lanes.ts';
import { never, simulate } from './simulated-service.ts';

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

const eachOnce = (posts: readonly Post[]): Post[] => {
  const keys = posts.map(postKey);
  return posts.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
};
const shownIn = (batches: readonly Batch[]): Post[] => batches.flatMap(({ posts }) => posts);
const idsOf = (posts: readonly Post[]): string[] => posts.map(({ id }) => id);
const sortedIds = (posts: readonly Post[]): string[] => idsOf(posts).sort();

// A deadline has passed once all that is under way has had its turn: so no test waits for a clock.
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    setImmediate(() => deadline.abort(new DOMException('Late.', 'TimeoutError')));
    return deadline.signal;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('workspaces that answer newest first', () => {
  test('are shown newest first of all, undated last, ties in their order, in full pages', () =>
    holds(
      fc.asyncProperty(anyLanes({ min: 2 }), anyOptions, async (lanes, options) => {
        const batches = await drain(new MergedPosts(open(lanes).workspaces, options));
        const all = lanes.flat().flat() as Post[];
        const expected = eachOnce(all.sort(newestFirst)).slice(0, options.maxPosts);
        expect(idsOf(shownIn(batches))).toEqual(idsOf(expected));
        expect(batches.slice(0, -1).filter(({ posts }) => posts.length !== options.pageSize)).toEqual([]);
        expect(batches.filter(({ partial, failed }) => partial || failed)).toEqual([]);
      }),
      WALKS,
    ));

  test('behind the real paging, too, whatever the page, in full pages', () =>
    holds(
      fc.asyncProperty(
        fc.array(fc.array(anyAge, { maxLength: 60, size: 'max' }), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 1, max: 30 }),
        async (lanes, pageSize) => {
          const feeds = lanes.map((ages, lane) => inOrder(ages.map((age, i) => post(`w${lane}`, i, age))));
          const { ask } = simulate(Object.fromEntries(feeds.map((posts, lane) => [`w${lane}`, posts])));
          const options = { baseUrl: 'https://api.example', timeoutMs: 1, pageSize, maxPosts: Infinity };
          const workspaces = feeds.map((_, lane) => new WorkspacePosts(ask, `w${lane}`, options));
          const batches = await drain(new MergedPosts(workspaces, options));
          expect(idsOf(shownIn(batches))).toEqual(idsOf(feeds.flat().sort(newestFirst)));
          expect(batches.slice(0, -1).filter(({ posts }) => posts.length !== pageSize)).toEqual([]);
          expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: false, partial: false });
        },
      ),
      300,
    ));
});

describe('workspaces in any order, or one alone', () => {
  test('lose no post, show none twice, and end', () =>
    holds(
      fc.asyncProperty(anyLanes({ isOrdered: false }), anyOptions, async (lanes, options) => {
        const { workspaces } = open(lanes);
        const shown = shownIn(await drain(new MergedPosts(workspaces, options)));
        const all = eachOnce(lanes.flat().flat() as Post[]);
        expect(shown).toHaveLength(Math.min(all.length, options.maxPosts));
        expect(new Set(shown.map(postKey)).size).toBe(shown.length);
        if (options.maxPosts === Infinity) expect(sortedIds(shown)).toEqual(sortedIds(all));
        if (lanes.length === 1) expect(idsOf(shown)).toEqual(idsOf(all).slice(0, options.maxPosts));
      }),
      WALKS,
    ));
});

describe('workspaces that fail or are late', () => {
  test('leave the others in order, and of what came nothing is lost or shown twice', () =>
    holds(
      fc.asyncProperty(anyLanes({ troubles: true, min: 2 }), anyOptions, async (lanes, { maxPosts, ...options }) => {
        const { workspaces, came } = open(lanes);
        const batches = await drain(new MergedPosts(workspaces, { ...options, maxPosts }));
        const shown = shownIn(batches);
        const expected = eachOnce(came);
        expect(shown).toHaveLength(Math.min(expected.length, maxPosts));
        expect(shown.map(timeOf)).toEqual(shown.map(timeOf).sort((a, b) => (a === b ? 0 : b - a)));
        expect(new Set(shown.map(postKey)).size).toBe(shown.length);
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
        const { workspaces } = open([...good, ...bad]);
        const options = { pageSize: 10, maxPosts: Infinity, timeoutMs: 1 };
        const shown = new Set(shownIn(await drain(new MergedPosts(workspaces, options))).map(postKey));
        expect((good.flat().flat() as Post[]).filter((one) => !shown.has(postKey(one)))).toEqual([]);
      }),
      WALKS,
    ));

  test('show again what was shown of them before, in order', () =>
    holds(
      fc.asyncProperty(anyLanes({ min: 2 }), fc.nat({ max: 4 }), anyOptions, async (lanes, failing, options) => {
        const undated = [post('new', 1), post('new', 2)]; // came before the failure
        const previous = new MergedPosts(open(lanes).workspaces, options);
        const before = await previous.load(never);
        const isFailing = (lane: number): boolean => lane === failing % lanes.length;
        const now = lanes.map((steps, lane): Lane => (isFailing(lane) ? [undated, 'fails'] : steps));
        const batches = await drain(
          new MergedPosts(open(now).workspaces, { ...options, maxPosts: Infinity, previous }),
        );
        const shown = shownIn(batches);
        expect(new Set(shown.map(postKey)).size).toBe(shown.length);
        if (lanes.every((steps, lane) => isFailing(lane) || steps.length === 0)) return; // nobody to go on without it
        expect(shown.map(timeOf)).toEqual(shown.map(timeOf).sort((a, b) => (a === b ? 0 : b - a)));
        const own = before.posts.filter(({ feedId }) => feedId === `w${failing % lanes.length}`);
        expect(idsOf(shown)).toEqual(expect.arrayContaining(idsOf(own)));
      }),
      WALKS,
    ));
});

describe('an abort', () => {
  test('in any moment loses nothing: asked again, the source goes on where it stood', () =>
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
        const source = new MergedPosts(workspaces, options);
        const batches: Batch[] = [];
        const step = async (signal: AbortSignal) => {
          batches.push(await (batches.length > 0 ? source.loadMore(signal) : source.load(signal)));
        };
        for (let steps = 0; steps < DRAIN_MAX && batches.at(-1)?.hasMore !== false; steps++) {
          await step(abort.signal).catch(() => expect(abort.signal.aborted).toBe(true));
          if (abort.signal.aborted) await step(never);
        }
        const whole = shownIn(await drain(new MergedPosts(open(lanes).workspaces, options)));
        expect(idsOf(shownIn(batches))).toEqual(idsOf(whole));
      }),
      WALKS,
    ));
});
