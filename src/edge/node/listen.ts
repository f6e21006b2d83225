import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Asked } from '../reply.ts';
import type { Responder } from '../handler.ts';

/** How long the rest of a refused request is read, so that the client gets to read why it is refused. */
const LINGER_MS = 2000;

const TOO_LONG = 'The request is longer than this server reads.\n';
const NOT_HTTP = 'This is not an HTTP request that can be read.\n';

/** Any method but TRACE and CONNECT, which have a meaning of their own for proxies on the way. */
const METHOD = /^(?!TRACE$|CONNECT$)/;

const plain = (body: string): string =>
  'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n' +
  `Cache-Control: no-store\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Answers what Node's parser refuses, such as a URL of a megabyte, with one clear line too. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(plain(error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NOT_HTTP));
  // A socket that is closed with bytes unread is reset, and the line is lost.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A host, with or without a port; anything else would become part of the path or the query of an address. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

function readAsked({ method = 'GET', url = '/', headers }: IncomingMessage): Asked | undefined {
  const { host = 'localhost' } = headers;
  const address = `http://${host}${url}`;
  if (!METHOD.test(method) || !HOST.test(host) || !url.startsWith('/') || !URL.canParse(address)) return undefined;
  return { method, url: new URL(address), ifNoneMatch: headers['if-none-match'] ?? null };
}

async function answer(respond: Responder, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  incoming.resume(); // a body is not read
  const asked = readAsked(incoming);
  if (!asked) {
    outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(NOT_HTTP);
    return;
  }
  const { status, headers, body } = await respond(asked, () => {}); // Node itself goes on with work after the response
  // Node itself leaves out the body of an answer to HEAD.
  outgoing.writeHead(status, body ? { ...headers, 'content-length': body.length } : headers).end(body);
}

/** Serves at a port until `close` is called, which lets requests that are under way finish. */
export async function listen(respond: Responder, port: number, host: string) {
  const server: Server = createServer((incoming, outgoing) => void answer(respond, incoming, outgoing));
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close };
}

export type Listening = Awaited<ReturnType<typeof listen>>;
