import { describe, expect, test } from 'vitest';
import type { Post } from '../../../src/model/post.ts';
import type { PageBounds } from '../../../src/source/post-source.ts';
import { pinPosts } from '../../../src/source/wrapped/pin-posts.ts';
import type { Batch, PostSource } from '../../../src/source/post-source.ts';
import { selectPosts } from '../../../src/source/wrapped/select-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { FakeSource, type SourceStep } from '../fake-source.ts';
import { drain, drainAborted, idsOf, post } from '../fake-workspace.ts';

// What holds where posts are chosen from another source, whatever the pages of both:
// - all that fit are shown, once, in order; those that are pinned first, in the order of their ids;
// - every page is full but the last; where more is offered, more comes; at the end, it tells why it ended;
// - one page asks ten times at most;
// - after a failure it goes on where it stood, and an abort in any moment loses nothing.

const STEPS_MAX = 10;
const ids = Array.from({ length: 60 }, (_, i) => i);
const all = ids.map((id) => post('w', id, id));
const idOf = (id: number): string => `w-${id}`;

/** All posts in so many steps at most, in any order. */
const anySteps = (max = STEPS_MAX): fc.Arbitrary<Post[][]> =>
  fc
    .tuple(fc.shuffledSubarray(all), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: max, maxLength: max }))
    .map(([posts, sizes]) => {
      const [rest, last] = [[...posts], max - 1];
      const steps = sizes.map((size, i) => rest.splice(0, i === last ? Infinity : size));
      return steps.filter((step) => step.length > 0);
    });
const anyBounds: fc.Arbitrary<PageBounds> = fc.record({
  pageSize: fc.integer({ min: 1, max: 30 }),
  maxPosts: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 40 })),
});
const anyFit = fc.func<[string], boolean>(fc.boolean()).map((decide) => (post: Post) => decide(post.id));
const anyPins = fc.shuffledSubarray([...ids.map(idOf), 'none', 'w']);

const shownIn = (batches: readonly Batch[]): string[] => batches.flatMap(idsOf);

const fittingIn = (steps: readonly SourceStep[], fits: (post: Post) => boolean): string[] =>
  steps.flatMap((step) => (step === 'fails' ? [] : step.filter(fits).map(({ id }) => id)));

const expectFullPages = (batches: readonly Batch[], { pageSize }: PageBounds): void => {
  for (const { posts, hasMore, faults, failed, partial } of batches) {
    if (hasMore) expect(posts).toHaveLength(pageSize);
    expect([faults, failed, partial]).toEqual([[], false, false]);
  }
  expect(batches.slice(1).filter(({ posts }) => posts.length === 0)).toEqual([]);
};

describe('what is chosen', () => {
  test('is all that fits, in its order, in full pages, and more is offered only where there is more', () =>
    holds(
      fc.asyncProperty(anySteps(), anyFit, anyBounds, fc.boolean(), async (steps, fits, bounds, isCut) => {
        const batches = await drain(selectPosts(new FakeSource(steps, { isCut }), fits, bounds));
        const fitting = fittingIn(steps, fits);
        expect(shownIn(batches)).toEqual(fitting.slice(0, bounds.maxPosts));
        expectFullPages(batches, bounds);
        // It is only said that the reach ended where the owner did not end it first.
        expect(batches.at(-1)?.atCeiling).toBe(isCut && fitting.length < bounds.maxPosts);
      }),
    ));

  test('has what is pinned first, once, in the order of its ids, and the rest as it was, chosen before or not', () =>
    holds(
      fc.asyncProperty(anySteps(), fc.option(anyFit), anyPins, anyBounds, async (steps, fits, pins, bounds) => {
        const source = new FakeSource(steps);
        const inner = fits ? selectPosts(source, fits, { pageSize: 30, maxPosts: Infinity }) : source;
        const batches = await drain(pinPosts(inner, pins, bounds));
        const came = fittingIn(steps, fits ?? (() => true));
        const pinned = [...pins.filter((pin) => came.includes(pin)), ...came.filter((id) => !pins.includes(id))];
        expect(shownIn(batches)).toEqual(pinned.slice(0, bounds.maxPosts));
        expectFullPages(batches, bounds);
      }),
      2000,
    ));
});

test('one page asks ten times at most, and the walk ends', () =>
  holds(
    fc.asyncProperty(anySteps(40), anyFit, anyPins, anyBounds, async (steps, fits, pins, bounds) => {
      for (const make of [
        (inner: PostSource) => selectPosts(inner, fits, bounds),
        (inner: PostSource) => pinPosts(inner, pins, bounds),
      ]) {
        const inner = new FakeSource(steps);
        const source = make(inner);
        let asked = 0;
        const load = async (step: Promise<Batch>): Promise<Batch> => {
          const batch = await step;
          expect(inner.asked - asked).toBeLessThanOrEqual(STEPS_MAX);
          asked = inner.asked;
          if (batch.hasMore) expect(batch.posts).not.toEqual([]);
          return batch;
        };
        await drain({
          load: (signal) => load(source.load(signal)),
          loadMore: (signal) => load(source.loadMore(signal)),
        });
      }
    }),
  ));

const anyTroubled: fc.Arbitrary<SourceStep[]> = fc
  .tuple(anySteps(5), fc.array(fc.nat({ max: 5 }), { maxLength: 3 }))
  .map(([steps, troubles]) => {
    const troubled: SourceStep[] = [...steps];
    for (const at of troubles) troubled.splice(at, 0, 'fails');
    return [...troubled, []];
  });

test('a failure loses nothing: asked again, it goes on where it stood', () =>
  holds(
    fc.asyncProperty(anyTroubled, anyFit, anyBounds, async (steps, fits, bounds) => {
      const batches = await drain(selectPosts(new FakeSource(steps), fits, bounds));
      expect(shownIn(batches)).toEqual(fittingIn(steps, fits).slice(0, bounds.maxPosts));
      for (const { posts, faults, failed, partial } of batches) {
        expect(failed).toBe(faults.length > 0 && posts.length === 0);
        expect(partial).toBe(faults.length > 0 && posts.length > 0);
      }
    }),
  ));

test('an abort in any moment loses nothing', () =>
  holds(
    fc.asyncProperty(anySteps(), anyFit, anyBounds, fc.nat({ max: 12 }), async (steps, fits, bounds, moment) => {
      const abort = new AbortController();
      const inner = new FakeSource(steps);
      const loadMore = inner.loadMore.bind(inner);
      inner.loadMore = (signal) => {
        if (inner.asked === moment) abort.abort(new Error('Gone.'));
        return loadMore(signal);
      };
      const batches = await drainAborted(selectPosts(inner, fits, bounds), abort);
      expect(shownIn(batches)).toEqual(fittingIn(steps, fits).slice(0, bounds.maxPosts));
    }),
  ));
