import { MergedPosts, type MergeOptions } from './paged/merged-posts.ts';
import { SinglePosts } from './paged/single-posts.ts';
import type { PostSource } from './post-source.ts';
import { PublicPosts, type PublicPostsOptions } from './public-posts.ts';
import type { Ask } from './shared-requests.ts';
import { WorkspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';

export interface FeedPostsOptions extends WorkspacePostsOptions, MergeOptions {
  /** Hears of what cannot be done as it was asked for. */
  readonly warn?: (message: string) => void;
}

/** The posts of one or several workspaces, page by page. An order is only sent to one: merged ones are newest first. */
export function feedPosts(ask: Ask, feedIds: readonly string[], options: FeedPostsOptions): PostSource {
  // No workspace holds the source before it: else a row of refreshes holds one another forever.
  const { orderBy = '', warn, previous, ...rest } = options;
  const [feedId, ...others] = feedIds;
  if (feedId !== undefined && others.length === 0) {
    return new SinglePosts(new WorkspacePosts(ask, feedId, { ...rest, orderBy }), rest);
  }
  if (orderBy) {
    warn?.(`Invalid value "${orderBy}" for "order-by"; using newest first, as for all feeds of several workspaces.`);
  }
  return new MergedPosts(
    feedIds.map((id) => new WorkspacePosts(ask, id, rest)),
    { ...rest, previous },
  );
}

/** The newest public posts of several workspaces. */
export function mergedPublicPosts(
  ask: Ask,
  feedIds: readonly string[],
  { previous, ...options }: PublicPostsOptions & Pick<MergeOptions, 'previous'>,
): PostSource {
  return new MergedPosts(
    feedIds.map((feedId) => new PublicPosts(ask, feedId, options)),
    { previous, pageSize: options.limit, maxPosts: options.limit, timeoutMs: options.timeoutMs },
  );
}
