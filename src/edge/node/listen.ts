import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Refusal } from '../content.ts';
import { type Asked, replyUncached } from '../reply.ts';
import type { Responder } from '../handler.ts';

/** How long the rest of a refused request is read, so that the client gets to read why it is refused. */
const LINGER_MS = 2000;

const TOO_LONG = replyUncached(new Refusal(400, 'The request is longer than this server reads.').content);
const NOT_HTTP = replyUncached(new Refusal(400, 'This is not an HTTP request that can be read.').content);

/** Answers what Node's parser refuses, such as a URL of a megabyte, with one clear line too. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { headers, body } = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NOT_HTTP;
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n`);
  socket.end(body);
  // A socket that is closed with bytes unread is reset, and the line is lost.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A host, with or without a port; anything else would become part of the path or the query of an address. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

function readAsked({ method = 'GET', url = '/', headers }: IncomingMessage): Asked | undefined {
  const { host = 'localhost' } = headers;
  const address = `http://${host}${url}`;
  if (!HOST.test(host) || !url.startsWith('/') || !URL.canParse(address)) return undefined;
  return { method, url: new URL(address), ifNoneMatch: headers['if-none-match'] ?? null };
}

async function answer(respond: Responder, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  incoming.resume(); // a body is not read
  const asked = readAsked(incoming);
  // Node itself goes on with work after the response.
  const { status, headers, body } = asked ? await respond(asked, () => {}) : NOT_HTTP;
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
