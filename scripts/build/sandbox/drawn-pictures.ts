import type { FastifyPluginAsync } from 'fastify';
import { monogram } from '../../../demo/service/pictures/monogram.ts';

/** In place of the pictures, which are larger than the package: a letter of each one's name. */
export const pictureRoutes: FastifyPluginAsync = async (server) => {
  const schema = { hide: true };
  server.get<{ Params: { file: string } }>('/pictures/:file', { schema }, async ({ params: { file } }, reply) => {
    const [, name = file] = /^(?:avatar-)?(.*?)(?:-\w*\d\w*)?\.\w+$/.exec(file) ?? [];
    return reply.type('image/svg+xml').send(monogram(name));
  });
};
