import { type Post, toPublicPost, toPublishedPost } from '../posts/post.ts';
import { type Endpoint, json, type Outcome, Refusal, traceForm } from './outcome.ts';

export type Asked = number | string | undefined;

export function readCount(asked: Asked, whenUnreadable: number): number {
  const count = typeof asked === 'string' && asked.trim() === '' ? NaN : Number(asked);
  return Number.isNaN(count) ? whenUnreadable : Math.trunc(count);
}

/** §8: `$limit` and `limit` are at most 30, `$offset` at most 100, and what is higher is silently clamped. */
export const clampLimit = (asked: Asked): number => Math.min(Math.max(readCount(asked, 10), 1), 30);

export const clampOffset = (asked: Asked): number => Math.min(Math.max(readCount(asked, 0), 0), 100);

/** The grammars of `$filter` and `$orderBy` are not documented (§4): only these forms can be evaluated. */
const PLAIN_WORDS = /^[\p{L}\p{M}\p{N}\s-]*$/u;
const BY_DATE = /^(?:publishedDate (asc|desc))?$/;

// What the two endpoints of a workspace answer (§4, rows 15 and 16), whichever way they are asked.

type PostsQuery = Readonly<
  Partial<Record<'$offset' | '$limit', Asked> & Record<'$filter' | '$orderBy', string | undefined>>
>;

export const answerPublicPosts = (posts: readonly Post[], limit: Asked) =>
  posts.slice(0, clampLimit(limit)).map(toPublicPost);

/** Refuses what cannot be evaluated: nobody would notice if it were ignored. */
export function answerPosts(posts: readonly Post[], { $filter = '', $orderBy = '', $offset, $limit }: PostsQuery) {
  if (!PLAIN_WORDS.test($filter)) throw new Refusal(400, '$filter cannot be decided here, but for words.');
  if (!BY_DATE.test($orderBy))
    throw new Refusal(400, '$orderBy cannot be decided here, but for "publishedDate asc" and "publishedDate desc".');
  const words = $filter.toLowerCase().split(/\s+/);
  const found = posts.filter(({ title = '', text }) => {
    const searched = `${title} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const ordered = BY_DATE.exec($orderBy)?.[1] === 'asc' ? found.toReversed() : found; // posts are newest first
  const [offset, limit] = [clampOffset($offset), clampLimit($limit)];
  return { meta: { maxResults: limit }, items: ordered.slice(offset, offset + limit).map(toPublishedPost) };
}

/** A known integration, or one that joins the workspaces in its own id, `join-{feedId}+{feedId}...`; all are of one organization. */
export function findEmbed(feedIdsByEmbed: ReadonlyMap<string, readonly string[]>, embedId: string, org: string) {
  const feedIds = feedIdsByEmbed.get(embedId) ?? /^join-(.+)$/.exec(embedId)?.[1]?.split('+');
  if (!feedIds || org !== 'valley') return undefined;
  return { id: embedId, created: '2025-03-14T08:30:00.000Z', feedIds: [...feedIds] };
}

/** §2, "Embedded integration". */
export type EmbeddedIntegration = NonNullable<ReturnType<typeof findEmbed>>;

export interface Records {
  /** Where the service is: URLs in its posts begin with it. */
  readonly origin: string;
  /** The posts of a workspace, newest first; a `Refusal` is thrown where there is none of that id. */
  readonly postsOf: (feedId: string) => readonly Post[];
  readonly embedOf: (embedId: string, org: string) => EmbeddedIntegration;
  /** May answer a request for posts in place of `postsOf`; `undefined` if it does not. */
  readonly instead?: (request: PostsRequest) => Promise<Outcome> | undefined;
}

interface PostsRequest {
  readonly endpoint: Endpoint;
  readonly feedId: string;
  /** The parameters of the query; of a repeated one, the last value. */
  readonly asked: Readonly<Record<string, string>>;
  readonly path: string;
}

export type AnswerRequest = (path: string) => Promise<Outcome>;

export function answerFrom({ origin, postsOf, embedOf, instead }: Records): AnswerRequest {
  return async (path) => {
    const { pathname, searchParams } = new URL(path, origin);
    const route = pathname.replace(/^\/v1(?=\/)/, '');
    try {
      const [, feedId, endpoint] = /^\/feeds\/([^/]+)\/(public-posts|posts)$/.exec(route) ?? [];
      if (feedId && (endpoint === 'posts' || endpoint === 'public-posts')) {
        const asked = Object.fromEntries(searchParams);
        const request: PostsRequest = { endpoint, feedId: decodeURIComponent(feedId), asked, path };
        const answer = await instead?.(request);
        if (answer) return answer;
        const posts = postsOf(request.feedId);
        return json(endpoint === 'posts' ? answerPosts(posts, asked) : answerPublicPosts(posts, asked['limit']));
      }
      const [, embedId] = /^\/integration\/embedded\/([^/]+)$/.exec(route) ?? [];
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
