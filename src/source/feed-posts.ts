import { FaultError } from '../base/fault.ts';
import { importModule, lostModule } from '../base/import-module.ts';
import { startDeadline } from '../base/timer.ts';
import type { Post } from '../model/post.ts';
import type { MergeOptions, Merging } from './merging.ts';
import { type Batch, failedBatch, type PostSource, type Workspace } from './post-source.ts';
import { PublicPosts, type PublicPostsOptions, WorkspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';
import type { Ask } from './shared-requests.ts';
import { singlePosts } from './single-posts.ts';

/** Requests first posts now, for later. They fail after `timeoutMs`, so that they hold up no other workspace. */
export function askAhead(workspace: Workspace, options: MergeOptions, signal: AbortSignal): Workspace {
  const { pageSize, maxPosts, timeoutMs } = options;
  const late = new AbortController();
  let stop = (): void => {};
  // Its time begins with its turn: six others that give no answer must not cost it all it has.
  const onTurn = (): void => {
    ({ stop } = startDeadline(timeoutMs, late));
  };
  let first: Promise<Post[]> | undefined = workspace.next(
    Math.min(pageSize, maxPosts),
    AbortSignal.any([signal, late.signal]),
    onTurn,
  );
  // Whoever takes them hears of a failure. What was aborted is asked for again.
  first
    .catch(() => {
      if (signal.aborted) first = undefined;
    })
    .finally(() => stop());
  return {
    feedId: workspace.feedId,
    /** It has not, as long as the answer was not taken. */
    get ended() {
      return first ? undefined : workspace.ended;
    },
    next(...asking) {
      const posts = first ?? workspace.next(...asking);
      first = undefined;
      return posts;
    },
  };
}

/** Newest first. What merges them is a module of its own, for few feeds, imported while first posts are under way. */
export function mergedPosts(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions): PostSource {
  let asked: readonly Workspace[] | undefined;
  let merging: Merging | undefined;
  const load = async (signal: AbortSignal): Promise<Batch> => {
    asked ??= workspaces.map((workspace) => askAhead(workspace, options, signal));
    const module = await importModule(() => import('./merging.ts')).catch(lostModule);
    if (module instanceof FaultError) return failedBatch(module, signal);
    merging ??= new module.Merging(asked, { ...options, previous });
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
  if (feedId !== undefined && others.length === 0) return singlePosts(new WorkspacePosts(ask, feedId, rest), rest);
  return mergedPosts(
    feedIds.map((id) => new WorkspacePosts(ask, id, { ...rest, orderBy: '' })),
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
