import { getEventListeners } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FEED_MAX_BYTES } from '../../src/api/limits.ts';
import type { Post } from '../../src/model/post.ts';
import { MergedPosts, type MergeOptions } from '../../src/source/merged-posts.ts';
import type { Workspace } from '../../src/source/workspace.ts';
import { WorkspacePosts } from '../../src/source/workspace-posts.ts';
import { defer, untilAborted } from './deferred.ts';
import { expectReleased } from './expect-released.ts';
import { aged, drain, FakeWorkspace, failure, fails, idsOf, post } from './fake-workspace.ts';
import { fakeAsk, item, items, never, simulate } from './simulated-service.ts';

const merge = (workspaces: Workspace[], options: Partial<MergeOptions> = {}) =>
  new MergedPosts(workspaces, { pageSize: 10, maxPosts: Infinity, timeoutMs: 60_000, ...options });
const fault = failure.fault;

describe('one workspace', () => {
  test('keeps the order of the service, dated or not', async () => {
    const posts = [post('a', 1, 50), post('a', 2), post('a', 3, 10), post('a', 4, 90)];
    const source = merge([new FakeWorkspace('a', [posts])]);
    expect(idsOf(await source.load(never))).toEqual(['a-1', 'a-2', 'a-3', 'a-4']);
  });

  test('is asked again until a page is full, and not before more is wanted', async () => {
    const workspace = new FakeWorkspace('a', [aged('a', 1), [], aged('a', 2, 3), aged('a', 4)]);
    const source = merge([workspace], { pageSize: 3 });
    expect(await source.load(never)).toMatchObject({ hasMore: true, partial: false, failed: false, faults: [] });
    expect(workspace.asked).toBe(3);
    expect(idsOf(await source.loadMore(never))).toEqual(['a-4']);
  });

  test('is asked again for as many as are missing', async () => {
    const pages = [[...items('a', 6), ...items('a', 4)], [item('a', 'x')]];
    const { ask, asked } = fakeAsk(() => ({ items: pages.shift() }));
    const lane = new WorkspacePosts(ask, 'a', { baseUrl: 'https://api.example', timeoutMs: 1000 });
    expect((await merge([lane]).load(never)).posts).toHaveLength(7);
    expect(asked).toEqual(['/feeds/a/posts?$offset=0&$limit=10', '/feeds/a/posts?$offset=10&$limit=4']);
  });

  test('that is empty is no failure', async () => {
    expect(await merge([new FakeWorkspace('a', [[]])]).load(never)).toEqual({
      posts: [],
      hasMore: false,
      atCeiling: false,
      faults: [],
      failed: false,
      partial: false,
    });
  });

  test('that fails can be asked again, first or later', async () => {
    const source = merge([new FakeWorkspace('a', [fails, aged('a', 1), fails, aged('a', 2)])], { pageSize: 1 });
    const failed = { posts: [], faults: [{ feedId: 'a', fault }], failed: true, hasMore: true, partial: false };
    expect(await source.load(never)).toMatchObject(failed);
    expect(idsOf(await source.load(never))).toEqual(['a-1']);
    expect(await source.loadMore(never)).toMatchObject(failed);
    expect(idsOf(await source.loadMore(never))).toEqual(['a-2']);
  });

  test('whose reach ended says so, with its last post and not before', async () => {
    const source = merge([new FakeWorkspace('a', [aged('a', 1, 2)], 'ceiling')], { pageSize: 1 });
    expect((await drain(source)).map(({ atCeiling }) => atCeiling)).toEqual([false, true]);
  });
});

describe('several workspaces', () => {
  test('are merged newest first, what a later page may overtake is held back', async () => {
    const a = new FakeWorkspace('a', [aged('a', 1, 2), aged('a', 3, 9)]);
    const b = new FakeWorkspace('b', [aged('b', 6, 7), aged('b', 8)]);
    const batches = await drain(merge([a, b], { pageSize: 2 }));
    expect(batches.map(idsOf)).toEqual([['a-1', 'a-2'], ['a-3', 'b-6'], ['b-7', 'b-8'], ['a-9']]);
  });

  test('are asked for no more than the next post takes', async () => {
    const a = new FakeWorkspace('a', [aged('a', 1, 2, 3, 4), aged('a', 5)]);
    const b = new FakeWorkspace('b', [aged('b', 6), aged('b', 7)]);
    await merge([a, b], { pageSize: 3 }).load(never);
    expect([a.asked, b.asked]).toEqual([1, 1]);
  });

  test('are asked at the same time', async () => {
    const waits = [defer<Post[]>(), defer<Post[]>()];
    const lanes = waits.map(({ promise }, i) => new FakeWorkspace(`${i}`, [() => promise]));
    const batch = merge(lanes).load(never);
    expect(lanes.map(({ asked }) => asked)).toEqual([1, 1]);
    waits.forEach(({ resolve }, i) => resolve(aged(`${i}`, i)));
    expect((await batch).posts).toHaveLength(2);
  });

  test('give undated posts last, even those that come first', async () => {
    const a = new FakeWorkspace('a', [[post('a', 'x'), post('a', 'y')], aged('a', 5)]);
    const b = new FakeWorkspace('b', [[post('b', 1, 1), post('b', 'z')], aged('b', 9)]);
    const ids = (await drain(merge([a, b], { pageSize: 2 }))).flatMap(idsOf);
    expect(ids).toEqual(['b-1', 'a-5', 'b-9', 'a-x', 'a-y', 'b-z']);
  });

  test('are asked for as much as comes at once, where undated posts wait for the end', async () => {
    const undated = Array.from({ length: 100 }, (_, i) => item('a', i));
    const { ask, asked } = simulate({ a: undated, b: [item('b', 1, 1)] });
    const options = { baseUrl: 'https://api.example', timeoutMs: 1000 };
    const source = merge(
      ['a', 'b'].map((id) => new WorkspacePosts(ask, id, options)),
      { pageSize: 2 },
    );
    expect(idsOf(await source.load(never))).toEqual(['b-1', 'a-0']);
    expect(asked.filter((url) => url.includes('/a/'))).toHaveLength(5);
  });

  test('give ties in the order of the workspaces and of their posts', async () => {
    const same = (feedId: string) => [post(feedId, 1, 5), post(feedId, 2, 5), post(feedId, 3, 5)];
    const source = merge([new FakeWorkspace('b', [same('b')]), new FakeWorkspace('a', [same('a')])], { pageSize: 2 });
    expect((await drain(source)).flatMap(idsOf)).toEqual(['b-1', 'b-2', 'b-3', 'a-1', 'a-2', 'a-3']);
  });

  test('show a post that two of them have once, and fill the page all the same', async () => {
    const shared = post('origin', 'shared', 2);
    const a = new FakeWorkspace('a', [[post('a', 1, 1), shared, post('a', 4, 4)]]);
    const b = new FakeWorkspace('b', [[shared, post('b', 3, 3)]]);
    const batches = await drain(merge([a, b], { pageSize: 3 }));
    expect(batches.map(idsOf)).toEqual([['a-1', 'origin-shared', 'b-3'], ['a-4']]);
  });

  test('stop at max-posts, counted merged, within a page and at its end', async () => {
    for (const maxPosts of [1, 4, 5, 6]) {
      const lanes = ['a', 'b'].map((id) => new FakeWorkspace(id, [aged(id, 1, 2, 3, 4)], 'ceiling'));
      const batches = await drain(merge(lanes, { pageSize: 2, maxPosts }));
      expect(batches.flatMap(idsOf)).toHaveLength(maxPosts);
      expect(batches.every(({ posts }) => posts.length > 0)).toBe(true);
      expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: false });
    }
  });

  test('say that the reach ended where that of one did', async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 1)], 'ceiling'), new FakeWorkspace('b', [aged('b', 2)])];
    expect(await merge(lanes).load(never)).toMatchObject({ hasMore: false, atCeiling: true });
  });

  test('of none have nothing, and do not fail', async () => {
    expect(await merge([]).load(never)).toMatchObject({ posts: [], hasMore: false, failed: false, partial: false });
  });
});

describe('posts that take more memory than a feed may', () => {
  const large = (feedId: string, id: number): Post => ({
    ...post(feedId, id, id),
    raw: 'x'.repeat(FEED_MAX_BYTES / 8 - 1000),
  });

  test('are the last that are asked for, and the element says that they are not all', async () => {
    const lanes = ['a', 'b'].map(
      (id) =>
        new FakeWorkspace(
          id,
          [0, 1, 2, 3, 4, 5].map((i) => [large(id, i)]),
        ),
    );
    const batches = await drain(merge(lanes, { pageSize: 1 }));
    // Each takes a quarter: the fifth is one too many.
    expect(lanes.map(({ asked }) => asked)).toEqual([3, 2]);
    expect(batches.flatMap(idsOf)).toHaveLength(5);
    expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: true, partial: false, faults: [] });
  });

  test('are more than those that take just as much', async () => {
    const most = { ...post('a', 1, 1), raw: 'x'.repeat(FEED_MAX_BYTES / 2 - 16) };
    const batches = await drain(merge([new FakeWorkspace('a', [[most], aged('a', 2)])], { pageSize: 1 }));
    expect(batches.flatMap(idsOf)).toEqual(['a-1', 'a-2']);
  });

  test('are not waited for where undated posts wait for the end', async () => {
    const undated = Array.from({ length: 6 }, (_, i) => [{ ...large('a', i), publishedAt: undefined }]);
    const [a, b] = [new FakeWorkspace('a', undated), new FakeWorkspace('b', [aged('b', 1)])];
    expect(await merge([a, b], { pageSize: 30 }).load(never)).toMatchObject({ posts: { length: 6 }, atCeiling: true });
    expect(a.asked).toBe(5);
  });
});

describe('where some workspaces fail', () => {
  test('the others are shown without them, now and later, and the fault is told once', async () => {
    const down = new FakeWorkspace('down', [fails, aged('down', 0)]);
    const source = merge([new FakeWorkspace('a', [aged('a', 1, 2), aged('a', 3)]), down], { pageSize: 2 });
    const [first, second] = await drain(source);
    expect(first).toMatchObject({ faults: [{ feedId: 'down', fault }], partial: true, failed: false, hasMore: true });
    expect(second).toMatchObject({ faults: [], partial: true, failed: false, hasMore: false });
    expect([first, second].flatMap((batch) => (batch ? idsOf(batch) : []))).toEqual(['a-1', 'a-2', 'a-3']);
    expect(down.asked).toBe(1);
  });

  test('a later failure leaves what came before, and the others', async () => {
    const a = new FakeWorkspace('a', [aged('a', 1), fails]);
    const b = new FakeWorkspace('b', [aged('b', 2, 3, 4)]);
    const source = merge([a, b], { pageSize: 2 });
    expect(await source.load(never)).toMatchObject({ partial: true, faults: [{ feedId: 'a', fault }] });
    expect(idsOf(await source.loadMore(never))).toEqual(['b-3', 'b-4']);
  });

  test('all of them failing is a failure, and can be asked again', async () => {
    const lanes = ['a', 'b'].map((id) => new FakeWorkspace(id, [fails, aged(id, 1)]));
    const source = merge(lanes);
    const failed = await source.load(never);
    expect(failed).toMatchObject({ posts: [], failed: true, partial: false, hasMore: true });
    expect(failed.faults.map(({ feedId }) => feedId).sort()).toEqual(['a', 'b']);
    expect(await source.load(never)).toMatchObject({ posts: { length: 2 }, failed: false, partial: false, faults: [] });
  });

  test('the last one left that fails can be asked again', async () => {
    const a = new FakeWorkspace('a', [aged('a', 1)]);
    const b = new FakeWorkspace('b', [aged('b', 2), fails, aged('b', 3)]);
    const source = merge([a, b], { pageSize: 2 });
    await source.load(never);
    expect(await source.loadMore(never)).toMatchObject({ posts: [], partial: true, failed: false, hasMore: true });
    const again = await source.loadMore(never);
    expect(idsOf(again)).toEqual(['b-3']);
    expect(again).toMatchObject({ partial: false, hasMore: false });
  });

  test('the last one left that fails keeps its undated posts back, for dated ones may follow', async () => {
    const b = new FakeWorkspace('b', [[post('b', 'x')], fails, aged('b', 5)]);
    const source = merge([new FakeWorkspace('a', [[]]), b]);
    expect(await source.load(never)).toMatchObject({ posts: [], hasMore: true, faults: [{ feedId: 'b' }] });
    expect(idsOf(await source.loadMore(never))).toEqual(['b-5', 'b-x']);
  });

  // Else the posts that are here would give way to the error state.
  test.each([
    ['one workspace', [new FakeWorkspace('a', [aged('a', 1), fails])]],
    ['two, one after the other', [new FakeWorkspace('a', [aged('a', 1), fails]), new FakeWorkspace('b', [fails])]],
  ])('a step that brought posts has not failed: %s', async (_, lanes) => {
    const batch = await merge(lanes).load(never);
    expect(idsOf(batch)).toEqual(['a-1']);
    expect(batch.failed).toBe(false);
  });

  test('a failure of any kind stands in the batch, none is thrown', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const odd = new FakeWorkspace('odd', [() => Promise.reject(new TypeError('x is not a function'))]);
    expect((await merge([odd]).load(never)).faults).toEqual([
      { feedId: 'odd', fault: { kind: 'internal', message: 'x is not a function' } },
    ]);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('an abort is no failure, and nothing is logged of it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const leaving = new AbortController();
    const slow = new FakeWorkspace('slow', [
      () => new Promise((_, reject) => leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason))),
    ]);
    const loading = merge([slow]).load(leaving.signal);
    leaving.abort();
    await expect(loading).rejects.toBe(leaving.signal.reason);
    expect(logged).not.toHaveBeenCalled();
  });

  describe('and some are slow', () => {
    /** The time limits that were asked for, which pass by hand: the platform's keep no process of Node alive. */
    function holdTime() {
      const limits: { readonly ms: number; readonly signal: AbortSignal; readonly pass: () => void }[] = [];
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const limit = new AbortController();
        const { signal } = limit;
        limits.push({ ms, signal, pass: () => limit.abort(new DOMException('Too late.', 'TimeoutError')) });
        return signal;
      });
      onTestFinished(() => void vi.restoreAllMocks());
      return limits;
    }

    test('an answer with a slow first page is left out, so that it holds up no other', async () => {
      const limits = holdTime();
      const slow = new FakeWorkspace('slow', [untilAborted]);
      const batch = merge([new FakeWorkspace('a', [aged('a', 1)]), slow], { timeoutMs: 20 }).load(never);
      expect(limits.map(({ ms }) => ms)).toEqual([20, 20]);
      for (const { pass } of limits) pass();
      expect(await batch).toMatchObject({ posts: [{ id: 'a-1' }], partial: true, failed: false });
      expect((await batch).faults).toEqual([{ feedId: 'slow', fault: { kind: 'timeout', message: 'Too late.' } }]);
      expect(limits.flatMap(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([]);
    });

    test('one that waits for its turn has all its time yet', async () => {
      const limits = holdTime();
      const answer = defer<Post[]>();
      const queued = new FakeWorkspace('queued', [() => answer.promise], 'end', { isQueued: true });
      const batch = merge([new FakeWorkspace('a', [aged('a', 1)]), queued], { timeoutMs: 20 }).load(never);
      expect(limits).toHaveLength(1);
      limits[0]?.pass();
      queued.turn?.();
      expect(limits).toHaveLength(2);
      answer.resolve(aged('queued', 2));
      expect(await batch).toMatchObject({ posts: [{ id: 'a-1' }, { id: 'queued-2' }], partial: false });
    });

    test.each([2 ** 31, Infinity])('%d ms, more than a timer holds, are no reason to fail', async (timeoutMs) => {
      const lanes = ['a', 'b'].map((id) => new FakeWorkspace(id, [aged(id, 1)]));
      expect(await merge(lanes, { timeoutMs }).load(never)).toMatchObject({ posts: { length: 2 }, faults: [] });
    });

    test('neither a single one nor a later page has a limit of its own', async () => {
      const limits = holdTime();
      await merge([new FakeWorkspace('a', [aged('a', 1)])]).load(never);
      expect(limits).toHaveLength(0);
      const source = merge(
        ['a', 'b'].map((id) => new FakeWorkspace(id, [aged(id, 1), aged(id, 2)])),
        { pageSize: 1 },
      );
      await source.load(never);
      expect(limits).toHaveLength(2);
      await source.loadMore(never);
      await source.loadMore(never);
      expect(limits).toHaveLength(2);
    });
  });
});

describe('an abort', () => {
  test('rejects with its reason, also where others have answered or failed', async () => {
    const abort = new AbortController();
    const lanes = [
      new FakeWorkspace('a', [aged('a', 1)]),
      new FakeWorkspace('b', [fails]),
      new FakeWorkspace('c', [untilAborted]),
    ];
    const batch = merge(lanes).load(abort.signal);
    abort.abort('gone');
    await expect(batch).rejects.toBe('gone');
  });

  test.each([Infinity, 2])(
    'in the middle of a step loses nothing: the next step gives what was taken, of %d at most',
    async (maxPosts) => {
      const abort = new AbortController();
      const workspace = new FakeWorkspace('a', [aged('a', 1), untilAborted, aged('a', 2)]);
      const source = merge([workspace], { pageSize: 2, maxPosts });
      const batch = source.load(abort.signal);
      await expect.poll(() => workspace.asked).toBe(2);
      abort.abort('gone');
      await expect(batch).rejects.toBe('gone');
      expect(idsOf(await source.loadMore(never))).toEqual(['a-1', 'a-2']);
    },
  );

  test('rejects even where the late answer comes after all', async () => {
    const abort = new AbortController();
    const late = defer<Post[]>();
    const batch = merge([new FakeWorkspace('a', [() => late.promise])]).load(abort.signal);
    abort.abort('gone');
    late.resolve(aged('a', 1));
    await expect(batch).rejects.toBe('gone');
  });
});

describe('a source that replaces another', () => {
  const shown = async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 1, 4)]), new FakeWorkspace('b', [aged('b', 2, 3)])];
    const source = merge(lanes, { pageSize: 3 });
    await source.load(never);
    return source;
  };

  test('shows again what was shown of a workspace that now fails, in its place', async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 0, 1)]), new FakeWorkspace('b', [fails])];
    const batch = await merge(lanes, { previous: await shown() }).load(never);
    expect(idsOf(batch)).toEqual(['a-0', 'a-1', 'b-2', 'b-3']);
    expect(batch).toMatchObject({ partial: true, faults: [{ feedId: 'b' }] });
  });

  test('does not show what was held back, nor what was shown of a workspace that answers', async () => {
    const lanes = [new FakeWorkspace('a', [fails]), new FakeWorkspace('b', [aged('b', 9)])];
    const batch = await merge(lanes, { previous: await shown() }).load(never);
    expect(idsOf(batch)).toEqual(['a-1', 'b-9']);
  });

  test('shows nothing of it again of a workspace that fails when it has answered', async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 0, 9)]), new FakeWorkspace('b', [aged('b', 1), fails])];
    expect(idsOf(await merge(lanes, { previous: await shown() }).load(never))).toEqual(['a-0', 'b-1', 'a-9']);
  });

  test('shows them before the undated ones that came before the failure', async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 1)]), new FakeWorkspace('b', [[post('b', 'x')], fails])];
    expect(idsOf(await merge(lanes, { previous: await shown() }).load(never))).toEqual(['a-1', 'b-2', 'b-3', 'b-x']);
  });

  test('does so again and again', async () => {
    let previous = await shown();
    for (let refreshes = 0; refreshes < 3; refreshes++) {
      previous = merge([new FakeWorkspace('a', [aged('a', 1)]), new FakeWorkspace('b', [fails])], { previous });
      expect(idsOf(await previous.load(never))).toEqual(['a-1', 'b-2', 'b-3']);
    }
  });

  test('does not hold the sources before that one: a page that refreshes all day keeps no row of them', () =>
    expectReleased((previous?: MergedPosts) => merge([new FakeWorkspace('a', [aged('a', 1)])], { previous })));

  test('fails where all do, and leaves what is shown to the one it replaced', async () => {
    const lanes = ['a', 'b'].map((id) => new FakeWorkspace(id, [fails]));
    expect(await merge(lanes, { previous: await shown() }).load(never)).toMatchObject({ posts: [], failed: true });
  });

  test('tells workspaces apart by the case of their ids', async () => {
    const lanes = [new FakeWorkspace('a', [aged('a', 9)]), new FakeWorkspace('B', [fails])];
    expect(idsOf(await merge(lanes, { previous: await shown() }).load(never))).toEqual(['a-9']);
  });
});
