import { describe, expect, test } from 'vitest';
import { PublicPosts } from '../../src/source/public-posts.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { idsOf } from './fake-workspace.ts';
import { fakeAsk, item, items, never, NOTHING, simulate } from './simulated-service.ts';

const open = (ask: Ask, limit = 6) =>
  new PublicPosts(ask, 'F', { baseUrl: 'https://api.example', limit, timeoutMs: 1000 });
const load = (list: unknown, limit?: number) => open(fakeAsk(() => list).ask, limit).load(never);

describe('public posts', () => {
  test('are one page in the order of the service, each once, without those that have nothing to show', async () => {
    const list = [null, item('F', 1, 9), item('F', 1), { postId: 'x' }, item('F', 2), { postText: 'x' }];
    const { ask, asked } = simulate({ F: [...list, ...items('F', 40)] });
    const batch = await open(ask).load(never);
    expect(batch).toEqual({ ...NOTHING, posts: expect.any(Array) });
    expect(batch.posts.map(({ id, feedId }) => [id, feedId])).toEqual([
      ['F-1', 'F'],
      ['F-2', 'F'],
      ['', 'F'],
    ]);
    expect(asked).toEqual(['/feeds/F/public-posts?limit=6']);
  });

  test.each([
    [0, 1],
    [6, 6],
    [31, 30],
    [Infinity, 30],
  ])('of which %d are wanted are %i at most', async (limit, count) => {
    expect((await load(items('f', 40), limit)).posts).toHaveLength(count);
  });

  test.each([null, {}, { items: [] }, 'list'])('are malformed if %j came, and can be asked again', async (answer) => {
    const answers: unknown[] = [answer, items('f', 2)];
    const source = open(fakeAsk(() => answers.shift()).ask);
    const faults = [{ feedId: 'F', fault: expect.objectContaining({ kind: 'malformed' }) }];
    expect(await source.load(never)).toEqual({ ...NOTHING, failed: true, faults });
    expect(source.ended).toBeUndefined();
    expect(idsOf(await source.loadMore(never))).toEqual(['f-0', 'f-1']);
    expect(source.ended).toBe('end');
  });
});
