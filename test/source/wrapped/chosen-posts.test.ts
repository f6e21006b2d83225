import { expect, test } from 'vitest';
import type { Post } from '../../../src/model/post.ts';
import type { Batch, PageBounds } from '../../../src/source/post-source.ts';
import { pinPosts, selectPosts } from '../../../src/source/wrapped/chosen-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { FakeSource, type SourceStep } from '../fake-source.ts';
import cases from './chosen-posts.json' with { type: 'json' };
import { drain, drainAborted, idsOf, post, stepsOf, tellSteps } from '../fake-workspace.ts';

const open = (steps: string) => new FakeSource(stepsOf<'fails'>('w', steps, 'fails'), { isCut: steps.endsWith('^') });
const ALL: PageBounds = { pageSize: 30, maxPosts: Infinity };
const isEven = ({ id }: Post): boolean => Number(id.slice(2)) % 2 === 0;

test.each(cases.selected as [string, string, Partial<PageBounds>, string[]][])(
  'posts are selected %s',
  async (_, steps, within, told) => {
    const inner = open(steps);
    expect(await tellSteps(selectPosts(inner, isEven, { ...ALL, ...within }), () => inner.asked)).toEqual(told);
  },
);

test.each(cases.pinned as [string, string, string[], number, string[]][])(
  'posts are pinned %s',
  async (_, steps, pins, pageSize, told) => {
    const inner = open(steps);
    const source = pinPosts(inner, pins, { ...ALL, pageSize });
    expect(await tellSteps(source, () => inner.asked)).toEqual(told);
    expect(source.inner).toBe(inner);
  },
);

// Of posts chosen from another source, whatever the pages of both: all that fit are shown, once, in order, pinned ones first
// by their ids; each page is full except the last; if `hasMore`, more come; the last batch tells why it is the last; a page
// takes at most ten requests; after a failure it continues where it stopped, and an abort at any moment loses nothing.

const STEPS_MAX = 10;
const all = Array.from({ length: 60 }, (_, id) => post('w', id, id));

/** Some of all posts, in any order, in at most `max` steps. */
const anySteps = (max = STEPS_MAX): fc.Arbitrary<Post[][]> =>
  fc
    .tuple(fc.shuffledSubarray(all), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: max, maxLength: max }))
    .map(([posts, sizes]) => {
      const [rest, last] = [[...posts], max - 1];
      return sizes.map((size, i) => rest.splice(0, i === last ? Infinity : size)).filter((step) => step.length > 0);
    });
const anyBounds: fc.Arbitrary<PageBounds> = fc.record({
  pageSize: fc.integer({ min: 1, max: 30 }),
  maxPosts: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 40 })),
});
const anyFit = fc.func<[string], boolean>(fc.boolean()).map((decide) => (post: Post) => decide(post.id));
const anyPins = fc.shuffledSubarray([...all.map(({ id }) => id), 'none', 'w']);

const shownIn = (batches: readonly Batch[]): string[] => batches.flatMap(idsOf);
const fittingIn = (steps: readonly SourceStep[], fits: (post: Post) => boolean): string[] =>
  steps.flatMap((step) => (step === 'fails' ? [] : step.filter(fits).map(({ id }) => id)));

test('what is chosen, and then pinned, is all that fits, in full pages, and more is offered only where there is more', () =>
  holds(
    fc.asyncProperty(anySteps(), anyFit, fc.option(anyPins), anyBounds, fc.boolean(), async (...made) => {
      const [steps, fits, pins, within, isCut] = made;
      const select = (bounds: PageBounds) => selectPosts(new FakeSource(steps, { isCut }), fits, bounds);
      const batches = await drain(pins ? pinPosts(select(ALL), pins, within) : select(within));
      const fitting = fittingIn(steps, fits);
      const pinned = (pins ?? []).filter((pin) => fitting.includes(pin));
      const expected = [...pinned, ...fitting.filter((id) => !pinned.includes(id))];
      expect(shownIn(batches)).toEqual(expected.slice(0, within.maxPosts));
      for (const { posts, hasMore, faults, failed, partial } of batches) {
        if (hasMore) expect(posts).toHaveLength(within.pageSize);
        expect([faults, failed, partial]).toEqual([[], false, false]);
      }
      expect(batches.slice(1).filter(({ posts }) => posts.length === 0)).toEqual([]);
      // `atCeiling` is set only if the owner's maximum was not reached first.
      expect(batches.at(-1)?.atCeiling).toBe(isCut && expected.length < within.maxPosts);
    }),
  ));

test('one page asks ten times at most, brings something where more is offered, and the walk ends', () =>
  holds(
    fc.asyncProperty(anySteps(40), anyFit, anyPins, anyBounds, async (steps, fits, pins, within) => {
      for (const isPinned of [true, false]) {
        const inner = new FakeSource(steps);
        const source = isPinned ? pinPosts(inner, pins, within) : selectPosts(inner, fits, within);
        const lines = await tellSteps(source, () => inner.asked);
        const asked = [0, ...lines.map((line) => Number.parseInt(line))];
        expect(asked.filter((count, i) => count - (asked[i - 1] ?? 0) > STEPS_MAX)).toEqual([]);
        expect(lines.filter((line) => line.includes(': +'))).toEqual([]);
      }
    }),
  ));

test('neither a failure nor an abort loses anything: asked again, it goes on where it stood', () =>
  holds(
    fc.asyncProperty(
      anySteps(5),
      fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
      anyFit,
      anyBounds,
      fc.nat({ max: 12 }),
      async (...made) => {
        const [sound, troubles, fits, within, moment] = made;
        const steps: SourceStep[] = [...sound, []];
        for (const at of troubles) steps.splice(Math.min(at, steps.length - 1), 0, 'fails');
        const abort = new AbortController();
        const inner = new FakeSource(steps);
        const loadMore = inner.loadMore.bind(inner);
        inner.loadMore = (signal) => {
          if (inner.asked === moment) abort.abort(new Error('Gone.'));
          return loadMore(signal);
        };
        const batches = await drainAborted(selectPosts(inner, fits, within), abort);
        expect(shownIn(batches)).toEqual(fittingIn(steps, fits).slice(0, within.maxPosts));
        for (const { posts, faults, failed, partial } of batches) {
          expect(failed).toBe(faults.length > 0 && posts.length === 0);
          expect(partial).toBe(faults.length > 0 && posts.length > 0);
        }
      },
    ),
  ));
