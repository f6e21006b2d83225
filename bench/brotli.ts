import { brotliCompressSync, constants } from 'node:zlib';

/** A body as a web server sends it: 11 is what is compressed once and kept, 5 what is compressed for each answer. */
export const brotli = (body: Buffer, quality: 5 | 11): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
