import type { FastifyPluginAsync } from 'fastify';
import type { RequestLog } from '../base/request-log.ts';
import { OF_OWN_PAGES } from './own-pages.ts';

/** What was requested, queries of keyed endpoints included: for tests and for whoever runs the sandbox, not for websites. */
export const logRoutes: FastifyPluginAsync<{ readonly log: RequestLog }> = async (server, { log }) => {
  server.get('/_requests', OF_OWN_PAGES, async () => ({ requests: log.requests }));
  server.delete('/_requests', OF_OWN_PAGES, async (_, reply) => {
    log.clear();
    return reply.code(204).send();
  });
  // Else the plugin for CORS would grant preflights.
  server.options('/_requests', OF_OWN_PAGES, async (_, reply) => reply.callNotFound());
};
