import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  answerPosts,
  answerPublicPosts,
  clampLimit,
  clampOffset,
} from '../../../src/testing/service/answer-request.ts';
import { embeddedContract, postsContract, publicPostsContract } from '../base/contract.ts';
import { originOf } from '../base/origin.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
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
    return answerPublicPosts(postsOrRefuse(feedId, { ...site, origin: originOf(request) }), request.query.limit);
  });

  server.get('/feeds/:feedId/posts', { schema: postsContract }, async (request, reply) => {
    const { feedId } = request.params;
    const trouble = findTrouble(feedId);
    if (trouble) {
      const offset = clampOffset(request.query.$offset);
      const limit = clampLimit(request.query.$limit);
      return troubleMaker.answer(trouble, request, reply, { endpoint: 'posts', feedId, offset, limit });
    }
    return answerPosts(postsOrRefuse(feedId, { ...site, origin: originOf(request) }), request.query);
  });

  server.get('/integration/embedded/:embedId', { schema: embeddedContract }, async ({ params, query }) =>
    embedOrRefuse(params.embedId, query.org),
  );
};
