import { lookup } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
}

/** Called with each IP address before it is connected to; what it throws is what the request rejects with. */
export type CheckAddress = (address: string) => void;

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
export async function request(
  url: URL,
  { origin, signal, check }: { readonly origin?: string | undefined; signal: AbortSignal; check: CheckAddress },
): Promise<Received> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) check(host); // which is not looked up
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, br',
      'user-agent': 'ws-widgets',
      ...(origin && { origin }),
    };
    const options = { headers, signal, agent: false as const, lookup: checkedLookup(check) };
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, options, resolve).on('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: headersOf(response), body: decoded(response) };
}
