import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { orRefuse } from '../../../src/testing/service/outcome.ts';
import { monogram } from './monogram.ts';

/** The single range that video players request; `undefined`, the whole file, for anything else. `end` is inclusive. */
function readRange(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from) return undefined;
  const start = Number(from);
  const end = Math.min(to ? Number(to) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}

const AVATAR = /^avatar-([\w-]+)\.svg$/;
/** A name that cannot be a path to another folder. */
const FILE = /^[\w-]+\.(svg|webm)$/;
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', webm: 'video/webm' };

const params = Type.Object({ file: Type.String() });

async function readPicture(file: string): Promise<Buffer> {
  try {
    if (FILE.test(file)) return await readFile(new URL(`files/${file}`, import.meta.url));
  } catch (reason) {
    const isMissing = reason instanceof Error && 'code' in reason && reason.code === 'ENOENT';
    if (!isMissing) throw reason;
  }
  return Buffer.from(monogram(orRefuse(AVATAR.exec(file)?.[1], `picture "${file}"`)));
}

/** The pictures and the video of all posts, from the service's own origin. */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (server) => {
  server.get('/pictures/:file', { schema: { params, hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const picture = await readPicture(file);
    const [, kind = ''] = FILE.exec(file) ?? [];
    reply.type(TYPES[kind] ?? '').headers({ 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' });
    const range = readRange(request.headers.range, picture.length);
    if (!range) return reply.send(picture);
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${picture.length}`)
      .send(picture.subarray(range.start, range.end + 1));
  });
};
