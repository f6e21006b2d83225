import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { FEED_MAX_BYTES } from '../../../src/api/limits.ts';
import type { Post } from '../../../src/model/post.ts';
import type { MergeOptions } from '../../../src/source/paged/merging.ts';
import type { Workspace } from '../../../src/source/workspace.ts';
import { WorkspacePosts } from '../../../src/source/workspace-posts.ts';
import { defer, untilAborted } from '../deferred.ts';
import { aged, drain, FakeWorkspace, failure, fails, idsOf, pagesOf, post, type Step } from '../fake-workspace.ts';
import { fakeAsk, item, items, never, NOTHING, simulate } from '../simulated-service.ts';

const merge = (workspaces: Workspace[], options: Partial<MergeOptions> = {}) =>
  pagesOf(workspaces, { pageSize: 10, maxPosts: Infinity, timeoutMs: 60_000, ...options });
const lane = (feedId: string, ...steps: Step[]) => new FakeWorkspace(feedId, steps);
const cutLane = (feedId: string, ...steps: Step[]) => new FakeWorkspace(feedId, steps, 'ceiling');
const open = (feedId: string, ask: ConstructorParameters<typeof WorkspacePosts>[0]) =>
  new WorkspacePosts(ask, feedId, { baseUrl: 'https://api.example', timeoutMs: 1000 });
const undated = (feedId: string, ...ids: string[]): Post[] => ids.map((id) => post(feedId, id));
const { fault } = failure;

afterEach(() => void vi.restoreAllMocks());

describe('workspaces', () => {
  test('are asked again until a page is full, and not before more is wanted', async () => {
    const workspace = lane('a', aged('a', 1), [], aged('a', 2, 3), aged('a', 4));
    const source = merge([workspace], { pageSize: 3 });
    expect(await source.load(never)).toMatchObject({ hasMore: true, partial: false, failed: false, faults: [] });
    expect(workspace.asked).toBe(3);
    expect(idsOf(await source.loadMore(never))).toEqual(['a-4']);
  });

  test.each([[[]], [[lane('b', [])]]])('are asked again for as many as are missing', async (others) => {
    const pages = [[...items('a', 6), ...items('a', 4)], [item('a', 'x')]];
    const { ask, asked } = fakeAsk(() => ({ items: pages.shift() }));
    expect((await merge([open('a', ask), ...others]).load(never)).posts).toHaveLength(7);
    expect(asked).toEqual(['/feeds/a/posts?$offset=0&$limit=10', '/feeds/a/posts?$offset=10&$limit=4']);
  });

  test('are asked for no more than the next post takes', async () => {
    const lanes = [lane('a', aged('a', 1, 2, 3, 4), aged('a', 5)), lane('b', aged('b', 6), aged('b', 7))];
    await merge(lanes, { pageSize: 3 }).load(never);
    expect(lanes.map(({ asked }) => asked)).toEqual([1, 1]);
  });

  test('are asked for as much as comes at once, where undated posts wait for the end', async () => {
    const { ask, asked } = simulate({ a: Array.from({ length: 100 }, (_, i) => item('a', i)), b: [item('b', 1, 1)] });
    expect(idsOf(await merge([open('a', ask), open('b', ask)], { pageSize: 2 }).load(never))).toEqual(['b-1', 'a-0']);
    expect(asked.filter((url) => url.includes('/a/'))).toHaveLength(5);
  });

  test('are merged as they stand, but for the undated, and what two of them have is shown once', async () => {
    const [first, second] = [
      [...undated('a', 'x'), ...aged('a', 1, 3)],
      [...aged('b', 2), ...aged('a', 3)],
    ];
    expect(idsOf(await merge([lane('a', first), lane('b', second)]).load(never))).toEqual(['a-1', 'b-2', 'a-3', 'a-x']);
  });

  test('are asked at the same time', async () => {
    const waits = [defer<Post[]>(), defer<Post[]>()];
    const lanes = waits.map(({ promise }, i) => lane(`${i}`, () => promise));
    const batch = merge(lanes).load(never);
    expect(lanes.map(({ asked }) => asked)).toEqual([1, 1]);
    waits.forEach(({ resolve }, i) => resolve(aged(`${i}`, i)));
    expect((await batch).posts).toHaveLength(2);
  });

  const BOUNDS = [1, 3, 4].flatMap((most) => [[most, 'a'] as const, [most, 'a b'] as const]);
  test.each(BOUNDS)('stop at max-posts, counted merged, in a page and at its end: %i of %s', async (maxPosts, ids) => {
    const lanes = ids.split(' ').map((id) => cutLane(id, aged(id, 1, 2, 3, 4)));
    const batches = await drain(merge(lanes, { pageSize: 2, maxPosts }));
    expect(batches.flatMap(idsOf)).toHaveLength(maxPosts);
    expect(batches.every(({ posts }) => posts.length > 0)).toBe(true);
    expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: false });
  });

  test.each<[string, FakeWorkspace[]]>([
    ['of one', [cutLane('a', aged('a', 1, 2))]],
    ['of one of several', [cutLane('a', aged('a', 1)), lane('b', aged('b', 2))]],
  ])('say that the reach %s ended with the last post, and not before', async (_, lanes) => {
    expect((await drain(merge(lanes, { pageSize: 1 }))).map(({ atCeiling }) => atCeiling)).toEqual([false, true]);
  });

  test('may be empty, or none, which is not a failure', async () => {
    expect(await merge([lane('a', [])]).load(never)).toEqual(NOTHING);
    expect(await merge([]).load(never)).toEqual(NOTHING);
  });
});

describe('posts that take more memory than a feed may', () => {
  const raw = 'x'.repeat(FEED_MAX_BYTES / 8 - 1000); // a quarter of it: the fifth is one too many
  const large = (feedId: string): Post[][] => [0, 1, 2, 3, 4, 5].map((i) => [{ ...post(feedId, i, i), raw }]);

  test.each(['a', 'a b'])(
    'are the last that are asked for, and the element says that they are not all: %s',
    async (ids) => {
      const lanes = ids.split(' ').map((id) => lane(id, ...large(id)));
      const batches = await drain(merge(lanes, { pageSize: 1 }));
      expect(lanes.reduce((sum, { asked }) => sum + asked, 0)).toBe(5);
      expect(batches.flatMap(idsOf)).toHaveLength(5);
      expect(batches.at(-1)).toMatchObject({ hasMore: false, atCeiling: true, partial: false, faults: [] });
    },
  );

  test.each([[[]], [[lane('b', [])]]])('are more than those that take just as much', async (others) => {
    const most = { ...post('a', 1, 1), raw: 'x'.repeat(FEED_MAX_BYTES / 2 - 16) };
    const batches = await drain(merge([lane('a', [most], aged('a', 2)), ...others], { pageSize: 1 }));
    expect(batches.flatMap(idsOf)).toEqual(['a-1', 'a-2']);
  });

  test('are not waited for where undated posts wait for the end', async () => {
    const a = lane('a', ...large('a').map((step) => step.map((one) => ({ ...one, publishedAt: undefined }))));
    const batch = await merge([a, lane('b', aged('b', 1))], { pageSize: 30 }).load(never);
    expect(batch).toMatchObject({ posts: { length: 6 }, atCeiling: true });
    expect(a.asked).toBe(5);
  });
});

describe('where some workspaces fail', () => {
  test('the others are shown without them, now and later, and the fault is told once', async () => {
    const down = lane('down', fails, aged('down', 0));
    const batches = await drain(merge([lane('a', aged('a', 1, 2), aged('a', 3)), down], { pageSize: 2 }));
    expect(batches).toMatchObject([
      { faults: [{ feedId: 'down', fault }], partial: true, failed: false, hasMore: true },
      { faults: [], partial: true, failed: false, hasMore: false, atCeiling: false },
    ]);
    expect(batches.flatMap(idsOf)).toEqual(['a-1', 'a-2', 'a-3']);
    expect(down.asked).toBe(1);
  });

  test('a later failure leaves what came before, and the others', async () => {
    const source = merge([lane('a', aged('a', 1), fails), lane('b', aged('b', 2, 3, 4))], { pageSize: 2 });
    expect(await source.load(never)).toMatchObject({ partial: true, faults: [{ feedId: 'a', fault }] });
    expect(idsOf(await source.loadMore(never))).toEqual(['b-3', 'b-4']);
  });

  test('one alone that fails can be asked again, first or later', async () => {
    const source = merge([lane('a', fails, aged('a', 1), fails, aged('a', 2))], { pageSize: 1 });
    const failed = { posts: [], faults: [{ feedId: 'a', fault }], failed: true, hasMore: true, partial: false };
    expect(await source.load(never)).toMatchObject(failed);
    expect(idsOf(await source.load(never))).toEqual(['a-1']);
    expect(await source.loadMore(never)).toMatchObject(failed);
    expect(idsOf(await source.loadMore(never))).toEqual(['a-2']);
  });

  test('all of them failing is a failure, and can be asked again', async () => {
    const source = merge(['a', 'b'].map((id) => lane(id, fails, aged(id, 1))));
    const failed = await source.load(never);
    expect(failed).toMatchObject({ posts: [], failed: true, partial: false, hasMore: true });
    expect(failed.faults.map(({ feedId }) => feedId).sort()).toEqual(['a', 'b']);
    expect(await source.load(never)).toMatchObject({ posts: { length: 2 }, failed: false, partial: false, faults: [] });
  });

  test('the last one left that fails can be asked again', async () => {
    const source = merge([lane('a', aged('a', 1)), lane('b', aged('b', 2), fails, aged('b', 3))], { pageSize: 2 });
    await source.load(never);
    expect(await source.loadMore(never)).toMatchObject({ posts: [], partial: true, failed: false, hasMore: true });
    expect(await source.loadMore(never)).toMatchObject({ posts: [{ id: 'b-3' }], partial: false, hasMore: false });
  });

  // Else the posts that are here would give way to the error state.
  test.each([
    ['one workspace', [lane('a', aged('a', 1), fails)]],
    ['two, one after the other', [lane('a', aged('a', 1), fails), lane('b', fails)]],
  ])('a step that brought posts has not failed: %s', async (_, lanes) => {
    expect(await merge(lanes).load(never)).toMatchObject({ posts: [{ id: 'a-1' }], failed: false, partial: true });
  });

  test('a failure of any kind stands in the batch, none is thrown', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const odd = lane('odd', () => Promise.reject(new TypeError('x is not a function')));
    const internal = { kind: 'internal', code: 'WS-309', message: 'x is not a function' };
    expect((await merge([odd]).load(never)).faults).toEqual([{ feedId: 'odd', fault: internal }]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('where some workspaces are slow', () => {
  /** The time passes by hand. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('an answer with a slow first page is left out, so that it holds up no other', async () => {
    const batch = merge([lane('a', aged('a', 1)), lane('slow', untilAborted)], { timeoutMs: 20 }).load(never);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(await batch).toMatchObject({
      posts: [{ id: 'a-1' }],
      partial: true,
      failed: false,
      faults: [{ feedId: 'slow', fault: { kind: 'timeout', message: 'The request timed out.' } }],
    });
  });

  test('one that waits for its turn has all its time yet, and nothing is left of it', async () => {
    const answer = defer<Post[]>();
    const queued = new FakeWorkspace('queued', [() => answer.promise], 'end', { isQueued: true });
    const batch = merge([lane('a', aged('a', 1)), queued], { timeoutMs: 20 }).load(never);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    queued.turn?.();
    expect(vi.getTimerCount()).toBe(1);
    answer.resolve(aged('queued', 2));
    expect(await batch).toMatchObject({ posts: [{ id: 'a-1' }, { id: 'queued-2' }], partial: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([2 ** 31, Infinity])('%d ms, more than a timer holds, do not make it fail', async (timeoutMs) => {
    const lanes = ['a', 'b'].map((id) => lane(id, aged(id, 1)));
    expect(await merge(lanes, { timeoutMs }).load(never)).toMatchObject({ posts: { length: 2 }, faults: [] });
  });

  test('neither a single one nor a later page has a limit of its own', async () => {
    const limits = vi.spyOn(globalThis, 'setTimeout');
    const countLimits = (): number => limits.mock.calls.filter(([, ms]) => ms === 77).length;
    await merge([lane('a', aged('a', 1))], { timeoutMs: 77 }).load(never);
    expect(countLimits()).toBe(0);
    const lanes = ['a', 'b'].map((id) => lane(id, aged(id, 1), aged(id, 2)));
    await drain(merge(lanes, { pageSize: 1, timeoutMs: 77 }));
    expect(countLimits()).toBe(2);
  });
});

describe('where what merges them cannot be loaded', () => {
  const MODULE = '../../../src/source/paged/merging.ts';
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    vi.doMock(MODULE, () => Promise.reject(new Error('404')));
    warn = vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => void vi.doUnmock(MODULE));

  test('the step fails, and the next goes on with what came', async () => {
    const lanes = [lane('a', aged('a', 1)), lane('b', fails, aged('b', 2))];
    const source = merge(lanes);
    const faults = [
      { feedId: undefined, fault: { kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' } },
    ];
    expect(await source.load(never)).toEqual({ ...NOTHING, failed: true, faults });
    const reason = expect.objectContaining({ cause: new Error('404') });
    expect(warn.mock.calls, 'the owner reads why').toEqual([[expect.stringMatching(/^WS-602 /), reason]]);
    expect(source.shownOf?.('a')).toEqual([]);
    vi.doUnmock(MODULE);
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'a-1' }], faults: [{ feedId: 'b', fault }] });
    expect(lanes.map(({ asked }) => asked)).toEqual([1, 1]);
  });

  test('what was aborted meanwhile is asked for again, and nothing else', async () => {
    const lanes = [lane('a', aged('a', 1)), lane('b', untilAborted, aged('b', 2))];
    const source = merge(lanes);
    const abort = new AbortController();
    const batch = source.load(abort.signal);
    abort.abort('gone');
    await expect(batch).rejects.toBe('gone');
    vi.doUnmock(MODULE);
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'a-1' }, { id: 'b-2' }], faults: [] });
    expect(lanes.map(({ asked }) => asked)).toEqual([1, 2]);
  });
});

describe('an abort', () => {
  test.each<[when: string, lanes: FakeWorkspace[]]>([
    ['others have answered or failed', [lane('a', aged('a', 1)), lane('b', fails), lane('c', untilAborted)]],
    ['the late answer comes after all', [lane('a', aged('a', 1))]],
  ])('rejects with its reason where %s, and nothing is logged', async (_, lanes) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const abort = new AbortController();
    const batch = merge(lanes).load(abort.signal);
    abort.abort(new Error('gone'));
    await expect(batch).rejects.toBe(abort.signal.reason);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a source that replaces another', () => {
  /** It shows a-1, b-2 and b-3, and holds a-4 back. */
  const shown = async () => {
    const source = merge([lane('a', aged('a', 1, 4)), lane('b', aged('b', 2, 3))], { pageSize: 3 });
    await source.load(never);
    return source;
  };

  test.each<[what: string, lanes: FakeWorkspace[], ids: string]>([
    [
      'shows again what was shown of a workspace that now fails, in its place',
      [lane('a', aged('a', 0, 1)), lane('b', fails)],
      'a-0 a-1 b-2 b-3',
    ],
    [
      'does not show what was held back, nor what was shown of a workspace that answers',
      [lane('a', fails), lane('b', aged('b', 9))],
      'a-1 b-9',
    ],
    [
      'shows nothing of it again of a workspace that fails when it has answered',
      [lane('a', aged('a', 0, 9)), lane('b', aged('b', 1), fails)],
      'a-0 b-1 a-9',
    ],
    [
      'shows them before the undated ones that came before the failure',
      [lane('a', aged('a', 1)), lane('b', undated('b', 'x'), fails)],
      'a-1 b-2 b-3 b-x',
    ],
    ['tells workspaces apart by the case of their ids', [lane('a', aged('a', 9)), lane('B', fails)], 'a-9'],
  ])('%s', async (_, lanes, ids) => {
    const batch = await merge(lanes, { previous: await shown() }).load(never);
    expect(idsOf(batch).join(' ')).toBe(ids);
    expect(batch).toMatchObject({ partial: true, faults: [{ fault }] });
  });

  test.each<[failing: string, ids: string[]]>([
    ['a', ['a-1', 'b-2']],
    ['c', ['b-2']],
  ])('shows again what one of one workspace showed, of that workspace: %s', async (failing, ids) => {
    const previous = merge([lane('a', aged('a', 1, 3))], { pageSize: 1 });
    await previous.load(never);
    const batch = await merge([lane('b', aged('b', 2)), lane(failing, fails)], { previous }).load(never);
    expect(idsOf(batch)).toEqual(ids);
  });

  test('does so again and again', async () => {
    let previous = await shown();
    for (let refreshes = 0; refreshes < 3; refreshes++) {
      previous = merge([lane('a', aged('a', 1)), lane('b', fails)], { previous });
      expect(idsOf(await previous.load(never))).toEqual(['a-1', 'b-2', 'b-3']);
    }
  });

  test('fails where all do, and leaves what is shown to the one it replaced', async () => {
    const failing = merge([lane('a', fails), lane('b', fails)], { previous: await shown() });
    expect(await failing.load(never)).toMatchObject({ posts: [], failed: true });
  });
});
