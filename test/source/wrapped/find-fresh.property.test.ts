import { describe, expect, test } from 'vitest';
import { findFresh } from '../../../src/source/wrapped/find-fresh.ts';
import { loadDeep } from '../../../src/source/load-deep.ts';
import { ReplayPosts } from '../../../src/source/wrapped/replay-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { FakeSource } from '../fake-source.ts';
import { idsOf, post } from '../fake-workspace.ts';
import { never } from '../simulated-service.ts';

// What holds of posts that come in while others are shown:
// - those that came in at the front are all new, in their order, and nothing else is, whatever went meanwhile;
// - what came once comes again, and what follows it follows.

const posts = (name: string, count: number) => Array.from({ length: count }, (_, i) => post(name, i));

describe('what came in', () => {
  test('is what comes before the last that is displayed, and not what moved up from behind it', () =>
    holds(
      fc.property(
        fc.nat({ max: 9 }),
        fc.nat({ max: 30 }),
        fc.nat({ max: 30 }),
        fc.func(fc.boolean()),
        (came, shown, behind, stays) => {
          const before = posts('shown', shown);
          const rest = before.filter(({ id }) => stays(id));
          const now = [...posts('new', came), ...rest, ...posts('behind', behind)];
          const expected = rest.length > 0 ? posts('new', came) : now;
          expect(findFresh(before, now).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        },
      ),
    ));

  test('is nothing where nothing changed, in whatever order', () =>
    holds(
      fc.property(fc.shuffledSubarray(posts('w', 20)), (now) => {
        expect(findFresh(posts('w', 20), now)).toEqual([]);
      }),
    ));
});

describe('what was loaded', () => {
  const all = posts('w', 60);
  const anySteps = fc
    .array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 })
    .map((sizes) => sizes.map((size, i) => all.slice(i * 6, i * 6 + Math.min(size, 6))));

  test('is as deep as was asked for, and goes on behind it', () =>
    holds(
      fc.asyncProperty(anySteps, fc.nat({ max: 60 }), async (steps, depth) => {
        const source = new FakeSource(steps);
        const had = await loadDeep(source, depth, never);
        const ids = steps.flat().map(({ id }) => id);
        expect(had.posts.length).toBeGreaterThanOrEqual(Math.min(depth, ids.length));
        const replay = new ReplayPosts(source, had);
        const first = await replay.load();
        const again = [...idsOf(first)];
        for (let { hasMore } = first; hasMore;) {
          const next = await replay.loadMore(never);
          again.push(...idsOf(next));
          ({ hasMore } = next);
        }
        expect(again).toEqual(ids);
      }),
    ));

  test('tells all that failed on the way', async () => {
    const { posts: had, faults, hasMore } = await loadDeep(new FakeSource([all.slice(0, 2), 'fails', []]), 9, never);
    expect([had.length, faults.length, hasMore]).toEqual([2, 1, false]);
  });
});
