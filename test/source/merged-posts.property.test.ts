import { beforeEach, expect, test, vi } from 'vitest';
import { type Post, postKey } from '../../src/model/post.ts';
import type { MergeOptions } from '../../src/source/merging.ts';
import '../../src/source/merging.ts'; // no deadline of these tests leaves the time to load it
import type { Batch } from '../../src/source/post-source.ts';
import { runs } from '../support/deep.ts';
import { fc, holds } from '../support/property.ts';
import { untilAborted } from './deferred.ts';
import { pagedPosts } from '../../src/source/feed-posts.ts';
import { drain, drainAborted, fails, failure, FakeWorkspace, post, type Step } from './fake-workspace.ts';

// What is true of merged workspaces, each of which answers newest first (its undated posts may be anywhere):
// - at every step, the newest posts of all are shown, so that each step only adds posts below: undated posts last,
//   ties in the order of the workspaces and of their posts;
// - all posts that arrive are shown, each once, and the steps end;
// - a workspace that fails or is late while others have posts is left out from then on; if no workspace has posts, the
//   next request continues where it stopped;
// - an abort at any moment loses nothing.
// For workspaces in another order, or a single one, the same is true except for the order.

/** The answers of a workspace, one step after the other. */
type Lane = readonly Step[];

/** Ages in minutes that are often equal, or none. */
const anyAge = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 5 });
/** Posts that may be in several workspaces: with the same id, and the same date. */
const SHARED = [1, 5, 5, undefined].map((age, i) => post('shared', i, age));

const timeOf = ({ publishedAt }: Post): number => publishedAt?.getTime() ?? -Infinity;
const newestFirst = (a: Post, b: Post): number => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) - timeOf(a));

/** Dated posts newest first; undated ones stay where they were. */
function inOrder(posts: readonly Post[]): Post[] {
  const dated = posts.filter(({ publishedAt }) => publishedAt).sort(newestFirst);
  return posts.map((one) => (one.publishedAt ? (dated.shift() ?? one) : one));
}

/** No answer before the deadline passes; then it fails, as a client that gives up does. */
const late: Step = (signal) =>
  Promise.race([
    untilAborted(signal),
    new Promise<never>((_, reject) => setImmediate(() => setImmediate(() => reject(failure)))),
  ]);

const anyTrouble = fc.record({ at: fc.nat({ max: 8 }), is: fc.constantFrom(fails, late) });
const anyShape = fc.record({
  ages: fc.array(anyAge, { maxLength: 12, size: 'max' }),
  size: fc.integer({ min: 1, max: 6 }),
  shared: fc.subarray(SHARED),
  troubles: fc.array(anyTrouble, { maxLength: 3 }),
});

/** Workspaces that answer newest first, or in any order; with `hasTroubles`, some fail or are late at times. */
const anyLanes = ({ hasTroubles = false, isOrdered = true, min = 0 } = {}): fc.Arbitrary<Lane[]> =>
  fc.array(anyShape, { minLength: min, maxLength: 5, size: 'max' }).map((shapes) =>
    shapes.map(({ ages, size, shared, troubles }, lane) => {
      const all = [...ages.map((age, i) => post(`w${lane}`, i, age)), ...shared];
      const posts = isOrdered ? inOrder(all) : all;
      const steps: Step[] = [];
      while (posts.length > 0) steps.push(posts.splice(0, size));
      for (const { at, is } of hasTroubles ? troubles : []) steps.splice(Math.min(at, steps.length), 0, is);
      return steps;
    }),
  );

const open = (lanes: readonly Lane[]) => lanes.map((steps, lane) => new FakeWorkspace(`w${lane}`, [...steps]));
const merge = (lanes: readonly Lane[], options: MergeOptions) => pagedPosts(open(lanes), options);

const anyOptions = fc.record({
  pageSize: fc.integer({ min: 1, max: 30 }),
  maxPosts: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 40 })),
  timeoutMs: fc.constant(1),
}) satisfies fc.Arbitrary<MergeOptions>;

/** Fewer runs, because a walk through several workspaces takes many steps. */
const WALKS = runs(400);

const keysOf = (posts: readonly Post[]): string[] => posts.map(postKey);
const eachOnce = (posts: readonly Post[]): Post[] => [...new Map(posts.map((one) => [postKey(one), one])).values()];
const postsOf = (lanes: readonly Lane[]) => lanes.flat().flatMap((step) => (typeof step === 'function' ? [] : step));
const shownIn = (batches: readonly Batch[]): Post[] => batches.flatMap(({ posts }) => posts);
const expectOnce = (posts: readonly Post[]): void => expect(new Set(keysOf(posts)).size).toBe(posts.length);

// A deadline passes once everything under way has had its turn, so that no test waits for a clock.
beforeEach(() => {
  // Code that clears a timer does not care about the type of its id.
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  vi.stubGlobal('clearTimeout', clearImmediate);
});

test('workspaces that answer newest first are shown newest first of all, in full pages; in any order, or alone, no post is lost', () =>
  holds(
    fc.asyncProperty(
      anyLanes(),
      anyLanes({ isOrdered: false }),
      fc.boolean(),
      anyOptions,
      async (ordered, any, isOrdered, options) => {
        const lanes = isOrdered ? ordered : any;
        const batches = await drain(merge(lanes, options));
        const shown = shownIn(batches);
        const all = eachOnce(postsOf(lanes));
        expectOnce(shown);
        expect(shown).toHaveLength(Math.min(all.length, options.maxPosts));
        if (options.maxPosts === Infinity) expect(keysOf(shown).sort()).toEqual(keysOf(all).sort());
        if (lanes.length === 1) expect(shown).toEqual(all.slice(0, options.maxPosts));
        else if (isOrdered) expect(shown).toEqual(all.toSorted(newestFirst).slice(0, options.maxPosts));
        expect(batches.slice(0, -1).filter(({ posts }) => posts.length !== options.pageSize)).toEqual([]);
        expect(batches.filter(({ partial, failed }) => partial || failed)).toEqual([]);
      },
    ),
    WALKS,
  ));

test('workspaces that fail or are late leave the others whole and in order, and of what came nothing is lost or shown twice', () =>
  holds(
    fc.asyncProperty(anyLanes({ hasTroubles: true, min: 2 }), anyOptions, async (lanes, options) => {
      const workspaces = open(lanes);
      const batches = await drain(pagedPosts(workspaces, options));
      const shown = shownIn(batches);
      expect(shown).toHaveLength(Math.min(eachOnce(workspaces.flatMap(({ came }) => came)).length, options.maxPosts));
      expect(shown).toEqual(shown.toSorted(newestFirst));
      expectOnce(shown);
      const well = lanes.filter((steps) => steps.every((step) => typeof step !== 'function'));
      if (options.maxPosts === Infinity) expect(keysOf(shown)).toEqual(expect.arrayContaining(keysOf(postsOf(well))));
      for (const { posts, faults, failed, partial, hasMore } of batches) {
        if (faults.length > 0) expect(failed || partial).toBe(true);
        expect(new Set(faults.map(({ feedId }) => feedId)).size).toBe(faults.length); // each fails at most once per step
        // A step without posts has a fault: otherwise a visitor's click would have no effect.
        if (hasMore) expect(posts.length + faults.length).toBeGreaterThan(0);
      }
    }),
    WALKS,
  ));

test('an abort in any moment loses nothing: asked again, the source goes on where it stood', () =>
  holds(
    fc.asyncProperty(anyLanes(), anyOptions, fc.nat({ max: 12 }), async (lanes, options, moment) => {
      const abort = new AbortController();
      const workspaces = open(lanes);
      let asked = 0;
      for (const workspace of workspaces) {
        const next = workspace.next.bind(workspace);
        workspace.next = async (count, signal, onTurn) => {
          if (asked++ === moment) abort.abort(new Error('Gone.'));
          signal.throwIfAborted();
          return next(count, signal, onTurn);
        };
      }
      const batches = await drainAborted(pagedPosts(workspaces, options), abort);
      expect(shownIn(batches)).toEqual(shownIn(await drain(merge(lanes, options))));
    }),
    WALKS,
  ));
