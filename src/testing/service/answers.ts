import { filterPosts, orderPosts } from '../posts/arrange.ts';
import { type Post, type PublicPost, toPublicPost, toPublishedPost } from '../posts/post.ts';
import { type Asked, clampLimit, clampOffset } from './clamps.ts';

// What the two endpoints of a workspace answer (§4, rows 15 and 16), whichever way they are asked.

export interface PostsQuery {
  readonly $offset?: Asked;
  readonly $limit?: Asked;
  readonly $filter?: string | undefined;
  readonly $orderBy?: string | undefined;
}

export const answerPublicPosts = (posts: readonly Post[], limit: Asked): PublicPost[] =>
  posts.slice(0, clampLimit(limit)).map(toPublicPost);

export function answerPosts(
  posts: readonly Post[],
  query: PostsQuery,
): { meta: { maxResults: number }; items: object[] } {
  const offset = clampOffset(query.$offset);
  const limit = clampLimit(query.$limit);
  const page = orderPosts(filterPosts(posts, query.$filter), query.$orderBy).slice(offset, offset + limit);
  return { meta: { maxResults: limit }, items: page.map(toPublishedPost) };
}
