import { clampLimit, PAGE_MAX } from '../api/limits.ts';
import { postsUrl, publicPostsUrl } from '../api/urls.ts';
import type { FieldMap } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import { readEnvelope, readList, readPosts } from './read-posts.ts';
import { planPage } from './plan-requests.ts';
import { type Batch, failedBatch, type PostSource, type Workspace } from './post-source.ts';
import type { Ask } from './shared-requests.ts';

export interface WorkspacePostsOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  /** Passed on as they are. */
  readonly filter?: string;
  readonly orderBy?: string;
  readonly fieldMap?: FieldMap;
  /** Asks past any kept answer. */
  readonly fresh?: boolean;
}

/** The pages of `/posts` of one workspace, within the service's clamps. */
export class WorkspacePosts implements Workspace {
  readonly feedId: string;
  ended: 'end' | 'ceiling' | undefined;
  readonly #ask: Ask;
  readonly #options: WorkspacePostsOptions;
  readonly #seen = new Set<string>();
  #offset = 0;
  /** Whether the last page had nothing to show: the next is as long as can be. */
  #cameEmpty = false;

  constructor(ask: Ask, feedId: string, options: WorkspacePostsOptions) {
    this.#ask = ask;
    this.feedId = feedId;
    this.#options = options;
  }

  async next(count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]> {
    const { baseUrl, ...options } = this.#options;
    const { offset, limit, isLast } = planPage(this.#offset, this.#cameEmpty ? PAGE_MAX : count);
    const url = postsUrl(baseUrl, this.feedId, { ...options, offset, limit });
    const read = (answer: unknown) => readEnvelope(answer, limit);
    const items = await this.#ask(url, read, { ...options, signal, onTurn });
    const { posts, dropped } = readPosts(items, { ...options, feedId: this.feedId }, this.#seen);

    this.#offset = offset + limit;
    this.#cameEmpty = posts.length === 0;
    // `meta.maxResults` is not a documented total: a short page ends the feed, and so does one with nothing new.
    // Items with nothing to show cannot be told apart, so they count as new.
    if (items.length < limit || posts.length + dropped === 0) this.ended = 'end';
    else if (isLast) this.ended = 'ceiling';
    return posts;
  }
}

export interface PublicPostsOptions extends Pick<WorkspacePostsOptions, 'baseUrl' | 'timeoutMs' | 'fresh'> {
  readonly limit: number;
}

/** The one page of `/public-posts` of a workspace, as a source of its own or as one of several to merge. */
export class PublicPosts implements Workspace, PostSource {
  readonly feedId: string;
  ended: 'end' | undefined;
  readonly #ask: Ask;
  readonly #options: PublicPostsOptions;

  constructor(ask: Ask, feedId: string, options: PublicPostsOptions) {
    this.#ask = ask;
    this.feedId = feedId;
    this.#options = options;
  }

  async next(_count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]> {
    const { baseUrl, limit, ...options } = this.#options;
    const read = (answer: unknown) => readList(answer, clampLimit(limit));
    const url = publicPostsUrl(baseUrl, this.feedId, limit);
    const items = await this.#ask(url, read, { ...options, signal, onTurn });
    this.ended = 'end';
    return readPosts(items, this, new Set()).posts;
  }

  async load(signal: AbortSignal): Promise<Batch> {
    try {
      const posts = await this.next(0, signal);
      return { posts, hasMore: false, atCeiling: false, faults: [], failed: false, partial: false };
    } catch (reason) {
      return failedBatch(reason, signal, this.feedId);
    }
  }

  /** There is one page alone. */
  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.load(signal);
  }
}
