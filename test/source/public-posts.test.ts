import { describe, expect, test } from 'vitest';
import { PublicPosts } from '../../src/source/public-posts.ts';
import { untilAborted } from './deferred.ts';
import { idsOf } from './fake-workspace.ts';
import { fakeAsk, item, items, never, simulate } from './simulated-service.ts';

const options = { baseUrl: 'https://api.example', limit: 6, timeoutMs: 1000 };

describe('public posts', () => {
  test('are one page, in the order of the service', async () => {
    const { ask, asked } = simulate({ f: [item('f', 1, 9), item('f', 2), item('f', 3, 1)] });
    const batch = await new PublicPosts(ask, 'f', options).load(never);
    expect(batch).toEqual({
      posts: expect.any(Array),
      hasMore: false,
      atCeiling: false,
      faults: [],
      failed: false,
      partial: false,
    });
    expect(idsOf(batch)).toEqual(['f-1', 'f-2', 'f-3']);
    expect(asked).toEqual(['/feeds/f/public-posts?limit=6']);
  });

  test('are no more than were asked for, each once, without those that have nothing to show', async () => {
    const list = [null, item('f', 0), item('f', 0), { postId: 'x' }, item('f', 1), item('f', 2), ...items('f', 40)];
    const batch = await new PublicPosts(fakeAsk(() => list).ask, 'f', options).load(never);
    expect(idsOf(batch)).toEqual(['f-0', 'f-1', 'f-2']);
  });

  test.each([
    [0, 1],
    [6, 6],
    [31, 30],
    [Infinity, 30],
  ])('of which %d are wanted are %i at most', async (limit, count) => {
    const { ask } = fakeAsk(() => items('f', 40));
    expect((await new PublicPosts(ask, 'f', { ...options, limit }).load(never)).posts).toHaveLength(count);
  });

  test('know their workspace where the items name none', async () => {
    const { ask } = fakeAsk(() => [{ postText: 'x' }]);
    expect((await new PublicPosts(ask, 'F', options).load(never)).posts).toMatchObject([{ feedId: 'F' }]);
  });

  test.each([null, {}, { items: [] }, 'list'])('are malformed where %j came', async (answer) => {
    const batch = await new PublicPosts(fakeAsk(() => answer).ask, 'f', options).load(never);
    expect(batch).toMatchObject({ posts: [], failed: true, faults: [{ feedId: 'f', fault: { kind: 'malformed' } }] });
  });

  test('can be asked for again after a failure', async () => {
    const answers: unknown[] = [null, items('f', 2)];
    const source = new PublicPosts(fakeAsk(() => answers.shift()).ask, 'f', options);
    expect((await source.load(never)).failed).toBe(true);
    expect(source.ended).toBeUndefined();
    expect(idsOf(await source.loadMore(never))).toEqual(['f-0', 'f-1']);
    expect(source.ended).toBe('end');
  });

  test('reject with the reason of an abort, and with nothing else', async () => {
    const abort = new AbortController();
    const batch = new PublicPosts(fakeAsk((_, signal) => untilAborted(signal)).ask, 'f', options).load(abort.signal);
    abort.abort('gone');
    await expect(batch).rejects.toBe('gone');
  });
});
