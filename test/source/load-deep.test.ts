import { describe, expect, test } from 'vitest';
import { loadDeep } from '../../src/source/load-deep.ts';
import { FakeSource, type SourceStep } from './fake-source.ts';
import { aged, failure, idsOf } from './fake-workspace.ts';
import { never, NOTHING } from './simulated-service.ts';

const posts = (...ids: number[]) => aged('w', ...ids);

async function load(steps: SourceStep[], depth: number) {
  const source = new FakeSource(steps);
  const batch = await loadDeep(source, depth, never);
  return { ids: idsOf(batch), asked: source.asked, batch };
}

describe('the first posts of a source, so many at least', () => {
  test.each([
    [0, 2, 1],
    [1, 2, 1],
    [2, 2, 1],
    [3, 4, 2],
    [4, 4, 2],
    [5, 5, 3],
    [99, 5, 3],
  ])('%i of them are asked for until they are there, or none is left: %i', async (depth, count, asked) => {
    expect(await load([posts(1, 2), posts(3, 4), posts(5)], depth)).toMatchObject({
      ids: ['w-1', 'w-2', 'w-3', 'w-4', 'w-5'].slice(0, count),
      asked,
      batch: { faults: [], failed: false, fellShort: false, hasMore: asked < 3 },
    });
  });

  test('end with a step that brings nothing', async () => {
    expect(await load([posts(1), [], posts(2)], 3)).toMatchObject({ ids: ['w-1'], asked: 2 });
    expect(await load([[], posts(2)], 3)).toMatchObject({ ids: [], asked: 1, batch: { fellShort: false } });
  });

  test.each<[steps: SourceStep[], depth: number, ids: string[], fellShort: boolean]>([
    [[posts(1, 2), 'fails'], 3, ['w-1', 'w-2'], true],
    [['fails'], 1, [], true],
    [['fails'], 0, [], false],
  ])('of which a step fails (%j for %i) keep what came before', async (steps, depth, ids, fellShort) => {
    const faults = [{ feedId: 'w', fault: failure.fault }];
    expect(await load(steps, depth)).toMatchObject({ ids, batch: { faults, fellShort, failed: true } });
  });

  test('are not asked for past what is wanted, so that what fails there fails nobody', async () => {
    expect((await load([posts(1, 2), 'fails'], 2)).batch).toMatchObject({ faults: [], fellShort: false });
  });

  test('tell the faults of all steps, and do not fall short where the last brought posts', async () => {
    const faults = [{ feedId: 'a', fault: failure.fault }];
    const steps = [posts(1), posts(2)];
    const step = async () => {
      const now = steps.shift() ?? [];
      return { ...NOTHING, posts: now, hasMore: steps.length > 0, atCeiling: true, faults, partial: true };
    };
    const batch = await loadDeep({ load: step, loadMore: step }, 9, never);
    expect(batch).toMatchObject({ faults: [...faults, ...faults], fellShort: false, partial: true, atCeiling: true });
    expect(idsOf(batch)).toEqual(['w-1', 'w-2']);
  });
});
