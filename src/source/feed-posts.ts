import { MergedPosts, type MergeOptions } from './merged-posts.ts';
import type { PostSource } from './post-source.ts';
import { PublicPosts, type PublicPostsOptions } from './public-posts.ts';
import type { Ask } from './shared-requests.ts';
import { WorkspacePosts, type WorkspacePostsOptions } from './workspace-posts.ts';

export interface FeedPostsOptions extends WorkspacePostsOptions, MergeOptions {
  /** Hears of what cannot be done as it was asked for. */
  readonly warn?: (message: string) => void;
}

/** The posts of one or several workspaces, page by page. An order is only sent to one: merged ones are newest first. */
export function feedPosts(ask: Ask, feedIds: readonly string[], options: FeedPostsOptions): MergedPosts {
  const { orderBy, warn, ...rest } = options;
  const isMerging = feedIds.length > 1;
  if (isMerging && orderBy) {
    warn?.(`Invalid value "${orderBy}" for "order-by"; using newest first, as for all feeds of several workspaces.`);
  }
  const each = isMerging || !orderBy ? rest : { ...rest, orderBy };
  return new MergedPosts(
    feedIds.map((feedId) => new WorkspacePosts(ask, feedId, each)),
    options,
  );
}

/** The newest public posts of several workspaces. */
export function mergedPublicPosts(
  ask: Ask,
  feedIds: readonly string[],
  options: PublicPostsOptions & { readonly previous?: PostSource | undefined },
): MergedPosts {
  return new MergedPosts(
    feedIds.map((feedId) => new PublicPosts(ask, feedId, options)),
    { ...options, pageSize: options.limit, maxPosts: options.limit },
  );
}
