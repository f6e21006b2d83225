import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { postRequestContract } from './post-request-contract.ts';
import type { PostRequests } from './post-requests.ts';

export interface PostRequestOptions {
  readonly postRequestsOf: (feedId: string) => PostRequests;
}

/** §4, row 13. */
export const postRequestRoutes: FastifyPluginAsyncTypebox<PostRequestOptions> = async (server, { postRequestsOf }) => {
  server.post('/feeds/:feedId/post-requests', postRequestContract, async ({ params, body }) => {
    const { id: requestId, state } = postRequestsOf(params.feedId).add(body);
    return { body: { requestId }, state };
  });
};
