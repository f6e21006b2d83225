import { log } from '../../base/log.ts';
import type { FeatureHost } from '../../feed/feature.ts';
import type { Post } from '../../model/post.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';

/** More pages than any service has, so that a loop over a service that never stops ends. */
const STEPS_MAX = 100;

/** All posts that a feed can reach, loaded separately from those that it displays. */
export function createReachablePosts(host: FeatureHost, onChange: () => void) {
  let source: PostSource | undefined;
  let isComplete = false;
  let loading: AbortController | undefined;

  const reachable = {
    posts: [] as readonly Post[],
    /** Whether a request failed: some posts are missing. */
    hasFailed: false,
    get isSettled(): boolean {
      return isComplete || reachable.hasFailed;
    },
    /** Loads all posts that are not loaded yet; after a failure, only if `retry` was called. */
    load(): void {
      if (loading || reachable.isSettled) return;
      const own = (loading = new AbortController());
      void run(own.signal).finally(() => {
        if (loading !== own) return;
        loading = undefined;
        onChange();
      });
    },
    /** Lets the next `load` continue where the last one failed, if it can. */
    retry: (): void => void (reachable.hasFailed &&= isComplete),
    reset(): void {
      loading?.abort();
      loading = source = undefined;
      isComplete = reachable.hasFailed = false;
      reachable.posts = [];
    },
  };

  function logFailure(reason: unknown): void {
    const words = 'Cannot load all posts for "search"; searching those that are loaded.';
    log('error', 'WS-213', `<${host.element.localName}> ${words}`, reason);
  }

  async function run(signal: AbortSignal): Promise<void> {
    try {
      for (let step = 0; step < STEPS_MAX; step++) {
        const batch = await next(signal);
        signal.throwIfAborted();
        const [failed] = batch.faults;
        await host.loadDependencies(batch.posts, failed !== undefined);
        signal.throwIfAborted();
        if (failed) logFailure(failed.fault.message);
        reachable.posts = [...reachable.posts, ...batch.posts];
        // Workspaces that fail are left out until a refresh: the others go on without them.
        const isStalled = failed !== undefined && batch.posts.length === 0;
        isComplete = !batch.hasMore && !isStalled;
        reachable.hasFailed = isStalled || (isComplete && batch.partial);
        if (reachable.isSettled) return;
        onChange();
      }
      isComplete = true;
    } catch (reason) {
      if (signal.aborted) return;
      logFailure(reason);
      await host.loadDependencies([], true);
      if (!signal.aborted) reachable.hasFailed = true;
    }
  }

  async function next(signal: AbortSignal): Promise<Batch> {
    if (source) return source.loadMore(signal);
    const made = await host.createSource({ aside: true, all: true, fresh: false });
    signal.throwIfAborted();
    source = made;
    return made.load(signal);
  }

  return reachable;
}
