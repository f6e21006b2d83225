import { PAGE_MAX } from '../../api/limits.ts';
import { FaultError } from '../../base/fault.ts';
import { importModule, lostModule } from '../../base/import-module.ts';
import type { Post } from '../../model/post.ts';
import { feedPosts, type FeedPostsOptions } from '../feed-posts.ts';
import { type Batch, failedBatch, type PageBounds, type PostSource, wholeBatch } from '../post-source.ts';
import type { Ask } from '../shared-requests.ts';

type Options = Omit<FeedPostsOptions, keyof PageBounds>;

/** A post that is here already. */
export function givenPost(post: Post): PostSource {
  const load = async (): Promise<Batch> => wholeBatch([post]);
  return { load, loadMore: load };
}

/** Finds a post by its id. No endpoint has a single post, so pages are searched as far as the service reaches (§8). `onGone` is called if it is not found. */
export function findPost(ask: Ask, feedIds: readonly string[], postId: string, options: Options, onGone: () => void) {
  const all = feedPosts(ask, feedIds, { ...options, pageSize: PAGE_MAX, maxPosts: Infinity });
  let one: PostSource | undefined;
  const load = async (signal: AbortSignal): Promise<Batch> => {
    // Not bundled with the element, which every page loads.
    const module = await importModule(() => import('./chosen-posts.ts')).catch(lostModule);
    if (module instanceof FaultError) return failedBatch(module, signal);
    signal.throwIfAborted();
    one ??= module.selectPosts(all, ({ id }) => id === postId, { pageSize: 1, maxPosts: 1 });
    const batch = await one.load(signal);
    if (batch.posts.length === 0 && !batch.failed && !batch.partial) onGone();
    return batch;
  };
  return { inner: all, load, loadMore: load } satisfies PostSource;
}
