import { clampLimit, OFFSET_MAX, PAGE_MAX } from '../api/limits.ts';
import { embedUrl, postsUrl, publicPostsUrl } from '../api/urls.ts';

/** The page after `offset` posts. The last one starts where the service clamps offsets, even if it repeats posts. */
export const planPage = (offset: number, count: number) =>
  offset < OFFSET_MAX
    ? { offset, limit: clampLimit(count), isLast: false }
    : { offset: OFFSET_MAX, limit: PAGE_MAX, isLast: true };

/** What decides which URLs an element requests first. What its tag does not use is ignored. */
export interface FirstRequest {
  readonly tag: 'ws-public-posts' | 'ws-feed' | 'ws-embed' | 'ws-post-card';
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Each once. */
  readonly feedIds: readonly string[];
  readonly embedId: string;
  readonly org: string;
  /** How many posts are shown first, 1-30. */
  readonly count: number;
  /** Whether posts are chosen from all that come, so that as many are requested as one answer holds. */
  readonly isChosen: boolean;
  readonly filter: string;
  readonly orderBy: string;
}

/** The URLs that an element requests first, in their order. Those of an embed's workspaces are not known yet. */
export function firstUrls(request: FirstRequest): string[] {
  const { tag, baseUrl, feedIds, filter } = request;
  const count = request.isChosen ? PAGE_MAX : request.count;
  if (tag === 'ws-embed') return [embedUrl(baseUrl, request.embedId, request.org)];
  if (tag === 'ws-public-posts') return feedIds.map((id) => publicPostsUrl(baseUrl, id, count));
  const orderBy = feedIds.length > 1 ? '' : request.orderBy; // posts of several workspaces are merged newest first
  return feedIds.map((id) => postsUrl(baseUrl, id, { offset: 0, limit: count, filter, orderBy }));
}
