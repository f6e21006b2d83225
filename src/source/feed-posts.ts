import { FaultError } from '../base/fault.ts';
import { importModule, lostModule } from '../base/import-module.ts';
import type { MergeOptions, mergeWorkspaces } from './merging.ts';
import { type Batch, failedBatch, type PostSource, type Workspace } from './post-source.ts';
import { PublicPosts, type PublicPostsOptions, workspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';
import type { Ask } from './shared-requests.ts';
import { singlePosts } from './single-posts.ts';

/** Newest first. What merges them is a module of its own, for few feeds. */
export function mergedPosts(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions): PostSource {
  let merging: ReturnType<typeof mergeWorkspaces> | undefined;
  const load = async (signal: AbortSignal): Promise<Batch> => {
    const module = await importModule(() => import('./merging.ts')).catch(lostModule);
    if (module instanceof FaultError) return failedBatch(module, signal);
    signal.throwIfAborted();
    merging ??= module.mergeWorkspaces(workspaces, { ...options, previous });
    previous = undefined; // else a row of refreshes holds one another forever
    return merging.next(signal);
  };
  return { load, loadMore: load, shownOf: (feedId) => merging?.shownOf(feedId) ?? [] };
}

export interface FeedPostsOptions extends WorkspacePostsOptions, MergeOptions {}

/** The posts of one or several workspaces, page by page. An order is only sent to one: merged ones are newest first. */
export function feedPosts(ask: Ask, feedIds: readonly string[], options: FeedPostsOptions): PostSource {
  // A workspace that held the source before would hold all before that, too.
  const { previous, ...rest } = options;
  const [feedId, ...others] = feedIds;
  if (feedId !== undefined && others.length === 0) return singlePosts(workspacePosts(ask, feedId, rest), rest);
  return mergedPosts(
    feedIds.map((id) => workspacePosts(ask, id, { ...rest, orderBy: '' })),
    { ...rest, previous },
  );
}

export function mergedPublicPosts(
  ask: Ask,
  feedIds: readonly string[],
  { previous, ...options }: PublicPostsOptions & Pick<MergeOptions, 'previous'>,
): PostSource {
  return mergedPosts(
    feedIds.map((feedId) => new PublicPosts(ask, feedId, options)),
    { previous, pageSize: options.limit, maxPosts: options.limit, timeoutMs: options.timeoutMs },
  );
}
