import type { FastifyPluginAsync } from 'fastify';
import { OF_OWN_PAGES } from './own-pages.ts';

export interface SandboxOptions {
  readonly reset: () => void;
}

/** What the sandbox has and the service has not. */
export const sandboxRoutes: FastifyPluginAsync<SandboxOptions> = async (server, { reset }) => {
  server.post('/sandbox/reset', OF_OWN_PAGES, async (_, reply) => {
    reset();
    return reply.code(204).send();
  });
};
