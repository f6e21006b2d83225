import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { filterPosts, orderPosts } from './arrange.ts';
import { clampLimit, clampOffset } from './clamps.ts';
import { embeddedContract, postsContract, publicPostsContract } from './contract.ts';
import { findEmbed } from './embeds.ts';
import { Refusal } from './error-bodies.ts';
import { originOf } from './origin.ts';
import { toPublicPost, toPublishedPost, type Post } from './post.ts';
import { TroubleMaker } from './troubles/trouble-maker.ts';
import { findTrouble } from './troubles/troubles.ts';
import { findPosts } from './workspaces.ts';

export interface ApiOptions {
  /** The moment from which the dates of all posts are counted back. */
  readonly startedAt: number;
  readonly latencyMs: number;
}

function postsOrRefuse(feedId: string, origin: string, startedAt: number): readonly Post[] {
  const posts = findPosts(feedId, origin, startedAt);
  if (!posts) throw new Refusal(404, `There is no workspace "${feedId}".`);
  return posts;
}

/** The three endpoints that need no key (§4, rows 15 to 17). */
export const apiRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (server, { startedAt, latencyMs }) => {
  const troubleMaker = new TroubleMaker();
  if (latencyMs > 0) server.addHook('preHandler', async () => wait(latencyMs));

  server.get('/feeds/:feedId/public-posts', { schema: publicPostsContract }, async (request, reply) => {
    const { feedId } = request.params;
    const limit = clampLimit(request.query.limit);
    const trouble = findTrouble(feedId);
    if (trouble) {
      return troubleMaker.answer(trouble, request, reply, { endpoint: 'public-posts', feedId, offset: 0, limit });
    }
    return postsOrRefuse(feedId, originOf(request), startedAt).slice(0, limit).map(toPublicPost);
  });

  server.get('/feeds/:feedId/posts', { schema: postsContract }, async (request, reply) => {
    const { feedId } = request.params;
    const offset = clampOffset(request.query.$offset);
    const limit = clampLimit(request.query.$limit);
    const trouble = findTrouble(feedId);
    if (trouble) {
      return troubleMaker.answer(trouble, request, reply, { endpoint: 'posts', feedId, offset, limit });
    }
    const posts = filterPosts(postsOrRefuse(feedId, originOf(request), startedAt), request.query.$filter);
    const page = orderPosts(posts, request.query.$orderBy).slice(offset, offset + limit);
    return { meta: { maxResults: limit }, items: page.map(toPublishedPost) };
  });

  server.get('/integration/embedded/:embedId', { schema: embeddedContract }, async ({ params, query }) => {
    const embed = findEmbed(params.embedId, query.org);
    if (!embed) throw new Refusal(404, `There is no embedded integration "${params.embedId}" for "${query.org}".`);
    return embed;
  });
};
