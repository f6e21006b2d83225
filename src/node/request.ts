import { lookup } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

// Requests to addresses that a stranger wrote, from a machine that may reach addresses that are not on the web.

export type Zone = 'machine' | 'link' | 'private' | 'web';

const SUBNETS: Readonly<Record<Exclude<Zone, 'web'>, readonly string[]>> = {
  machine: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  link: ['169.254.0.0/16', 'fe80::/10'], // where clouds hand out credentials
  private: [
    ...'10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 fc00::/7 fec0::/10'.split(' '),
    // Networks for tests, documentation and multicast, and the forms that IPv6 has for IPv4 addresses (RFC 6052, 3056, 4380).
    ...'192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'.split(' '),
    ...'ff00::/8 2001:db8::/32 ::/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16 2001::/32'.split(' '),
  ],
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

/** Called with each IP address before a connection to it. If it throws, the request rejects with that error. */
type CheckAddress = (address: string) => void;

/** Checks the very addresses that are then connected to: a second lookup could give others. */
const checkedLookup =
  (check: CheckAddress): RequestOptions['lookup'] =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        for (const { address } of addresses) check(address);
      } catch (reason) {
        return callback(reason as NodeJS.ErrnoException, '');
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });

const ignore = (): void => {}; // the reader of a pipeline's last stream gets its error

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

/** Sends one GET request, and follows no redirect. The caller has to read the body, or to destroy it. */
export async function request(url: URL, origin: string | undefined, signal: AbortSignal, check: CheckAddress) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) check(host); // an IP address is not looked up
  const common = { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': 'ws-widgets' };
  const headers = { ...common, ...(origin && { origin }) };
  const { get } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal, agent: false, lookup: checkedLookup(check) }, resolve).on('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: headersOf(response), body: decoded(response) };
}
