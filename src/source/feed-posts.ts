import { clampLimit } from '../api/limits.ts';
import { FaultError } from '../base/fault.ts';
import { importModule, lostModule } from '../base/import-module.ts';
import type { MergeOptions, mergeWorkspaces } from './merging.ts';
import { type Batch, failedBatch, type PostSource, type Workspace } from './post-source.ts';
import { publicPosts, type PublicPostsOptions, workspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';
import type { Ask } from './shared-requests.ts';
import { singlePosts } from './single-posts.ts';

/** The posts of workspaces, newest first. What merges them is a module of its own, because few feeds need it. */
export function mergedPosts(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions): PostSource {
  let merging: ReturnType<typeof mergeWorkspaces> | undefined;
  const load = async (signal: AbortSignal): Promise<Batch> => {
    const module = await importModule(() => import('./merging.ts')).catch(lostModule);
    if (module instanceof FaultError) return failedBatch(module, signal);
    signal.throwIfAborted();
    merging ??= module.mergeWorkspaces(workspaces, { ...options, previous });
    previous = undefined; // otherwise each refresh would keep all sources before it in memory
    return merging.next(signal);
  };
  return { load, loadMore: load, lanes: () => merging?.lanes ?? [] };
}

/** The posts of one workspace in its own order, or of several, merged. */
export function pagedPosts(workspaces: readonly Workspace[], options: MergeOptions): PostSource {
  const [workspace, ...others] = workspaces;
  return workspace && others.length === 0 ? singlePosts(workspace, options) : mergedPosts(workspaces, options);
}

export interface FeedPostsOptions extends WorkspacePostsOptions, MergeOptions {}

/** The posts of one or several workspaces, page by page. `orderBy` is only sent for one: merged posts are newest first. */
export function feedPosts(ask: Ask, feedIds: readonly string[], options: FeedPostsOptions): PostSource {
  // A workspace that kept the previous source in memory would keep all before that one, too.
  const { previous, ...rest } = options;
  const own = feedIds.length > 1 ? { ...rest, orderBy: '' } : rest;
  const workspaces = feedIds.map((id) => workspacePosts(ask, id, own));
  return pagedPosts(workspaces, { ...rest, previous });
}

export function mergedPublicPosts(
  ask: Ask,
  feedIds: readonly string[],
  { previous, ...options }: PublicPostsOptions & Pick<MergeOptions, 'previous'>,
): PostSource {
  const count = clampLimit(options.limit);
  const workspaces = feedIds.map((id) => publicPosts(ask, id, options));
  return pagedPosts(workspaces, { previous, pageSize: count, maxPosts: count, timeoutMs: options.timeoutMs });
}
