import type { FastifyPluginAsync } from 'fastify';

/** In place of Swagger's page, which is larger than the sandbox: the description alone, for tools. */
const plainDocs: FastifyPluginAsync<{ routePrefix: string }> = async (server, { routePrefix }) => {
  server.get(routePrefix, { schema: { hide: true } }, async (_, reply) => reply.redirect('/openapi.json'));
};

// eslint-disable-next-line import/no-default-export -- as the plugin that it replaces
export default plainDocs;
