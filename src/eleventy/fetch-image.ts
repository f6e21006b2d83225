import type { Readable } from 'node:stream';
import { readUrl } from '../model/formats.ts';
import { request, zoneOf } from '../node/request.ts';

// Fetches an image whose address a stranger wrote. The machine that builds a site may reach addresses that are not on the web.

const IMAGE_MAX_BYTES = 20e6;
const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 3;

/** The first bytes of a JPEG, a PNG, a GIF or a WebP, as characters: SVG and HTML do not match, whatever they are called. */
const IMAGE = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP)/;

async function read(body: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > IMAGE_MAX_BYTES) throw new Error('it has more than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The bytes of an image; each redirect is checked like the first address. */
export async function fetchImage(src: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const check = (address: string): void => {
    if (zoneOf(address) !== 'web') throw new Error(`${address} is not on the web`);
  };
  let url = new URL(src);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    if (url.protocol !== 'https:' || url.port) throw new Error('it is not at an https address');
    const { status, headers, body } = await request(url, undefined, signal, check);
    if (status === 200) {
      const bytes = await read(body);
      if (!IMAGE.test(bytes.toString('latin1', 0, 16))) throw new Error('it is neither JPEG, PNG, GIF nor WebP');
      return bytes;
    }
    body.destroy();
    const location = headers.get('location') ?? '';
    const next = URL.canParse(location, url.href) ? readUrl(new URL(location, url).href) : undefined;
    if (status < 300 || status >= 400 || !next) throw new Error(`it answers with the status ${status}`);
    url = new URL(next);
  }
  throw new Error('it redirects too often');
}
