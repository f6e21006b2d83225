import { expect, test, vi } from 'vitest';
import { createReachablePosts } from '../../../src/features/search/reachable-posts.ts';
import type { FeatureHost } from '../../../src/feed/feature.ts';
import type { Batch, PostSource } from '../../../src/source/post-source.ts';

type Step = () => Partial<Batch>;

const post = (id: string) => ({ id }) as Batch['posts'][number];
const WHOLE = { posts: [], faults: [], hasMore: false, failed: false, atCeiling: false, partial: false };
const fail: Step = () => ({
  faults: [{ feedId: 'a', fault: { kind: 'network', code: 'WS-205', message: 'No.' } }],
  hasMore: true,
  failed: true,
});
const reason = new Error('A bug.');
const throwReason: Step = () => {
  throw reason;
};
const bring =
  (id: string, hasMore = false): Step =>
  () => ({ posts: [post(id)], hasMore });

/** The posts that a source with these steps can reach. */
function reach(...steps: readonly Step[]) {
  const requests: unknown[] = [];
  let step = 0;
  const next = async (): Promise<Batch> => ({ ...WHOLE, ...steps[step++]?.() });
  const source: PostSource = { load: vi.fn(next), loadMore: vi.fn(next) };
  const loadDependencies = vi.fn(async () => {});
  const createSource = (request: unknown): PostSource => {
    requests.push(request);
    return source;
  };
  const host = { element: { localName: 'ws-feed' }, createSource, loadDependencies };
  const onChange = vi.fn();
  const reachable = createReachablePosts(host as unknown as FeatureHost, onChange);
  const reachAll = async (): Promise<unknown[]> => {
    reachable.load();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    // oxlint-disable-next-line tests/waiting -- what comes must be there a task later, or never
    await new Promise((resolve) => setTimeout(resolve));
    return [step, reachable.isSettled, reachable.hasFailed];
  };
  return { reachable, source, requests, loadDependencies, onChange, reachAll };
}

test('all posts are loaded step by step, beside those that the feed displays, and no more once they are', async () => {
  const { reachable, source, requests, onChange, reachAll } = reach(bring('1', true), bring('2'));
  reachable.load();
  expect(await reachAll()).toEqual([2, true, false]);
  expect(reachable.posts.map(({ id }) => id)).toEqual(['1', '2']);
  expect(requests).toEqual([{ aside: true, all: true, fresh: false }]);
  expect([source.load, source.loadMore, onChange].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 1, 2]);
  expect(await reachAll()).toEqual([2, true, false]);
});

test.each([
  ['fails', fail, 'No.'],
  ['throws', throwReason, reason],
])('what %s is told with its reason, and ends it until a retry, which goes on there', async (_, step, told) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { reachable, loadDependencies, reachAll } = reach(step, bring('1'));
  expect(await reachAll()).toEqual([1, true, true]);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^WS-213 <ws-feed> Cannot load all posts/), told]]);
  expect(loadDependencies).toHaveBeenLastCalledWith([], true);
  expect(await reachAll()).toEqual([1, true, true]);
  reachable.retry();
  expect(await reachAll()).toEqual([2, true, false]);
  expect(loadDependencies).toHaveBeenLastCalledWith([post('1')], false);
});

test('the others go on without a workspace that fails, until they fail, too; no retry forgets that', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const lost: Step = () => ({ ...fail(), failed: false, partial: true });
  const first: Step = () => ({ ...lost(), ...bring('1', true)() });
  const { reachable, reachAll } = reach(first, lost, () => ({ ...bring('2')(), partial: true }));
  expect(await reachAll()).toEqual([2, true, true]);
  reachable.retry();
  expect(await reachAll()).toEqual([3, true, true]);
  reachable.retry();
  expect([reachable.hasFailed, reachable.posts]).toEqual([true, [post('1'), post('2')]]);
});

test('a reset forgets the posts, takes nothing of what is under way, and tells nobody', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  for (const step of [bring('1'), fail, throwReason]) {
    const { reachable, onChange } = reach(() => {
      reachable.reset();
      return step();
    });
    reachable.load();
    // oxlint-disable-next-line tests/waiting -- what comes must be there a task later, or never
    await new Promise((resolve) => setTimeout(resolve));
    expect([reachable.posts, reachable.isSettled, onChange.mock.calls, error.mock.calls]).toEqual([[], false, [], []]);
  }
  const { reachable, source, reachAll } = reach(bring('1'), bring('2'));
  await reachAll();
  reachable.reset();
  expect([reachable.posts, reachable.isSettled]).toEqual([[], false]);
  await reachAll();
  expect(reachable.posts).toEqual([post('2')]);
  expect(source.load).toHaveBeenCalledTimes(2);
});
