import { BY_DATE, filterPosts, orderPosts, PLAIN_WORDS } from '../posts/arrange.ts';
import { type Post, type PublicPost, toPublicPost, toPublishedPost } from '../posts/post.ts';
import { type Asked, clampLimit, clampOffset } from './clamps.ts';
import { Refusal } from './error-bodies.ts';

// What the two endpoints of a workspace answer (§4, rows 15 and 16), whichever way they are asked.

export interface PostsQuery {
  readonly $offset?: Asked;
  readonly $limit?: Asked;
  readonly $filter?: string | undefined;
  readonly $orderBy?: string | undefined;
}

/** What cannot be decided is refused: nobody would notice that it was ignored. */
function refuseUndecided({ $filter = '', $orderBy = '' }: PostsQuery): void {
  if (!PLAIN_WORDS.test($filter)) throw new Refusal(400, '$filter cannot be decided here, but for words.');
  if (!BY_DATE.test($orderBy)) {
    throw new Refusal(400, '$orderBy cannot be decided here, but for "publishedDate asc" and "publishedDate desc".');
  }
}

export const answerPublicPosts = (posts: readonly Post[], limit: Asked): PublicPost[] =>
  posts.slice(0, clampLimit(limit)).map(toPublicPost);

export function answerPosts(
  posts: readonly Post[],
  query: PostsQuery,
): { meta: { maxResults: number }; items: object[] } {
  refuseUndecided(query);
  const offset = clampOffset(query.$offset);
  const limit = clampLimit(query.$limit);
  const page = orderPosts(filterPosts(posts, query.$filter), query.$orderBy).slice(offset, offset + limit);
  return { meta: { maxResults: limit }, items: page.map(toPublishedPost) };
}
