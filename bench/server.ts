import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotli } from './brotli.ts';
import { makeCertificate } from './certificate.ts';
import { ORIGINS, type Role } from './origins.ts';

/** What each origin serves at a URL; `undefined` is a 404. */
export type Content = Readonly<Record<Role, (url: URL) => string | Buffer | undefined>>;

/** A request that was answered. */
export interface Asked {
  readonly role: Role;
  readonly path: string;
  readonly atMs: number;
  /** Bytes of its answer as it was sent. */
  readonly bytes: number;
}

export interface BenchServer {
  readonly port: number;
  readonly spkiHash: string;
  /** The requests since `forget()`. */
  readonly asked: readonly Asked[];
  forget(): void;
  /** Resolves once no request has come for that long. */
  quiet(forMs: number): Promise<void>;
  close(): void;
}

const TYPES: Readonly<Record<Role, string>> = {
  site: 'text/html; charset=utf-8',
  scripts: 'text/javascript',
  api: 'application/json',
  images: 'image/jpeg',
};

const ROLES = Object.keys(ORIGINS) as Role[];

/** One server that plays every origin, over HTTP/2 as live ones do. Bodies are compressed once, and kept. */
export async function startServer(content: Content): Promise<BenchServer> {
  const hosts = Object.values(ORIGINS).map((origin) => new URL(origin).host);
  const { key, cert, spkiHash } = makeCertificate(hosts);
  const bodies = new Map<string, Buffer | undefined>();
  const asked: Asked[] = [];
  const waiting = new Set<NodeJS.Timeout>();

  function bodyOf(role: Role, url: URL): Buffer | undefined {
    if (bodies.has(url.href)) return bodies.get(url.href);
    const plain = content[role](url);
    const body =
      plain === undefined || role === 'images' ? plain : brotli(Buffer.from(plain), role === 'scripts' ? 11 : 5);
    bodies.set(url.href, body as Buffer | undefined);
    return body as Buffer | undefined;
  }

  function respond(request: Http2ServerRequest, response: Http2ServerResponse): void {
    for (const timer of waiting) timer.refresh();
    const url = new URL(request.url, `https://${request.authority}`);
    const role = ROLES.find((name) => ORIGINS[name] === url.origin);
    const atMs = Date.now();
    const body = role && bodyOf(role, url);
    if (!role || !body) {
      response.writeHead(404).end();
      return;
    }
    asked.push({ role, path: url.pathname + url.search, atMs, bytes: body.length });
    response.writeHead(200, {
      'content-type': TYPES[role],
      'access-control-allow-origin': '*',
      'cache-control': role === 'api' ? 'no-cache' : 'public, max-age=31536000',
      ...(role === 'images' ? {} : { 'content-encoding': 'br' }),
    });
    response.end(body);
  }

  const server = createSecureServer({ key, cert }, respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    spkiHash,
    asked,
    forget: () => void (asked.length = 0),
    quiet: (forMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          resolve();
        }, forMs);
        waiting.add(timer);
      }),
    close: () => void server.close(),
  };
}
