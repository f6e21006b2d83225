import type { EmbeddedIntegration } from '../posts/embeds.ts';
import type { Post } from '../posts/post.ts';
import { answerPosts, answerPublicPosts } from './answers.ts';
import { clampLimit, clampOffset } from './clamps.ts';
import { Refusal, traceForm } from './error-bodies.ts';
import { json, type Outcome, type Trouble } from './outcome.ts';

const V1_PREFIX = /^\/v1(?=\/)/;
const FEED = /^\/feeds\/([^/]+)\/(public-posts|posts)$/;
const EMBED = /^\/integration\/embedded\/([^/]+)$/;

/** What a service has to answer with. */
export interface Records {
  /** Where the service is: URLs in its posts begin with it. */
  readonly origin: string;
  /** The posts of a workspace, newest first; a `Refusal` is thrown where there is none of that id. */
  readonly postsOf: (feedId: string) => readonly Post[];
  readonly embedOf: (embedId: string, org: string) => EmbeddedIntegration;
  /** What happens to all requests for a workspace, if it is in trouble. */
  readonly troubleOf?: (feedId: string) => Trouble | undefined;
}

/** Answers a path, with its query, as the service does. */
export type AnswerRequest = (path: string) => Promise<Outcome>;

/** Keeps count of the requests for each workspace, because some troubles pass. */
export function answerFrom({ origin, postsOf, embedOf, troubleOf }: Records): AnswerRequest {
  const requestsByFeed = new Map<string, number>();

  async function answerFeed(
    feedId: string,
    endpoint: 'public-posts' | 'posts',
    path: string,
    query: URLSearchParams,
  ): Promise<Outcome> {
    // The last of several values counts.
    const asked: Readonly<Record<string, string>> = Object.fromEntries(query);
    const trouble = troubleOf?.(feedId);
    if (trouble) {
      const earlier = requestsByFeed.get(feedId) ?? 0;
      requestsByFeed.set(feedId, earlier + 1);
      const [offset, limit] =
        endpoint === 'posts'
          ? [clampOffset(asked['$offset']), clampLimit(asked['$limit'])]
          : [0, clampLimit(asked['limit'])];
      return trouble({ endpoint, feedId, offset, limit, path, origin, earlier });
    }
    const posts = postsOf(feedId);
    return json(endpoint === 'posts' ? answerPosts(posts, asked) : answerPublicPosts(posts, asked['limit']));
  }

  return async (path) => {
    const { pathname, searchParams } = new URL(path, origin);
    const route = pathname.replace(V1_PREFIX, '');
    try {
      const [, feedId, endpoint] = FEED.exec(route) ?? [];
      if (feedId && (endpoint === 'posts' || endpoint === 'public-posts')) {
        return await answerFeed(decodeURIComponent(feedId), endpoint, path, searchParams);
      }
      const [, embedId] = EMBED.exec(route) ?? [];
      if (embedId) {
        const org = searchParams.get('org');
        if (!org) throw new Refusal(400, 'org is missing.');
        return json(embedOf(decodeURIComponent(embedId), org));
      }
      throw new Refusal(404, 'There is nothing at this address.');
    } catch (reason) {
      if (reason instanceof Refusal) return json(traceForm(reason.statusCode, reason.message, path), reason.statusCode);
      throw reason;
    }
  };
}
