import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SandboxState } from '../sandbox/sandbox-state.ts';
import { postRequestContract } from './post-request-contract.ts';

/** §4, row 13. */
export const postRequestRoutes: FastifyPluginAsyncTypebox<{ readonly state: SandboxState }> = async (
  server,
  { state },
) => {
  server.post(
    '/feeds/:feedId/post-requests',
    { schema: postRequestContract, config: { scope: 'posts:read-write' } },
    async ({ params, body }) => {
      const { id: requestId, state: postState } = state.postRequestsOf(params.feedId).add(body);
      return { body: { requestId }, state: postState };
    },
  );
};
