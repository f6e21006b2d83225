import { filterPosts, orderPosts } from './arrange.ts';
import { clampLimit, clampOffset } from '../base/clamps.ts';
import type { EmbeddedIntegration, PublicPost } from '../base/contract.ts';
import { findEmbed } from './embeds.ts';
import { Refusal } from '../base/error-bodies.ts';
import { type Post, toPublicPost, toPublishedPost } from './post.ts';
import { findPosts } from './workspaces.ts';

// What the three endpoints answer (§4, rows 15 to 17), whichever way they are asked.

export interface Site {
  readonly origin: string;
  /** The moment from which the dates of all posts are counted back. */
  readonly startedAt: number;
  /** Posts that came after the start, newest first. */
  readonly laterPosts?: (feedId: string, origin: string) => readonly Post[];
}

/** A query as it was written: counts are never refused. */
type Count = string | number | undefined;

export interface PostsQuery {
  readonly $offset?: Count;
  readonly $limit?: Count;
  readonly $filter?: string | undefined;
  readonly $orderBy?: string | undefined;
}

export function postsOrRefuse(feedId: string, { origin, startedAt, laterPosts }: Site): readonly Post[] {
  const posts = findPosts(feedId, origin, startedAt);
  if (!posts) throw new Refusal(404, `There is no workspace "${feedId}".`);
  return laterPosts ? [...laterPosts(feedId, origin), ...posts] : posts;
}

export const answerPublicPosts = (feedId: string, limit: Count, site: Site): PublicPost[] =>
  postsOrRefuse(feedId, site).slice(0, clampLimit(limit)).map(toPublicPost);

export function answerPosts(
  feedId: string,
  query: PostsQuery,
  site: Site,
): { meta: { maxResults: number }; items: object[] } {
  const offset = clampOffset(query.$offset);
  const limit = clampLimit(query.$limit);
  const posts = filterPosts(postsOrRefuse(feedId, site), query.$filter);
  const page = orderPosts(posts, query.$orderBy).slice(offset, offset + limit);
  return { meta: { maxResults: limit }, items: page.map(toPublishedPost) };
}

export function answerEmbed(embedId: string, org: string): EmbeddedIntegration {
  const embed = findEmbed(embedId, org);
  if (!embed) throw new Refusal(404, `There is no embedded integration "${embedId}" for "${org}".`);
  return embed;
}
