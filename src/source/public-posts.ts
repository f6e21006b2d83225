import { clampLimit } from '../api/limits.ts';
import { publicPostsUrl } from '../api/urls.ts';
import type { Post } from '../model/post.ts';
import { readList } from '../model/read-list.ts';
import { failedBatch } from './failed-batch.ts';
import type { Batch, PostSource } from './post-source.ts';
import { readPosts } from './read-posts.ts';
import type { Ask } from './shared-requests.ts';
import type { Workspace } from './workspace.ts';

export interface PublicPostsOptions {
  readonly baseUrl: string;
  readonly limit: number;
  readonly timeoutMs: number;
  /** Asks past any kept answer. */
  readonly fresh?: boolean;
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
