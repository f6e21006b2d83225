import type { FastifyPluginAsync } from 'fastify';
import { monogram } from '../../../demo/service/pictures/monogram.ts';

/** Replaces the pictures, which are larger than the package: draws a letter of the name of each. */
export const pictureRoutes: FastifyPluginAsync = async (server) => {
  const schema = { hide: true };
  server.get<{ Params: { file: string } }>('/pictures/:file', { schema }, async ({ params: { file } }, reply) => {
    const [, name = file] = /^(?:avatar-)?(.*?)(?:-\w*\d\w*)?\.\w+$/.exec(file) ?? [];
    return reply.type('image/svg+xml').send(monogram(name));
  });
};
