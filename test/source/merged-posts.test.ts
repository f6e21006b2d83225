import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FEED_MAX_BYTES } from '../../src/api/limits.ts';
import type { Post } from '../../src/model/post.ts';
import { pagedPosts } from '../../src/source/feed-posts.ts';
import type { MergeOptions } from '../../src/source/merging.ts';
import type { PostSource, Workspace } from '../../src/source/post-source.ts';
import { workspacePosts } from '../../src/source/workspace-posts.ts';
import { defer, untilAborted } from './deferred.ts';
import { aged, drain, fails, failure, FakeWorkspace, idsOf, post, stepsOf, tellSteps, told } from './fake-workspace.ts';
import merged from './merged-posts.json' with { type: 'json' };
import { fakeAsk, item, items, never, NOTHING, simulate } from './simulated-service.ts';

const merge = (workspaces: readonly Workspace[], options: Partial<MergeOptions> = {}) =>
  pagedPosts(workspaces, { pageSize: 10, maxPosts: Infinity, timeoutMs: 60_000, ...options });
const { fault } = failure;

/** A workspace as `a: 1 2 | fails | 3`, one step after the other; with a final `^`, it ends at the service's last offset. */
function lane(text: string): FakeWorkspace {
  const [feedId = '', steps = ''] = text.split(': ');
  return new FakeWorkspace(feedId, stepsOf(feedId, steps, fails), steps.endsWith('^') ? 'ceiling' : 'end');
}

/** Every step of a source as one line, after the number of requests to its workspaces until then. */
const walk = (lanes: readonly FakeWorkspace[], options: Partial<MergeOptions> = {}): Promise<string[]> =>
  tellSteps(merge(lanes, options), () => lanes.reduce((sum, { asked }) => sum + asked, 0));

const open = (feedId: string, ask: Parameters<typeof workspacePosts>[0]) =>
  workspacePosts(ask, feedId, { baseUrl: 'https://api.example', timeoutMs: 1000 });

test.each(merged.asked as [string, Partial<MergeOptions>, string[], string[]][])(
  'workspaces are asked %s',
  async (_, options, lanes, steps) => {
    expect(await walk(lanes.map(lane), options)).toEqual(steps);
  },
);

test.each([[[]], [[lane('b: ')]]])('workspaces are asked for as many as are missing', async (others) => {
  const pages = [[...items('a', 6), ...items('a', 4)], [item('a', 'x')]];
  const { ask, asked } = fakeAsk(() => ({ items: pages.shift() }));
  expect((await merge([open('a', ask), ...others]).load(never)).posts).toHaveLength(7);
  expect(asked).toEqual(['/feeds/a/posts?$offset=0&$limit=10', '/feeds/a/posts?$offset=10&$limit=4']);
});

test('workspaces are asked for as much as comes at once, where undated posts wait for the end', async () => {
  const { ask, asked } = simulate({ a: Array.from({ length: 100 }, (_, i) => item('a', i)), b: [item('b', 1, 1)] });
  expect(idsOf(await merge([open('a', ask), open('b', ask)], { pageSize: 2 }).load(never))).toEqual(['b-1', 'a-0']);
  expect(asked.filter((url) => url.includes('/a/'))).toHaveLength(5);
});

test('a failure of any kind stands in the batch, none is thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const odd = new FakeWorkspace('odd', [() => Promise.reject(new TypeError('x is not a function'))]);
  const internal = { kind: 'internal', code: 'WS-309', message: 'x is not a function' };
  expect((await merge([odd]).load(never)).faults).toEqual([{ feedId: 'odd', fault: internal }]);
  expect(logged).toHaveBeenCalledOnce();
  expect((await merge(['a: 1', 'b: fails'].map(lane)).load(never)).faults).toEqual([{ feedId: 'b', fault }]);
});

describe('posts that take more memory than a feed may', () => {
  const raw = 'x'.repeat(FEED_MAX_BYTES / 8 - 1000); // a quarter of the bound: the fifth post is one too many
  const large = (feedId: string, change: Partial<Post> = {}) =>
    new FakeWorkspace(
      feedId,
      [0, 1, 2, 3, 4, 5].map((i) => [{ ...post(feedId, i, i), raw, ...change }]),
    );

  test.each<[what: string, lanes: FakeWorkspace[], pageSize: number, count: number, last: string]>([
    ['of one workspace', [large('a')], 1, 5, '5: a-4 ceiling'],
    ['of two', [large('a'), large('b')], 1, 5, '5: a-2 ceiling'],
    ['undated', [large('a', { publishedAt: undefined }), lane('b: 1')], 30, 1, '6: b-1 a-0 a-1 a-2 a-3 a-4 ceiling'],
  ])('are the last that are asked for, and it is said that they are not all: %s', async (_, lanes, ...row) => {
    const [pageSize, count, last] = row;
    const steps = await walk(lanes, { pageSize });
    expect([steps.length, steps.at(-1)]).toEqual([count, last]);
  });

  test.each([[[]], [['b: ']]])('are more than those that take just as much, beside %j', async (others) => {
    const most = { ...post('a', 1, 1), raw: 'x'.repeat(FEED_MAX_BYTES / 2 - 16) };
    const source = merge([new FakeWorkspace('a', [[most], aged('a', 2)]), ...others.map(lane)], { pageSize: 1 });
    expect((await drain(source)).map(idsOf)).toEqual([['a-1'], ['a-2']]);
  });
});

describe('where some workspaces are slow', () => {
  /** The tests move the clock. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  test('one whose first page is late is left out, so that it holds up no other', async () => {
    const slow = new FakeWorkspace('slow', [untilAborted]);
    const quick = lane('a: 1');
    const batch = merge([slow, quick], { timeoutMs: 20 }).load(never);
    await vi.dynamicImportSettled();
    expect([slow.asked, quick.asked], 'all are asked at once').toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(told(await batch)).toBe('a-1 partial !slow');
    const late = { kind: 'timeout', code: 'WS-206', message: 'The request timed out.' };
    expect((await batch).faults).toEqual([{ feedId: 'slow', fault: late }]);
  });

  test('the timeout of a queued workspace begins with its turn, and is cleared', async () => {
    const answer = defer<Post[]>();
    const queued = new FakeWorkspace('queued', [() => answer.promise], 'end', { isQueued: true });
    const batch = merge([lane('a: 1'), queued], { timeoutMs: 20 }).load(never);
    await vi.advanceTimersByTimeAsync(20);
    queued.turn?.();
    expect(vi.getTimerCount()).toBe(1);
    answer.resolve(aged('queued', 2));
    expect(told(await batch)).toBe('a-1 queued-2');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('neither a single one nor a later page has a limit of its own', async () => {
    const limits = vi.spyOn(globalThis, 'setTimeout');
    await drain(merge([lane('a: 1 | 2')], { timeoutMs: 77 }));
    expect(limits).not.toHaveBeenCalled();
    await drain(merge(['a: 1 | 2', 'b: 1 | 2'].map(lane), { pageSize: 1, timeoutMs: 77 }));
    const limitsMs = limits.mock.calls.map(([, ms]) => ms).filter((ms) => ms !== 10_000); // that of the module
    expect(limitsMs).toEqual([77, 77]);
  });
});

test('where what merges them cannot be loaded, the step fails, and the next goes on', async () => {
  const MODULE = '../../src/source/merging.ts';
  vi.doMock(MODULE, () => Promise.reject(new Error('404')));
  onTestFinished(() => void vi.doUnmock(MODULE));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const source = merge(['a: 1', 'b: fails | 2'].map(lane));
  const lost = { kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' };
  const abort = new AbortController();
  const faults = [{ feedId: undefined, fault: lost }];
  expect(await source.load(abort.signal)).toEqual({ ...NOTHING, failed: true, faults });
  const reason = expect.objectContaining({ cause: new Error('404') });
  expect(warn.mock.calls, 'the owner reads why').toEqual([[expect.stringMatching(/^WS-602 /), reason]]);
  expect(source.lanes?.()).toEqual([]);
  abort.abort('gone');
  await expect(source.load(abort.signal)).rejects.toBe('gone');
  vi.doUnmock(MODULE);
  expect(told(await source.load(never))).toBe('a-1 partial !b');
});

test('an abort rejects with its reason, whoever has answered or failed, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const abort = new AbortController();
  const batch = merge([lane('a: 1'), lane('b: fails'), new FakeWorkspace('c', [untilAborted])]).load(abort.signal);
  abort.abort('gone');
  await expect(batch).rejects.toBe('gone');
  expect(logged).not.toHaveBeenCalled();
});

describe('a source that replaces another', () => {
  const SHOWN = ['a: 1 4', 'b: 2 3']; // in pages of three: a-1, b-2 and b-3; a-4 is held back
  const replace = async (before: string[], now: string[], pageSize = 3, times = 1): Promise<string> => {
    let previous: PostSource = merge(before.map(lane), { pageSize });
    let batch = await previous.load(never);
    for (let refreshes = 0; refreshes < times; refreshes++) {
      previous = merge(now.map(lane), { previous });
      batch = await previous.load(never);
    }
    return told(batch);
  };

  test.each(merged.shownAgain as [string, string[], string][])('shows again %s', async (_, now, line) =>
    expect(await replace(SHOWN, now)).toBe(line),
  );

  test('shows again what one of one workspace showed, of that workspace', async () => {
    expect(await replace(['a: 1 3'], ['b: 2', 'a: fails'], 1)).toBe('a-1 b-2 partial !a');
    expect(await replace(['a: 1 3'], ['b: 2', 'c: fails'], 1)).toBe('b-2 partial !c');
  });

  test('does so again and again', async () =>
    expect(await replace(SHOWN, ['a: 1', 'b: fails'], 3, 3)).toBe('a-1 b-2 b-3 partial !b'));
});
