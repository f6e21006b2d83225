import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { legacyHookDecode } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { messageOf } from '../../base/fault.ts';
import { createTurns } from '../../base/turns.ts';
import { request, type Zone, zoneOf } from '../../node/request.ts';
import { type Answer, isFile } from '../page.ts';

export const mayReach = (from: Zone, to: Zone): boolean =>
  to === 'web' || to === from || (from === 'machine' && to === 'private');

// A page may be written to keep the doctor busy, or to have it send requests from this machine.

/** No useful script, page or answer is larger. */
export const BODY_MAX_BYTES = 4e6;
export const HTML = /^\s*(?:text\/html\b|application\/xhtml\b|$)/i; // a file has no content type
const ALL_MAX_BYTES = 20e6;
const REQUESTS_AT_ONCE = 6;
const REDIRECTS_MAX = 5;
const REQUESTS_MAX = 40;

/** Decodes a body: a page as browsers do, with UTF-8 as the default if valid; anything else as UTF-8. */
function decode(bytes: Uint8Array, type: string): string {
  if (!HTML.test(type)) return new TextDecoder().decode(bytes);
  const [, transportLayerEncodingLabel] = /;\s*charset="?([^\s;"]+)/i.exec(type) ?? [];
  const defaultEncoding = isUtf8(bytes) ? 'UTF-8' : 'windows-1252';
  // The TextDecoder of Node 20 reads windows-1252 as ISO-8859-1: quotes, dashes and € are lost.
  return legacyHookDecode(bytes, sniffEncoding(bytes, { transportLayerEncodingLabel, defaultEncoding }));
}

/** Requests the URLs of a page within these bounds. The first URL is the page's own: its zone decides what may be reached. */
export function createAsker(signal: AbortSignal) {
  const inTurn = createTurns(REQUESTS_AT_ONCE);
  let requestsLeft = REQUESTS_MAX;
  let bytesLeft = ALL_MAX_BYTES;
  let zone: Zone | undefined;

  const isSpent = (): boolean => requestsLeft <= 0 || bytesLeft <= 0 || signal.aborted;

  /** A body, up to the bounds. The rest is not received. */
  async function read(body: Readable, headers: Headers): Promise<Pick<Answer, 'text' | 'hashes'>> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    let isCut = false;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      bytesLeft -= chunk.length;
      isCut = length > BODY_MAX_BYTES || bytesLeft <= 0;
      if (isCut) break;
    }
    const bytes = Buffer.concat(chunks);
    const text = decode(bytes, headers.get('content-type') ?? '');
    if (isCut) return { text };
    // In the form of `integrity`, of what was received: its text lacks a byte order mark.
    const hashes = ['sha512', 'sha384', 'sha256'].map((name) => `${name}-${hash(name, bytes, 'base64')}`);
    return { text, hashes };
  }

  async function askFile(url: string): Promise<Answer> {
    zone ??= 'machine';
    requestsLeft--;
    const file = new URL(url);
    const headers = new Headers();
    if (!(await stat(file)).isFile()) throw new Error('it is not a file');
    return { url, status: 200, headers, ...(await read(createReadStream(file), headers)) };
  }

  function check(address: string): void {
    const to = zoneOf(address);
    zone ??= to;
    if (!mayReach(zone, to)) throw new Error(`${address} is not public, and not in the page's network`);
  }

  async function askHost(asked: string, origin: string | undefined): Promise<Answer> {
    let url = new URL(asked);
    for (let redirects = 0; ; redirects++) {
      if (requestsLeft-- <= 0) throw new Error(`it redirects, past ${REQUESTS_MAX} requests`);
      const { status, headers, body } = await request(url, origin, signal, check);
      const location = status >= 300 && status < 400 ? headers.get('location') : null;
      if (location === null) return { url: url.href, status, headers, ...(await read(body, headers)) };
      body.destroy();
      if (redirects === REDIRECTS_MAX) throw new Error('it redirects too often');
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) throw new Error('it redirects to no website');
    }
  }

  /** Requests as a page of `origin`, which reads no files; without `origin`, as a file. `undefined` if a bound is reached. */
  async function ask(url: string, origin: string | undefined): Promise<Answer | undefined> {
    try {
      if (origin && isFile({ url })) throw new Error('it is a file of this machine');
      return await inTurn(async () => {
        if (isSpent()) return undefined;
        return isFile({ url }) ? askFile(url) : askHost(url, origin);
      }, signal);
    } catch (reason) {
      const text = signal.aborted ? 'it took too long' : messageOf(reason);
      return { url, status: 0, headers: new Headers(), text };
    }
  }

  return { ask, isSpent };
}
