import { clampLimit, PAGE_MAX } from '../api/limits.ts';
import { type PageQuery, postsUrl, publicPostsUrl } from '../api/urls.ts';
import { isObject, normalisePost, type PostContext } from '../model/normalise-post.ts';
import { addKey, type Post } from '../model/post.ts';
import { planPage } from './plan-requests.ts';
import type { Workspace } from './post-source.ts';
import type { Ask, AskOptions } from './shared-requests.ts';

/** The posts by the items of answers: elements with the same feed share the items, and the first element reads them for all. */
const known = new WeakMap<object, PostContext & { readonly post: Post | undefined }>();

export const postOf = (item: unknown): Post | undefined => (isObject(item) ? known.get(item)?.post : undefined);

function readPost(item: unknown, context: PostContext): Post | undefined {
  if (!isObject(item)) return undefined;
  const before = known.get(item);
  if (before && before.feedId === context.feedId && before.fieldMap === context.fieldMap) return before.post;
  const post = normalisePost(item, context);
  known.set(item, { ...context, post });
  return post;
}

/**
 * The posts among some items whose keys `seen` does not hold yet, and how many items have nothing to show; `blank` are those
 * that tell of a mistake. A page with `null` has none: a server writes that for posts that it may not display.
 */
export function readPosts(items: readonly unknown[], context: PostContext, seen: Set<string>) {
  const read = items.flatMap((item) => readPost(item, context) ?? []);
  const posts = read.filter((post) => addKey(seen, post));
  const dropped = items.length - read.length;
  return { posts, dropped, blank: items.includes(null) ? 0 : dropped };
}

// Items after the first `max` are not returned, because what is read of an answer is kept.

/** The items of `/public-posts`, which answers with a bare list (§4, endpoint 15); `undefined` for anything else. */
export const readList = (answer: unknown, max?: number): unknown[] | undefined =>
  Array.isArray(answer) ? answer.slice(0, max) : undefined;

/** The items of a list envelope (§2); `undefined` for anything else. */
export const readEnvelope = (answer: unknown, max?: number): unknown[] | undefined =>
  isObject(answer) ? readList(answer['items'], max) : undefined;

export interface WorkspacePostsOptions
  extends Omit<AskOptions, 'signal' | 'onTurn'>, Omit<PageQuery, 'offset' | 'limit'>, Omit<PostContext, 'feedId'> {
  readonly baseUrl: string;
}

/** The pages of `/posts` of one workspace, within the service's clamps. */
export function workspacePosts(ask: Ask, feedId: string, { baseUrl, ...options }: WorkspacePostsOptions) {
  const seen = new Set<string>();
  let nextOffset = 0;
  /** Whether the last page had nothing to show: then the next one is as long as possible. */
  let cameEmpty = false;
  const workspace = {
    feedId,
    ended: undefined as Workspace['ended'],
    dropped: 0,
    async next(count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]> {
      const { offset, limit, isLast } = planPage(nextOffset, cameEmpty ? PAGE_MAX : count);
      const url = postsUrl(baseUrl, feedId, { ...options, offset, limit });
      const read = (answer: unknown) => readEnvelope(answer, limit);
      const items = await ask(url, read, { ...options, signal, onTurn });
      const { posts, dropped, blank } = readPosts(items, { ...options, feedId }, seen);
      workspace.dropped += blank;
      nextOffset = offset + limit;
      cameEmpty = posts.length === 0;
      // `meta.maxResults` is no documented total: a short page ends the feed, and so does one with nothing new. Items to leave out count as new.
      if (items.length < limit || posts.length + dropped === 0) workspace.ended = 'end';
      else if (isLast) workspace.ended = 'ceiling';
      return posts;
    },
  };
  return workspace satisfies Workspace;
}

export interface PublicPostsOptions extends Pick<WorkspacePostsOptions, 'baseUrl' | 'timeoutMs' | 'fresh'> {
  readonly limit: number;
}

/** The one page of `/public-posts` of a workspace. */
export function publicPosts(ask: Ask, feedId: string, { baseUrl, limit, ...options }: PublicPostsOptions) {
  const workspace = {
    feedId,
    ended: undefined as Workspace['ended'],
    dropped: 0,
    async next(_count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]> {
      const read = (answer: unknown) => readList(answer, clampLimit(limit));
      const items = await ask(publicPostsUrl(baseUrl, feedId, limit), read, { ...options, signal, onTurn });
      const { posts, blank } = readPosts(items, { feedId }, new Set());
      workspace.dropped += blank;
      workspace.ended = 'end';
      return posts;
    },
  };
  return workspace satisfies Workspace;
}
