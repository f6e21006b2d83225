import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerPosts, answerPublicPosts, type Asked } from '../../../src/testing/service/answer-request.ts';
import type { Endpoint, Outcome } from '../../../src/testing/service/outcome.ts';
import { embeddedContract, postsContract, publicPostsContract } from '../base/contract.ts';
import { originOf } from '../base/origin.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
import { createTroubles } from '../troubles/troubles.ts';

type ApiOptions = Omit<Site, 'origin'> & { readonly latencyMs: number };

/** Sends an outcome, without the check of answers. */
function send(outcome: Outcome, reply: FastifyReply): FastifyReply {
  if (outcome === 'silence') return reply.hijack();
  if (outcome === 'reset') {
    reply.hijack();
    reply.raw.socket?.resetAndDestroy();
    return reply;
  }
  if (outcome.hidesHeaders) reply.removeHeader('access-control-expose-headers');
  return (
    reply
      .code(outcome.status)
      .headers(outcome.headers)
      .type(`${outcome.type}; charset=utf-8`)
      // Bytes are sent as they are: an object would be checked, and a string would be read as JSON.
      .send(Buffer.from(outcome.body))
  );
}

interface PostsRoute {
  readonly Params: { readonly feedId: string };
  readonly Querystring: Readonly<Record<string, Asked>>;
}

/** The three endpoints that need no key (§4, rows 15 to 17). */
export const apiRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (server, { latencyMs, ...site }) => {
  const answerTrouble = createTroubles();
  if (latencyMs > 0) server.addHook('preHandler', async () => wait(latencyMs));

  const inTrouble = (endpoint: Endpoint, request: FastifyRequest<PostsRoute>) => {
    const { params, query: asked, originalUrl: path } = request;
    return answerTrouble({ endpoint, feedId: params.feedId, asked, path, origin: originOf(request) });
  };
  const postsOf = (request: FastifyRequest<PostsRoute>) =>
    postsOrRefuse(request.params.feedId, { ...site, origin: originOf(request) });

  server.get('/feeds/:feedId/public-posts', { schema: publicPostsContract }, async (request, reply) => {
    const outcome = inTrouble('public-posts', request);
    return outcome ? send(await outcome, reply) : answerPublicPosts(postsOf(request), request.query.limit);
  });

  server.get('/feeds/:feedId/posts', { schema: postsContract }, async (request, reply) => {
    const outcome = inTrouble('posts', request);
    return outcome ? send(await outcome, reply) : answerPosts(postsOf(request), request.query);
  });

  server.get('/integration/embedded/:embedId', { schema: embeddedContract }, async ({ params, query }) =>
    embedOrRefuse(params.embedId, query.org),
  );
};
