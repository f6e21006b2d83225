import type { FastifyPluginAsync } from 'fastify';

/** Replaces Swagger's page, which is larger than the sandbox, with the description of the API alone, for tools. */
const plainDocs: FastifyPluginAsync<{ routePrefix: string }> = async (server, { routePrefix }) => {
  server.get(routePrefix, { schema: { hide: true } }, async (_, reply) => reply.redirect('/openapi.json'));
};

// eslint-disable-next-line import/no-default-export -- as the plugin that it replaces
export default plainDocs;
