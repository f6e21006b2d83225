import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../base/fault.ts';
import { Turns } from '../../base/turns.ts';
import type { Answer } from '../page.ts';
import { request } from './request.ts';
import { mayReach, type Zone, zoneOf } from './zones.ts';

// A page may be written to keep whoever examines it busy, or to send requests from this machine.

/** No script, page or answer of use is larger. */
export const BODY_MAX_BYTES = 4e6;
const ALL_MAX_BYTES = 20e6;
const REQUESTS_MAX = 40;
const REQUESTS_AT_ONCE = 6;
const REDIRECTS_MAX = 5;

/** What came of a URL; `isCut` says that it was longer than what is read. */
export interface Asked extends Answer {
  readonly isCut: boolean;
}

type Read = Pick<Asked, 'text' | 'isCut'>;

/** Nothing that can be read. */
const noAnswer = (url: string, text: string): Asked => ({ url, status: 0, headers: new Headers(), text, isCut: false });

const isFileUrl = (url: string): boolean => url.startsWith('file:');

/** Asks for what a page needs, as a browser that displays it, within bounds. */
export class Asker {
  readonly #turns = new Turns(REQUESTS_AT_ONCE);
  readonly #signal: AbortSignal;
  #requestsLeft = REQUESTS_MAX;
  #bytesLeft = ALL_MAX_BYTES;
  /** Where the page is: that of the address that was asked for first. */
  #zone: Zone | undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Whether nothing more is asked for. */
  get isSpent(): boolean {
    return this.#requestsLeft <= 0 || this.#bytesLeft <= 0 || this.#signal.aborted;
  }

  /**
   * Asks for a URL as a page of some origin does, which may read no file of this machine; one of no origin is a file.
   * Resolves to nothing where it is past what a page gets.
   */
  async ask(url: string, origin: string | undefined): Promise<Asked | undefined> {
    try {
      if (origin && isFileUrl(url)) throw new Error('it is a file of this machine');
      const ask = async () => {
        if (this.isSpent) return undefined;
        return isFileUrl(url) ? this.#askFile(url) : this.#askHost(url, origin);
      };
      return await this.#turns.run(ask, this.#signal);
    } catch (reason) {
      return noAnswer(url, this.#signal.aborted ? 'it took too long' : messageOf(reason));
    }
  }

  async #askFile(url: string): Promise<Asked> {
    this.#zone ??= 'machine';
    this.#requestsLeft--;
    const path = fileURLToPath(url);
    if (!(await stat(path)).isFile()) throw new Error('it is not a file');
    return { url, status: 200, headers: new Headers(), ...(await this.#read(createReadStream(path))) };
  }

  async #askHost(asked: string, origin: string | undefined): Promise<Asked> {
    let url = new URL(asked);
    for (let redirects = 0; ; redirects++) {
      if (this.#requestsLeft-- <= 0) throw new Error(`it redirects, past ${REQUESTS_MAX} requests`);
      const check = (address: string): void => this.#check(address);
      const { status, headers, body } = await request(url, { origin, signal: this.#signal, check });
      const location = status >= 300 && status < 400 ? headers.get('location') : null;
      if (location === null) return { url: url.href, status, headers, ...(await this.#read(body)) };
      body.destroy();
      if (redirects === REDIRECTS_MAX) throw new Error('it redirects too often');
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) throw new Error('it redirects to no website');
    }
  }

  #check(address: string): void {
    const zone = zoneOf(address);
    this.#zone ??= zone;
    if (!mayReach(this.#zone, zone)) throw new Error(`${address} is not on the web, and the page is not there`);
  }

  /** The text of a body, as far as there is room. The rest is not received. */
  async #read(body: Readable): Promise<Read> {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      this.#bytesLeft -= chunk.length;
      text += decoder.decode(chunk, { stream: true });
      if (bytes > BODY_MAX_BYTES || this.#bytesLeft <= 0) return { text, isCut: true };
    }
    return { text: text + decoder.decode(), isCut: false };
  }
}
