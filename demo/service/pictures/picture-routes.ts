import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Refusal } from '../base/error-bodies.ts';
import { readRange } from './byte-range.ts';
import { drawAvatar } from './avatars.ts';
import { drawScene } from './scenes.ts';

const AVATAR = /^avatar-([\w-]+)\.svg$/;
const SCENE = /^([a-z-]+)-([a-z]+)-(\w+)\.svg$/;
const VIDEO = 'penalty.webm';
const CACHED = 'public, max-age=3600';

const params = Type.Object({ file: Type.String() });

function draw(file: string): string | undefined {
  const feedId = AVATAR.exec(file)?.[1];
  if (feedId) return drawAvatar(feedId);
  const [, scene, shape, seed] = SCENE.exec(file) ?? [];
  return scene && shape && seed ? drawScene(scene, shape, seed) : undefined;
}

/** The pictures and the video of all posts, from the service's own origin. */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (server) => {
  const video = await readFile(new URL(VIDEO, import.meta.url));

  server.get(`/pictures/${VIDEO}`, { schema: { hide: true } }, async (request, reply) => {
    reply.type('video/webm').headers({ 'cache-control': CACHED, 'accept-ranges': 'bytes' });
    const range = readRange(request.headers.range, video.length);
    if (!range) return reply.send(video);
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${video.length}`)
      .send(video.subarray(range.start, range.end + 1));
  });

  server.get('/pictures/:file', { schema: { params, hide: true } }, async (request, reply) => {
    const picture = draw(request.params.file);
    if (!picture) throw new Refusal(404, `There is no picture "${request.params.file}".`);
    return reply.type('image/svg+xml').header('cache-control', CACHED).send(picture);
  });
};
