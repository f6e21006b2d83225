import { expect, test } from 'vitest';
import { loadDeep } from '../../../src/source/load-deep.ts';
import { findFresh } from '../../../src/source/wrapped/find-fresh.ts';
import { ReplayPosts } from '../../../src/source/wrapped/replay-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { FakeSource } from '../fake-source.ts';
import { drain, idsOf, post } from '../fake-workspace.ts';
import { never } from '../simulated-service.ts';

const posts = (name: string, count: number) => Array.from({ length: count }, (_, i) => post(name, i));
const SIXTY = posts('w', 60);

test('what came in is what comes before the last that is displayed, and not what moved up from behind it', () =>
  holds(
    fc.property(fc.nat({ max: 9 }), fc.subarray(posts('shown', 30)), fc.nat({ max: 30 }), (came, rest, behind) => {
      const now = [...posts('new', came), ...rest, ...posts('behind', behind)];
      expect(findFresh(posts('shown', 30), now)).toEqual(rest.length > 0 ? posts('new', came) : now);
    }),
  ));

test('nothing came in where nothing changed, in whatever order', () =>
  holds(
    fc.property(fc.shuffledSubarray(SIXTY), (now) => {
      expect(findFresh(SIXTY, now)).toEqual([]);
    }),
  ));

test('what was loaded is as deep as was asked for, comes again, and goes on behind it', () =>
  holds(
    fc.asyncProperty(fc.array(fc.nat({ max: 5 }), { maxLength: 9 }), fc.nat({ max: 60 }), async (sizes, depth) => {
      const steps = sizes.map((size, i) => SIXTY.slice(i * 6, i * 6 + size + 1));
      const source = new FakeSource(steps);
      const had = await loadDeep(source, depth, never);
      expect(had.posts.length).toBeGreaterThanOrEqual(Math.min(depth, steps.flat().length));
      const batches = await drain(new ReplayPosts(source, had));
      expect(batches.flatMap(idsOf)).toEqual(steps.flat().map(({ id }) => id));
    }),
  ));
