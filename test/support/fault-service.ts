import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const PATHS = /^\/(?:feeds\/([^/]+)\/(posts|public-posts)|integration\/embedded\/([^/]+))$/;

/** One request, and all that is needed to answer it in any way. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly endpoint: 'posts' | 'public-posts' | 'embedded';
  /** Of the workspace, or of the embed. */
  readonly id: string;
  readonly offset: number;
  readonly limit: number;
  /** How many requests the fault has struck before this one. */
  readonly earlier: number;
  /** The same address at another origin, which this service answers as well. */
  readonly elsewhere: string;
  /** Whether the request came to that other origin. */
  readonly isElsewhere: boolean;
}

export type Answer = (visit: Visit) => void;

export interface FaultServiceOptions {
  /** Answers all requests before the fault is armed, and afterwards those that it does not strike. */
  readonly sound: Answer;
  /** The fault; `refuse` closes the port. */
  readonly fault: Answer | 'refuse';
  /** Which requests it strikes. */
  strikes(visit: Visit): boolean;
}

export interface FaultService {
  readonly url: string;
  /** Bytes written to all connections, including those that are still in the buffers of either end. */
  bytesWritten(): number;
  /** The number of answers that have neither ended nor been aborted by the browser. */
  underWay(): number;
  arm(): Promise<void>;
  disarm(): Promise<void>;
  close(): Promise<void>;
}

const listen = (server: Server, port: number) => once(server.listen(port, '127.0.0.1'), 'listening');

async function shut(server: Server): Promise<void> {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}

/** A service for one element, with one fault that can be armed, and an origin of its own: a browser opens six connections to one. */
export async function startFaultService({ sound, fault, strikes }: FaultServiceOptions): Promise<FaultService> {
  let isArmed = false;
  let struck = 0;
  let underWay = 0;
  const sockets = new Set<Socket>();
  let port = 0;

  function visitOf(request: IncomingMessage, response: ServerResponse): Visit | undefined {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://service');
    const [isKnown, feedId, list, embedId = ''] = PATHS.exec(pathname) ?? [];
    if (!isKnown) return undefined;
    return {
      request,
      response,
      endpoint: list === 'posts' || list === 'public-posts' ? list : 'embedded',
      id: decodeURIComponent(feedId ?? embedId),
      offset: Number(searchParams.get('$offset') ?? 0),
      limit: Number(searchParams.get('$limit') ?? searchParams.get('limit') ?? 0),
      earlier: struck,
      elsewhere: `http://localhost:${port}${pathname}${search}`,
      isElsewhere: (request.headers.host ?? '').startsWith('localhost'),
    };
  }

  const server = createServer((request, response) => {
    // Each request has a connection of its own: if a reused one is lost, a browser repeats the request by itself.
    response.shouldKeepAlive = false;
    underWay++;
    response.on('close', () => underWay--);
    const visit = visitOf(request, response);
    if (!visit) response.writeHead(404).end();
    else if (isArmed && fault !== 'refuse' && strikes(visit)) {
      struck++;
      fault(visit);
    } else sound(visit);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await listen(server, port);
  port = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${port}`,
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    underWay: () => underWay,
    arm: async () => {
      isArmed = true;
      if (fault === 'refuse') await shut(server);
    },
    disarm: async () => {
      isArmed = false;
      if (fault === 'refuse' && !server.listening) await listen(server, port);
    },
    close: () => shut(server),
  };
}
