import { describe, expect, test } from 'vitest';
import { aroundLoad, findFresh, loadDeep, unwrap } from '../../../src/source/wrapped/around-load.ts';
import { fc, holds } from '../../support/property.ts';
import { FakeSource, type SourceStep } from '../fake-source.ts';
import { aged, drain, failure, idsOf, post } from '../fake-workspace.ts';
import { never, NOTHING } from '../simulated-service.ts';

const open = () => new FakeSource([aged('w', 1), aged('w', 2)]);

test('a first load has something around it, what follows is the source’s own', async () => {
  const inner = open();
  const heard: string[] = [];
  const source = aroundLoad(inner, async (signal) => {
    const batch = await inner.load(signal);
    heard.push(...idsOf(batch));
    return batch;
  });
  expect(idsOf(await source.load(never))).toEqual(['w-1']);
  expect(idsOf(await source.loadMore(never))).toEqual(['w-2']);
  expect(heard).toEqual(['w-1']);
});

test('the source at the heart of others is found', () => {
  const inner = open();
  const load = () => inner.load(never);
  expect(unwrap(aroundLoad(aroundLoad(inner, load), load))).toBe(inner);
  expect(unwrap(inner)).toBe(inner);
});

const posts = (...ids: number[]) => aged('w', ...ids);
const SIXTY = Array.from({ length: 60 }, (_, i) => post('w', i));
const fault = { feedId: 'w', fault: failure.fault };

describe('the first posts of a source, so many at least', () => {
  test('requests no more pages than needed, and continues after them', () =>
    holds(
      fc.asyncProperty(fc.array(fc.nat({ max: 5 }), { maxLength: 9 }), fc.nat({ max: 60 }), async (sizes, depth) => {
        const steps = sizes.map((size, i) => SIXTY.slice(i * 6, i * 6 + size + 1));
        const source = new FakeSource(steps);
        const had = await loadDeep(source, depth, never);
        const needed = steps.findIndex((_, i) => steps.slice(0, i + 1).flat().length >= depth) + 1 || steps.length;
        expect(source.asked).toBe(Math.max(needed, 1));
        expect(had.posts).toEqual(steps.slice(0, source.asked).flat());
        expect(had).toMatchObject({
          faults: [],
          failed: false,
          fellShort: false,
          hasMore: source.asked < steps.length,
        });
        const batches = await drain(aroundLoad(source, () => Promise.resolve(had)));
        expect(batches.flatMap(idsOf)).toEqual(steps.flat().map(({ id }) => id));
      }),
    ));

  test.each<[steps: SourceStep[], depth: number, ids: number[], told: object]>([
    [[posts(1), [], posts(2)], 3, [1], { fellShort: false, hasMore: true }],
    [[[], posts(2)], 3, [], { fellShort: false, hasMore: true }],
    [[posts(1, 2), 'fails'], 3, [1, 2], { fellShort: true, failed: true, faults: [fault] }],
    [[posts(1, 2), 'fails'], 2, [1, 2], { fellShort: false, failed: false, faults: [] }],
    [['fails'], 1, [], { fellShort: true, failed: true, faults: [fault] }],
    [['fails'], 0, [], { fellShort: false, failed: true, faults: [fault] }],
  ])('end where a step brings nothing, and keep what came before: %j for %i', async (steps, depth, ids, told) => {
    const batch = await loadDeep(new FakeSource(steps), depth, never);
    expect(batch).toMatchObject({ ...told, posts: ids.map((id) => ({ id: `w-${id}` })) });
  });

  test('tell the faults of all steps, and do not fall short where the last brought posts', async () => {
    const steps = [posts(1), posts(2)];
    const step = async () => {
      const now = steps.shift() ?? [];
      return { ...NOTHING, posts: now, hasMore: steps.length > 0, atCeiling: true, faults: [fault], partial: true };
    };
    const batch = await loadDeep({ load: step, loadMore: step }, 9, never);
    expect(batch).toMatchObject({ faults: [fault, fault], fellShort: false, partial: true, atCeiling: true });
    expect(idsOf(batch)).toEqual(['w-1', 'w-2']);
  });
});

const some = (name: string, count: number) => Array.from({ length: count }, (_, i) => post(name, i));
const SHOWN = some('shown', 30);

test('what came in is what comes before the last that is displayed, and not what moved up from behind it', () =>
  holds(
    fc.property(
      fc.nat({ max: 4 }),
      fc.subarray(SHOWN, { maxLength: 4 }),
      fc.nat({ max: 30 }),
      fc.nat(),
      fc.shuffledSubarray(SHOWN),
      (came, rest, behind, at, moved) => {
        const now = rest.toSpliced(at % (rest.length || 1), 0, ...some('new', came));
        expect(findFresh(SHOWN, [...now, ...some('behind', behind)])).toEqual(
          rest.length > 0 ? some('new', came) : [...now, ...some('behind', behind)],
        );
        expect(findFresh([], now)).toEqual(now);
        expect(findFresh(SHOWN, moved)).toEqual([]);
      },
    ),
  ));
