import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../src/base/fault.ts';
import { createFeedTask, type FeedLoader, type RequestingFeed } from '../../src/feed/feed-task.ts';
import type { Outcome, SourceRequest } from '../../src/feed/feature.ts';
import { type FeedModel, IDLE } from '../../src/feed/feed-state.ts';
import type { FeedView } from '../../src/feed/feed-view.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch, PostSource } from '../../src/source/post-source.ts';
import { type Deferred, defer } from '../source/deferred.ts';
import { batch, FAULTS, post } from './batches.ts';

/** The paints that the task waits for; a test resolves each. */
let frames: Deferred<void>[] = [];
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
let yields = turn; // between two tasks
vi.mock('../../src/base/waits.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  nextTask: () => yields(),
  laterTask: () => yields(),
  afterPaint: () => {
    const frame = defer<void>();
    frames.push(frame);
    return frame.promise;
  },
}));
beforeEach(() => {
  frames = [];
  yields = turn;
});

const posts = (count: number, from = 0): Post[] => Array.from({ length: count }, (_, i) => post(`p${from + i}`));
const idsOf = (some: readonly Post[]): string[] => some.map(({ id }) => id);

const FAILED = batch([], { failed: true, faults: FAULTS });

/** A step of a source that waits for its result. */
interface Asked extends Deferred<Batch> {
  readonly step: 'load' | 'loadMore';
  readonly signal: AbortSignal;
  readonly source: PostSource;
}

/** A task, the steps that it requested, in order, and what it told its host. */
function setUp({
  displaysInSteps = () => false,
  rows = { alone: 0, columns: 1 },
  loadDependencies,
  firstMs = Infinity,
}: Partial<FeedLoader> & { rows?: FeedView['rows']; firstMs?: number } = {}) {
  const asked: Asked[] = [];
  const requests: SourceRequest[] = [];
  const loaded: [posts: string[], needsControls: boolean][] = [];
  const page = { updates: 0 };
  const outcomes: Outcome[] = [];
  const element = {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => void page.updates++,
    updateComplete: Promise.resolve(true),
  };
  const host = {
    element,
    model: IDLE,
    displayedAtMs: performance.now() + firstMs,
    view: { rows, completes: true, measure: () => () => {} },
    report(outcome: Outcome) {
      outcomes.push(outcome);
      element.requestUpdate();
    },
    displaysInSteps,
    createSource(request: SourceRequest) {
      requests.push(request);
      const ask = (step: Asked['step'], signal: AbortSignal): Promise<Batch> => {
        const answer = defer<Batch>();
        asked.push({ ...answer, step, signal, source });
        return answer.promise;
      };
      const source: PostSource = {
        load: (signal) => ask('load', signal),
        loadMore: (signal) => ask('loadMore', signal),
      };
      return source;
    },
    loadDependencies:
      loadDependencies ??
      (async (some: readonly Post[], needsControls = false) => void loaded.push([idsOf(some), needsControls])),
  } satisfies RequestingFeed & FeedLoader;
  const task = createFeedTask(host, host);
  const last = (): Asked => asked.at(-1) ?? expect.fail('nothing was asked for');
  /** Answers the last step, and waits until the task is settled. */
  async function answer(brought: Batch): Promise<void> {
    last().resolve(brought);
    await task.settled;
  }
  async function load(brought: Batch): Promise<void> {
    task.load();
    await answer(brought);
  }
  /** The outcomes since the last call. */
  const displayed = (): readonly Outcome[] => outcomes.splice(0);
  return { task, host, asked, last, answer, load, requests, loaded, page, displayed };
}

/** A task that displays `count` posts. */
async function setUpWith(count: number, more: Partial<Batch> = {}) {
  const made = setUp();
  await made.load(batch(posts(count), more));
  made.displayed();
  return made;
}

describe('the first posts', () => {
  test('are loading until they come, and are told once, to a refresh too, which joins them', async () => {
    const { task, host, answer, requests, page, displayed } = setUp();
    task.load();
    const joined = task.refresh();
    expect(host.model).toMatchObject({ state: 'loading', busy: 'first' });
    const { updates } = page;
    await answer(batch(posts(2), { hasMore: true }));
    expect(requests).toEqual([{ fresh: false }]);
    expect(page.updates).toBeGreaterThan(updates);
    expect(host.model).toMatchObject({ state: 'ready', busy: undefined, hasMore: true, posts: posts(2) });
    expect(await joined).toEqual(posts(2));
    expect(displayed()).toEqual([{ faults: [], added: posts(2) }]);
    expect(displayed()).toEqual([]);
  });

  test('wait for what displays them, which is loaded while they are under way', async () => {
    const { task, answer, loaded, page } = setUp();
    task.load();
    expect(loaded).toEqual([[[], false]]);
    const { updates } = page;
    await turn();
    expect(page.updates, 'a layout shapes the skeletons').toBeGreaterThan(updates);
    await answer(batch(posts(1), { hasMore: true }));
    expect(loaded.slice(1), 'the controls come beside them').toEqual([[['p0'], false]]);
  });

  test.each([
    { alone: 0, columns: 1, counts: [0, 4, 12, 20] },
    { alone: 0, columns: 3, counts: [0, 6, 12, 18, 20] },
    { alone: 1, columns: 2, counts: [0, 5, 13, 20] },
    { alone: 0, columns: 20, counts: [0, 20] },
  ])('come a screen at first, then as many as the clock allows, in whole rows: %o', async ({ counts, ...rows }) => {
    const { task, host, last, displayed } = setUp({ displaysInSteps: () => true, rows });
    task.load();
    last().resolve(batch(posts(20)));
    // A machine that takes 9 ms for a post, so that eight are a slice, and three times as long for each of the first ones.
    let nowMs = 0;
    let displayedCount = 0;
    const render = async (): Promise<boolean> => {
      const { length } = host.model.posts;
      nowMs += (displayedCount > 0 ? 9 : 27) * (length - displayedCount);
      displayedCount = length;
      host.displayedAtMs = nowMs;
      return true;
    };
    Object.defineProperty(host.element, 'updateComplete', { get: render });
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const shown: number[] = [];
    yields = async () => {
      shown.push(host.model.posts.length);
      expect(host.model).toMatchObject({ state: 'loading', busy: 'first' });
      await render();
      nowMs += 16; // the time until the next frame, which does not count
    };
    const isInSteps = counts.length > 2;
    if (isInSteps) {
      await vi.waitUntil(() => frames.length > 0);
      await yields();
      frames[0]?.resolve();
    }
    await task.settled;
    expect([...shown, host.model.posts.length]).toEqual(counts);
    expect(frames, 'one alone is painted before the others').toHaveLength(Number(isInSteps));
    expect(displayed()).toEqual([{ faults: [], added: posts(20) }]);
  });

  test('come at once where a screen holds them all, or the device is quick', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const quick = setUp({ displaysInSteps: () => true, firstMs: 31 });
    await quick.load(batch(posts(30)));
    expect(quick.host.model.posts).toHaveLength(30);
    const few = setUp({ displaysInSteps: () => true });
    await few.load(batch(posts(4)));
    expect(few.host.model.posts).toHaveLength(4);
    expect(frames).toEqual([]);
    const many = setUp({ displaysInSteps: () => true, firstMs: 31 });
    void many.load(batch(posts(100)));
    await vi.waitUntil(() => frames.length > 0);
    expect(many.host.model.posts, 'not so many').toHaveLength(4);
  });
});

describe('a failure', () => {
  const PARTIAL = batch(posts(1), { partial: true, faults: FAULTS });
  const KEPT = batch(posts(1), { failed: true, faults: FAULTS });

  test.each<[string, Batch, Partial<FeedModel>, unknown]>([
    ['is displayed with the controls that say so', FAILED, { state: 'error', posts: [] }, { faults: FAULTS }],
    ['of some leaves the posts of the others', PARTIAL, { state: 'partial' }, { faults: FAULTS, added: posts(1) }],
    ['with posts of an earlier visit is none of the posts', KEPT, {}, expect.anything()],
  ])('%s, and is told with each workspace that failed', async (_, brought, model, told) => {
    const { host, load, loaded, displayed } = setUp();
    await load(brought);
    expect(loaded.at(-1)).toEqual([idsOf(brought.posts), brought.posts.length === 0]);
    expect(host.model).toMatchObject({ posts: brought.posts, faults: FAULTS, busy: undefined, ...model });
    expect(displayed()).toEqual([told]);
  });

  test('is retried by what failed: the first posts, or more of them', async () => {
    const { task, host, answer, load, last, requests } = setUp();
    await load(FAILED);
    void task.retry();
    expect(requests.at(-1)).toMatchObject({ fresh: true });
    await answer(batch(posts(1), { hasMore: true }));
    void task.loadMore();
    await answer(FAILED);
    expect(host.model).toMatchObject({ state: 'ready', posts: posts(1), failedMore: true, faults: FAULTS });
    void task.retry();
    expect(last().step).toBe('loadMore');
    await answer(batch(posts(1, 1)));
    expect(host.model).toMatchObject({ posts: posts(2), failedMore: false, faults: [] });
  });

  test('of the setup takes the posts away, and asks for nothing', async () => {
    const { task, host, asked, displayed } = await setUpWith(2);
    const fault: Fault = { kind: 'setup', code: 'WS-102', message: 'No feed-id.' };
    task.fail(fault);
    await task.settled;
    expect(host.model).toMatchObject({ state: 'error', posts: [], faults: [{ fault }], needsLoad: false });
    expect(displayed()).toEqual([{ faults: [{ feedId: undefined, fault }] }]);
    expect(asked).toHaveLength(1);
  });
});

describe('a mistake of ours', () => {
  const reason = new TypeError('x is not a function');
  const fault = { kind: 'internal', code: 'WS-309', message: 'x is not a function' };
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  test('that keeps a failure from being displayed ends the request all the same, and is told', async () => {
    const { host, load, displayed } = setUp({ loadDependencies: () => Promise.reject(reason) });
    await load(batch([]));
    expect(host.model).toMatchObject({ state: 'error', busy: undefined, faults: [{ fault }] });
    expect(displayed()).toEqual([{ faults: [{ feedId: undefined, fault }] }]);
    expect(vi.mocked(console.error).mock.calls.flat()).toContain(reason);
  });

  test.each<[string, (asked: Asked) => void]>([
    ['mistake', ({ reject }) => reject(reason)],
    ['failure', ({ resolve }) => resolve(FAILED)],
  ])('is none of an aborted request, whose %s is told to nobody, and needs nothing', async (_, end) => {
    const { task, last, loaded, displayed } = setUp();
    task.load();
    task.stop();
    end(last());
    await task.settled;
    expect([displayed(), loaded]).toEqual([[], [[[], false]]]);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('more posts', () => {
  test.each<[Partial<FeedModel>, Batch]>([
    [{ state: 'ready' }, batch(posts(1, 2))],
    [{ state: 'ready' }, batch([])],
    [{ state: 'partial' }, batch(posts(1, 2), { partial: true, faults: FAULTS })],
  ])('follow those that there are, and are what is resolved to, none of them too: %o', async (has, brought) => {
    const { task, host, answer, last, asked, displayed } = await setUpWith(2, { hasMore: true });
    const wanted = [task.loadMore(), task.loadMore()];
    expect(host.model).toMatchObject({ state: 'ready', busy: 'more' });
    expect([last().step, asked.length]).toEqual(['loadMore', 2]);
    await answer(brought);
    expect(await Promise.all(wanted)).toEqual([brought.posts, brought.posts]);
    const more = { posts: [...posts(2), ...brought.posts], busy: undefined, hasMore: false, failedMore: false };
    expect(host.model).toMatchObject({ ...has, ...more });
    expect(displayed()).toEqual([{ faults: brought.faults, added: brought.posts }]);
  });
});

describe('a refresh', () => {
  /** Refreshes a task with two posts. The first answer brings a new post, and the next request is under way. */
  async function refreshTwo() {
    const made = await setUpWith(2, { hasMore: true });
    const coming = made.task.refresh();
    expect(made.requests.at(-1)).toEqual({ fresh: true });
    made.last().resolve(batch([post('new')], { hasMore: true }));
    await vi.waitUntil(() => made.asked.length === 3);
    return { ...made, coming };
  }

  test('asks past the cache, for as many posts as there are, and resolves to the new ones', async () => {
    const { task, host, asked, last, answer, coming } = await refreshTwo();
    const joined = Array.from({ length: 500 }, () => task.refresh());
    expect([last().step, asked.length]).toEqual(['loadMore', 3]);
    await answer(batch([post('p0')]));
    expect([idsOf(await coming), idsOf(host.model.posts)]).toEqual([['new'], ['new', 'p0']]);
    expect((await Promise.all(joined)).every((posts) => idsOf(posts).join() === 'new')).toBe(true);
    const short = await refreshTwo();
    await short.answer(FAILED);
    expect(await short.coming, 'that falls short changes nothing but what is told').toEqual([]);
    expect(short.host.model).toMatchObject({ state: 'ready', posts: posts(2), faults: FAULTS, failedMore: false });
  });

  test('waits for more posts that are under way', async () => {
    const { task, asked, last, answer, requests } = await setUpWith(1, { hasMore: true });
    void task.loadMore();
    const coming = task.refresh();
    expect(requests).toHaveLength(1);
    last().resolve(batch(posts(1, 1)));
    await vi.waitUntil(() => asked.length === 3);
    await answer(batch(posts(3)));
    expect(idsOf(await coming)).toEqual(['p2']);
  });

  test('that waited is not made where all was aborted meanwhile', async () => {
    const { task, requests, last } = await setUpWith(1, { hasMore: true });
    void task.loadMore();
    const coming = task.refresh();
    task.stop();
    last().reject(last().signal.reason);
    expect(await coming).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});
