import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../src/testing/service/outcome.ts';
import { originOf } from '../base/origin.ts';

async function refuseOthers(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'No page of another origin may do that.');
}

/** These need no key, so pages of other origins must not be able to call them. */
const OF_OWN_PAGES = { schema: { hide: true }, config: { cors: false }, onRequest: refuseOthers } as const;

interface OwnOptions {
  /** What was requested, including queries of keyed endpoints: for tests and for the person who runs the sandbox. */
  readonly requests: () => readonly string[];
  readonly clearRequests: () => void;
  readonly reset: () => void;
}

/** Endpoints of the sandbox that the service does not have. */
export const ownRoutes: FastifyPluginAsync<OwnOptions> = async (server, { requests, clearRequests, reset }) => {
  server.get('/_requests', OF_OWN_PAGES, async () => ({ requests: requests() }));
  server.delete('/_requests', OF_OWN_PAGES, async (_, reply) => {
    clearRequests();
    return reply.code(204).send();
  });
  // Otherwise, the plugin for CORS would allow preflights.
  server.options('/_requests', OF_OWN_PAGES, async (_, reply) => reply.callNotFound());
  server.post('/sandbox/reset', OF_OWN_PAGES, async (_, reply) => {
    reset();
    return reply.code(204).send();
  });
};
