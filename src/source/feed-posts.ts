import { mergedPosts } from './paged/merged-posts.ts';
import type { MergeOptions } from './paged/merging.ts';
import { singlePosts } from './paged/single-posts.ts';
import type { PostSource } from './post-source.ts';
import { PublicPosts, type PublicPostsOptions } from './public-posts.ts';
import type { Ask } from './shared-requests.ts';
import { WorkspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';

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

/** The newest public posts of several workspaces. */
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
