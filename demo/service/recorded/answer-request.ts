import { answerEmbed, answerPosts, answerPublicPosts, type Site } from '../posts/answers.ts';
import { clampLimit, clampOffset } from '../base/clamps.ts';
import { Refusal, traceForm } from '../base/error-bodies.ts';
import { json, type Outcome } from '../troubles/outcome.ts';
import { findTrouble } from '../troubles/troubles.ts';

const V1_PREFIX = /^\/v1(?=\/)/;
const FEED = /^\/feeds\/([^/]+)\/(public-posts|posts)$/;
const EMBED = /^\/integration\/embedded\/([^/]+)$/;

/** Answers a path as the local service does, its troubles included. */
export type AnswerRequest = (path: string) => Promise<Outcome>;

/** Keeps count of the requests for each workspace, for some troubles pass. */
export function createAnswers(site: Site): AnswerRequest {
  const requestsByFeed = new Map<string, number>();

  async function answerFeed(
    feedId: string,
    endpoint: 'public-posts' | 'posts',
    path: string,
    query: URLSearchParams,
  ): Promise<Outcome> {
    // The last of several values counts.
    const asked: Readonly<Record<string, string>> = Object.fromEntries(query);
    const trouble = findTrouble(feedId);
    if (trouble) {
      const earlier = requestsByFeed.get(feedId) ?? 0;
      requestsByFeed.set(feedId, earlier + 1);
      const [offset, limit] =
        endpoint === 'posts'
          ? [clampOffset(asked['$offset']), clampLimit(asked['$limit'])]
          : [0, clampLimit(asked['limit'])];
      return trouble({ endpoint, feedId, offset, limit, path, origin: site.origin, earlier });
    }
    return json(
      endpoint === 'posts' ? answerPosts(feedId, asked, site) : answerPublicPosts(feedId, asked['limit'], site),
    );
  }

  return async (path) => {
    const { pathname, searchParams } = new URL(path, site.origin);
    const route = pathname.replace(V1_PREFIX, '');
    try {
      const [, feedId, endpoint] = FEED.exec(route) ?? [];
      if (feedId && (endpoint === 'posts' || endpoint === 'public-posts')) {
        return await answerFeed(decodeURIComponent(feedId), endpoint, path, searchParams);
      }
      const [, embedId] = EMBED.exec(route) ?? [];
      if (embedId) return json(answerEmbed(decodeURIComponent(embedId), searchParams.get('org') ?? ''));
      throw new Refusal(404, 'There is nothing at this address.');
    } catch (reason) {
      if (reason instanceof Refusal) return json(traceForm(reason.statusCode, reason.message, path), reason.statusCode);
      throw reason;
    }
  };
}
