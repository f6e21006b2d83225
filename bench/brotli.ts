import { brotliCompressSync, constants } from 'node:zlib';

/** A body as a web server sends it: with quality 11 if it is compressed once and kept, with 5 if it is for each answer. */
export const brotli = (body: Buffer, quality: 5 | 11): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
