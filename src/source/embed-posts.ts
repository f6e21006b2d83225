import { embedUrl } from '../api/urls.ts';
import { readFault } from '../base/fault.ts';
import { normaliseEmbed } from '../model/embed.ts';
import { feedPosts, type FeedPostsOptions } from './feed-posts.ts';
import type { Batch, PostSource } from './post-source.ts';
import type { Ask } from './shared-requests.ts';

export interface EmbedPostsOptions extends FeedPostsOptions {
  readonly org: string;
}

/** The posts of the workspaces that an embedded integration names. */
export class EmbedPosts implements PostSource {
  readonly #ask: Ask;
  readonly #embedId: string;
  readonly #options: EmbedPostsOptions;
  #previous: PostSource | undefined;
  #posts: PostSource | undefined;

  constructor(ask: Ask, embedId: string, { previous, ...options }: EmbedPostsOptions) {
    this.#ask = ask;
    this.#embedId = embedId;
    this.#options = options;
    this.#previous = previous instanceof EmbedPosts ? previous.#posts : undefined;
  }

  async load(signal: AbortSignal): Promise<Batch> {
    const { baseUrl, org, ...options } = this.#options;
    try {
      const url = embedUrl(baseUrl, this.#embedId, org);
      const { feedIds } = await this.#ask(url, normaliseEmbed, { ...options, signal });
      this.#posts = feedPosts(this.#ask, feedIds, { ...options, baseUrl, previous: this.#previous });
      this.#previous = undefined; // else a row of refreshes holds one another for ever
    } catch (reason) {
      signal.throwIfAborted();
      const faults = [{ feedId: undefined, fault: readFault(reason) }];
      return { posts: [], hasMore: false, atCeiling: false, faults, failed: true, partial: false };
    }
    return this.#posts.load(signal);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.#posts ? this.#posts.loadMore(signal) : this.load(signal);
  }
}
