import { lookup } from 'node:dns';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { messageOf } from '../../base/fault.ts';
import { createTurns } from '../../base/turns.ts';
import { type Answer, isFile } from '../page.ts';

export type Zone = 'machine' | 'link' | 'private' | 'web';

const SUBNETS: Readonly<Record<Exclude<Zone, 'web'>, readonly string[]>> = {
  machine: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  link: ['169.254.0.0/16', 'fe80::/10'], // where clouds hand out credentials
  // The last is IPv4 by another name (RFC 6052).
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7', 'fec0::/10', '64:ff9b::/96'],
};

const familyOf = (address: string): 'ipv6' | 'ipv4' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const LISTS = Object.entries(SUBNETS).map(([zone, subnets]) => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return [zone as Zone, list] as const;
});

export const zoneOf = (address: string): Zone =>
  LISTS.find(([, list]) => list.check(address, familyOf(address)))?.[0] ?? 'web';

export const mayReach = (from: Zone, to: Zone): boolean =>
  to === 'web' || to === from || (from === 'machine' && to === 'private');

/** Called with each IP address before it is connected to; what it throws is what the request rejects with. */
type CheckAddress = (address: string) => void;

/** By this, what was looked up is what is connected to. */
const checkedLookup =
  (check: CheckAddress): RequestOptions['lookup'] =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        for (const { address } of addresses) check(address);
      } catch (reason) {
        callback(reason as NodeJS.ErrnoException, '');
        return;
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });

const ignore = (): void => {}; // whoever reads the last stream of a pipeline sees its error

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase();
  if (encoding === 'br') return pipeline(response, createBrotliDecompress(), ignore);
  return encoding === 'gzip' || encoding === 'deflate' ? pipeline(response, createUnzip(), ignore) : response;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  return headers;
}

/** Sends one GET request, and follows no redirect. The body is read by whoever wants it, and is to be destroyed otherwise. */
async function request(url: URL, origin: string | undefined, signal: AbortSignal, check: CheckAddress) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) check(host); // which is not looked up
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const common = { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': 'ws-widgets' };
    const headers = { ...common, ...(origin && { origin }) };
    const options = { headers, signal, agent: false as const, lookup: checkedLookup(check) };
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, options, resolve).on('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: headersOf(response), body: decoded(response) };
}

// A page may be written to keep whoever examines it busy, or to send requests from this machine.

/** No script, page or answer of use is larger. */
export const BODY_MAX_BYTES = 4e6;
const ALL_MAX_BYTES = 20e6;
const REQUESTS_MAX = 40;
const REQUESTS_AT_ONCE = 6;
const REDIRECTS_MAX = 5;

/** What came of a URL; `isCut` says that it was longer than what is read. */
type Asked = Answer & { readonly isCut: boolean };

/** What asks for the URLs of a page, past no bound, and from where the page is: the address that was asked for first. */
export function createAsker(signal: AbortSignal) {
  const inTurn = createTurns(REQUESTS_AT_ONCE);
  let requestsLeft = REQUESTS_MAX;
  let bytesLeft = ALL_MAX_BYTES;
  let zone: Zone | undefined;

  const isSpent = (): boolean => requestsLeft <= 0 || bytesLeft <= 0 || signal.aborted;

  /** The text of a body, as far as there is room. The rest is not received. */
  async function read(body: Readable): Promise<Pick<Asked, 'text' | 'isCut'>> {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      bytesLeft -= chunk.length;
      text += decoder.decode(chunk, { stream: true });
      if (bytes > BODY_MAX_BYTES || bytesLeft <= 0) return { text, isCut: true };
    }
    return { text: text + decoder.decode(), isCut: false };
  }

  async function askFile(url: string): Promise<Asked> {
    zone ??= 'machine';
    requestsLeft--;
    const path = fileURLToPath(url);
    if (!(await stat(path)).isFile()) throw new Error('it is not a file');
    return { url, status: 200, headers: new Headers(), ...(await read(createReadStream(path))) };
  }

  function check(address: string): void {
    const to = zoneOf(address);
    zone ??= to;
    if (!mayReach(zone, to)) throw new Error(`${address} is not on the web, and the page is not there`);
  }

  async function askHost(asked: string, origin: string | undefined): Promise<Asked> {
    let url = new URL(asked);
    for (let redirects = 0; ; redirects++) {
      if (requestsLeft-- <= 0) throw new Error(`it redirects, past ${REQUESTS_MAX} requests`);
      const { status, headers, body } = await request(url, origin, signal, check);
      const location = status >= 300 && status < 400 ? headers.get('location') : null;
      if (location === null) return { url: url.href, status, headers, ...(await read(body)) };
      body.destroy();
      if (redirects === REDIRECTS_MAX) throw new Error('it redirects too often');
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) throw new Error('it redirects to no website');
    }
  }

  /** Asks as a page of an origin does, which reads no files; without one, as a file. Nothing where it is past its bounds. */
  async function ask(url: string, origin: string | undefined): Promise<Asked | undefined> {
    try {
      if (origin && isFile({ url })) throw new Error('it is a file of this machine');
      const take = async () => {
        if (isSpent()) return undefined;
        return isFile({ url }) ? askFile(url) : askHost(url, origin);
      };
      return await inTurn(take, signal);
    } catch (reason) {
      const text = signal.aborted ? 'it took too long' : messageOf(reason);
      return { url, status: 0, headers: new Headers(), text, isCut: false };
    }
  }

  return { ask, isSpent };
}
