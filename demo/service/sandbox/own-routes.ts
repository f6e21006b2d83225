import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../src/testing/service/outcome.ts';
import { originOf } from '../base/origin.ts';

async function refuseOthers(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'No page of another origin may do that.');
}

/** These need no key, and must not be there for any page that somebody happens to visit. */
const OF_OWN_PAGES = { schema: { hide: true }, config: { cors: false }, onRequest: refuseOthers } as const;

interface OwnOptions {
  /** What was requested, queries of keyed endpoints included: for tests and for whoever runs the sandbox, not for websites. */
  readonly requests: () => readonly string[];
  readonly clearRequests: () => void;
  readonly reset: () => void;
}

/** What the sandbox has and the service has not. */
export const ownRoutes: FastifyPluginAsync<OwnOptions> = async (server, { requests, clearRequests, reset }) => {
  server.get('/_requests', OF_OWN_PAGES, async () => ({ requests: requests() }));
  server.delete('/_requests', OF_OWN_PAGES, async (_, reply) => {
    clearRequests();
    return reply.code(204).send();
  });
  // Else the plugin for CORS would grant preflights.
  server.options('/_requests', OF_OWN_PAGES, async (_, reply) => reply.callNotFound());
  server.post('/sandbox/reset', OF_OWN_PAGES, async (_, reply) => {
    reset();
    return reply.code(204).send();
  });
};
