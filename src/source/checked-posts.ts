import { readBaseUrl } from '../api/urls.ts';
import { FaultError } from '../base/fault.ts';
import { readText } from '../model/normalise-post.ts';
import * as embeds from './embed-posts.ts';
import * as feeds from './feed-posts.ts';
import type { PostSource } from './post-source.ts';
import type { Ask } from './shared-requests.ts';
import type { PublicPostsOptions } from './workspace-posts.ts';

// Sources for scripts. Attributes are validated by elements, options of scripts here, so that loops end.

/** A whole number that is not below `min`; for anything else, such as `NaN`, the default of the attribute. */
function readCount(written: unknown, min: number, fallback: number): number {
  const count = Math.trunc(Number(written ?? NaN));
  return Number.isNaN(count) ? fallback : Math.max(count, min);
}

const readOptions = <Given extends Partial<embeds.EmbedPostsOptions & PublicPostsOptions>>(options: Given) => ({
  ...options,
  baseUrl: readBaseUrl(String(options.baseUrl)) ?? String(options.baseUrl), // a relative one is up to `fetch`
  org: String(options.org),
  limit: readCount(options.limit, 1, 10),
  pageSize: readCount(options.pageSize, 1, 10),
  maxPosts: readCount(options.maxPosts, 0, Infinity),
  timeoutMs: readCount(options.timeoutMs, 1, 10_000),
});

/** Asks for nothing if a text is missing. */
function unlessMissing(ask: Ask, texts: Readonly<Record<string, unknown>>): Ask {
  const [name] = Object.entries(texts).find(([, written]) => !readText(written)) ?? [];
  const message = `"${name}" is missing; it is a text.`;
  return name ? () => Promise.reject(new FaultError({ kind: 'setup', code: 'WS-102', message })) : ask;
}

/** The posts of one or several workspaces, page by page. `orderBy` is only sent for one: merged posts are newest first. */
export const feedPosts: typeof feeds.feedPosts = (ask, feedIds, options) =>
  feeds.feedPosts(unlessMissing(ask, { baseUrl: options.baseUrl }), feedIds.map(String), readOptions(options));

export const mergedPublicPosts: typeof feeds.mergedPublicPosts = (ask, feedIds, options) =>
  feeds.mergedPublicPosts(unlessMissing(ask, { baseUrl: options.baseUrl }), feedIds.map(String), readOptions(options));

/** The one page of public posts of a workspace, requested at each call. */
export class PublicPosts implements PostSource {
  readonly load: PostSource['load'];
  readonly loadMore: PostSource['loadMore'];

  constructor(ask: Ask, feedId: string, options: PublicPostsOptions) {
    this.load = this.loadMore = (signal) => mergedPublicPosts(ask, [feedId], options).load(signal);
  }
}

/** The posts of the workspaces that an embedded integration names. */
export class EmbedPosts extends embeds.EmbedPosts {
  constructor(ask: Ask, embedId: string, options: embeds.EmbedPostsOptions) {
    const { org, baseUrl } = options;
    super(unlessMissing(ask, { embedId, org, baseUrl }), String(embedId), readOptions(options));
  }
}
