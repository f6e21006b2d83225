import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FeedTask, type FeedTaskHost } from '../../src/feed/feed-task.ts';
import type { PostSource } from '../../src/source/post-source.ts';

const NO_POSTS: PostSource = {
  load: async () => ({ posts: [], hasMore: false, atCeiling: false, faults: [], failed: false, partial: false }),
  loadMore: () => expect.fail('was asked for more'),
};

/** A task whose host cannot load what it takes to display anything. */
function taskWithout(reason: Error): FeedTask {
  const host: FeedTaskHost = {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
    isConnected: true,
    hasUpdated: false,
    createSource: () => NO_POSTS,
    loadDependencies: async () => {
      throw reason;
    },
  };
  return new FeedTask(host);
}

describe('a mistake of ours', () => {
  test('that keeps a failure from being displayed ends the request all the same, and is told', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const reason = new TypeError('x is not a function');
    const task = taskWithout(reason);
    task.load();
    await task.settled;
    const fault = { kind: 'internal', message: 'x is not a function' };
    expect(task.model).toMatchObject({ state: 'error', busy: undefined, error: fault });
    expect(task.takeOutcomes()).toEqual([{ faults: [{ feedId: undefined, fault }] }]);
    expect(logged.mock.calls.flat()).toContain(reason);
  });
});
