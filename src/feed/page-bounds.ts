import { PAGE_MAX } from '../api/limits.ts';
import type { PageBounds } from '../source/wrapped/chosen-posts.ts';
import type { SourceRequest } from './feed-controller.ts';

/** How many posts a feed shows at once and in all; where all are wanted, as many as come. */
export function pageBounds(host: object, { all }: Pick<SourceRequest, 'all'>): PageBounds {
  if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
  // The feed that does not page has a limit, the others have the rest.
  const { limit, pageSize, maxPosts } = host as { limit?: number; pageSize?: number; maxPosts?: number };
  return { pageSize: pageSize ?? limit ?? PAGE_MAX, maxPosts: maxPosts ?? limit ?? PAGE_MAX };
}
