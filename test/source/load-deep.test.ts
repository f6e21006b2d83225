import { describe, expect, test } from 'vitest';
import { loadDeep } from '../../src/source/load-deep.ts';
import { FakeSource, type SourceStep } from './fake-source.ts';
import { failure, idsOf, post } from './fake-workspace.ts';
import { never } from './simulated-service.ts';

const posts = (...ids: number[]) => ids.map((id) => post('w', id, id));

async function load(steps: SourceStep[], depth: number) {
  const source = new FakeSource(steps);
  const batch = await loadDeep(source, depth, never);
  return { ids: idsOf(batch), asked: source.asked, batch };
}

describe('the first posts of a source, so many at least', () => {
  test.each([
    [0, [1, 2], 1],
    [1, [1, 2], 1],
    [2, [1, 2], 1],
    [3, [1, 2, 3, 4], 2],
    [4, [1, 2, 3, 4], 2],
    [5, [1, 2, 3, 4, 5], 3],
    [99, [1, 2, 3, 4, 5], 3],
  ])('%i of them are asked for until they are there, or none is left', async (depth, ids, asked) => {
    const loaded = await load([posts(1, 2), posts(3, 4), posts(5)], depth);
    expect(loaded).toMatchObject({
      ids: ids.map((id) => `w-${id}`),
      asked,
      batch: { faults: [], failed: false, fellShort: false },
    });
    expect(loaded.batch.hasMore).toBe(asked < 3);
  });

  test('end with a step that brings nothing', async () => {
    expect(await load([posts(1), [], posts(2)], 3)).toMatchObject({ ids: ['w-1'], asked: 2 });
    expect(await load([[], posts(2)], 3)).toMatchObject({ ids: [], asked: 1, batch: { fellShort: false } });
  });

  test('fall short where a step fails, and keep what came before', async () => {
    const { ids, batch } = await load([posts(1, 2), 'fails'], 3);
    expect(ids).toEqual(['w-1', 'w-2']);
    expect(batch).toMatchObject({ faults: [{ feedId: 'w', fault: failure.fault }], fellShort: true, failed: true });
    expect((await load(['fails'], 1)).batch).toMatchObject({ posts: [], fellShort: true, failed: true });
    expect((await load(['fails'], 0)).batch).toMatchObject({ posts: [], fellShort: false, failed: true });
    expect((await load([posts(1, 2), 'fails'], 2)).batch).toMatchObject({ faults: [], fellShort: false });
  });

  test('tell the faults of all steps, and do not fall short where the last brought posts', async () => {
    const faults = [{ feedId: 'a', fault: failure.fault }];
    const steps = [posts(1), posts(2)];
    const step = async () => {
      const batch = { posts: steps.shift() ?? [], hasMore: steps.length > 0, atCeiling: true, faults };
      return { ...batch, failed: false, partial: true };
    };
    const batch = await loadDeep({ load: step, loadMore: step }, 9, never);
    expect(batch).toMatchObject({ faults: [...faults, ...faults], fellShort: false, partial: true, atCeiling: true });
    expect(idsOf(batch)).toEqual(['w-1', 'w-2']);
  });
});
