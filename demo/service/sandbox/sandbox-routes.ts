import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../src/testing/service/error-bodies.ts';
import { originOf } from '../base/origin.ts';

export interface SandboxOptions {
  readonly reset: () => void;
}

/** What the sandbox has and the service has not. */
export const sandboxRoutes: FastifyPluginAsync<SandboxOptions> = async (server, { reset }) => {
  server.post('/sandbox/reset', { schema: { hide: true }, config: { cors: false } }, async (request, reply) => {
    const { origin } = request.headers;
    // It needs no key, so a page that somebody happens to visit must not be able to send it.
    if (origin !== undefined && origin !== originOf(request)) throw new Refusal(403, 'No page may reset the sandbox.');
    reset();
    return reply.code(204).send();
  });
};
