import { embedUrl } from '../api/urls.ts';
import { WORKSPACES_MAX } from '../model/post-bounds.ts';
import { isObject, readText } from '../model/normalise-post.ts';
import { feedPosts, type FeedPostsOptions } from './feed-posts.ts';
import { type Batch, failedBatch, type Lane, type PostSource } from './post-source.ts';
import type { Ask } from './shared-requests.ts';

/** An embedded integration: the workspaces that one place on the web shows. */
export interface Embed {
  readonly id: string;
  /** The first twenty that it names. */
  readonly feedIds: readonly string[];
  /** How many more it names. */
  readonly leftOut: number;
}

/** An embed from the service's answer (§2), each workspace once; `undefined` if there is no list of them in it. */
export function normaliseEmbed(answer: unknown): Embed | undefined {
  if (!isObject(answer) || !Array.isArray(answer['feedIds'])) return undefined;
  const named = new Set(answer['feedIds'].filter((id): id is string => readText(id) !== undefined));
  const feedIds = [...named].slice(0, WORKSPACES_MAX);
  return { id: readText(answer['id']) ?? '', feedIds, leftOut: named.size - feedIds.length };
}

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
  /** Whether this source, or one that it replaces, has warned that workspaces are left out. */
  #hasWarned = false;

  constructor(ask: Ask, embedId: string, { previous, ...options }: EmbedPostsOptions) {
    this.#ask = ask;
    this.#embedId = embedId;
    this.#options = options;
    if (!(previous instanceof EmbedPosts)) return;
    this.#previous = previous.#posts;
    this.#hasWarned = previous.#hasWarned;
  }

  lanes = (): readonly Lane[] => this.#posts?.lanes?.() ?? [];

  async load(signal: AbortSignal): Promise<Batch> {
    const { baseUrl, org, ...options } = this.#options;
    // At the same time, because most embeds name several workspaces. What needs the module reports if it is missing.
    import('./merging.ts').catch(() => {});
    try {
      const url = embedUrl(baseUrl, this.#embedId, org);
      const { feedIds, leftOut } = await this.#ask(url, normaliseEmbed, { ...options, signal });
      if (leftOut > 0 && !this.#hasWarned) {
        this.#hasWarned = true;
        const named = feedIds.length + leftOut;
        this.#options.warn?.('WS-118', `"embed-id" names ${named} workspaces; using the first ${feedIds.length}.`);
      }
      this.#posts = feedPosts(this.#ask, feedIds, { ...options, baseUrl, previous: this.#previous });
      this.#previous = undefined; // otherwise each refresh would keep all sources before it in memory
    } catch (reason) {
      return failedBatch(reason, signal);
    }
    return this.#posts.load(signal);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.#posts ? this.#posts.loadMore(signal) : this.load(signal);
  }
}
