import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Handler } from '../handler.ts';

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

export interface Listening {
  readonly url: string;
  /** Lets what is under way end. */
  close(): Promise<void>;
}

/** How long a client that sends too much is listened to, so that it gets to read why it is refused. */
const LINGER_MS = 2000;

const TOO_LONG = 'The request is longer than this server reads.\n';
const NOT_HTTP = 'This is no HTTP request that can be read.\n';

const plain = (body: string): string =>
  [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');

/** What Node's parser refuses, a URL of a megabyte among it, gets one clear line too. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(plain(error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NOT_HTTP));
  // A socket that is closed with bytes unread is reset, and the line is lost.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request | undefined {
  const ifNoneMatch = headers['if-none-match'];
  try {
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
      method,
      headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
    });
  } catch {
    return undefined; // a method, a host or a path that no URL has
  }
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  incoming.resume(); // a body is not read
  const request = toRequest(incoming);
  if (!request) {
    outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(NOT_HTTP);
    return;
  }
  const response = await handler(request);
  const body = await response.text();
  const length = response.body ? { 'content-length': Buffer.byteLength(body) } : {};
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...length }).end(body);
}

/** Serves a handler by HTTP. */
export async function listen(handler: Handler, { port, host }: ListenOptions): Promise<Listening> {
  const server: Server = createServer((incoming, outgoing) => void answer(handler, incoming, outgoing));
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
