import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerEmbed, answerPosts, answerPublicPosts, type Site } from '../posts/answers.ts';
import { clampLimit, clampOffset } from '../base/clamps.ts';
import { embeddedContract, postsContract, publicPostsContract } from '../base/contract.ts';
import { originOf } from '../base/origin.ts';
import { TroubleMaker } from '../troubles/trouble-maker.ts';
import { findTrouble } from '../troubles/troubles.ts';

export interface ApiOptions extends Omit<Site, 'origin'> {
  readonly latencyMs: number;
}

/** The three endpoints that need no key (§4, rows 15 to 17). */
export const apiRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (server, { latencyMs, ...site }) => {
  const troubleMaker = new TroubleMaker();
  if (latencyMs > 0) server.addHook('preHandler', async () => wait(latencyMs));

  server.get('/feeds/:feedId/public-posts', { schema: publicPostsContract }, async (request, reply) => {
    const { feedId } = request.params;
    const trouble = findTrouble(feedId);
    if (trouble) {
      const limit = clampLimit(request.query.limit);
      return troubleMaker.answer(trouble, request, reply, { endpoint: 'public-posts', feedId, offset: 0, limit });
    }
    return answerPublicPosts(feedId, request.query.limit, { ...site, origin: originOf(request) });
  });

  server.get('/feeds/:feedId/posts', { schema: postsContract }, async (request, reply) => {
    const { feedId } = request.params;
    const trouble = findTrouble(feedId);
    if (trouble) {
      const offset = clampOffset(request.query.$offset);
      const limit = clampLimit(request.query.$limit);
      return troubleMaker.answer(trouble, request, reply, { endpoint: 'posts', feedId, offset, limit });
    }
    return answerPosts(feedId, request.query, { ...site, origin: originOf(request) });
  });

  server.get('/integration/embedded/:embedId', { schema: embeddedContract }, async ({ params, query }) =>
    answerEmbed(params.embedId, query.org),
  );
};
