import cors from '@fastify/cors';
import responseValidation from '@fastify/response-validation';
import { fastify, type FastifyError } from 'fastify';
import { API_VERSION } from './base/contract.ts';
import { Refusal, traceForm } from '../../src/testing/service/outcome.ts';
import { nestedForm, NestedRefusal } from './base/nested-form.ts';
import { BODY_MAX_BYTES } from './keyed/choices.ts';
import { keyedRoutes } from './sandbox/keyed-routes.ts';
import { RateLimiter } from './keyed/rate-limiter.ts';
import { isOwnHost } from './base/own-host.ts';
import { pageRoutes } from './public/pages.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { apiRoutes } from './public/routes.ts';
import { describeService } from './sandbox/description.ts';
import { ownRoutes } from './sandbox/own-routes.ts';
import { SandboxState } from './sandbox/sandbox-state.ts';

/** §9: an alias of the plain paths. */
const V1_PREFIX = /^\/v1(?=[/?]|$)/;

/** Not in the list of requests: images, because a browser requests them in any order, and requests for the list itself. */
const UNTOLD = /^\/(pictures|_requests|favicon\.ico)/;

export interface LocalService {
  readonly url: string;
  /** Path and query of each request that came in, oldest first; images and preflights are left out. */
  requests(): readonly string[];
  clearRequests(): void;
  /** Ends at once, even while requests are waiting for an answer. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** 0 means any free port. */
  readonly port?: number;
  /** How long each answer of the API is delayed. */
  readonly latencyMs?: number;
  /** The clock for rate limits and the dates of posts, in milliseconds. */
  readonly now?: () => number;
}

export async function startService({
  port = 0,
  latencyMs = 0,
  now = Date.now,
}: ServiceOptions = {}): Promise<LocalService> {
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: BODY_MAX_BYTES,
    rewriteUrl: ({ url = '/' }) => url.replace(V1_PREFIX, ''),
    routerOptions: {
      // The last of several values is used, because a query with a repeated parameter is not refused.
      querystringParser: (query) => Object.fromEntries(new URLSearchParams(query)),
    },
  });
  let requests: string[] = [];
  const clearRequests = (): void => void (requests = []);

  server.addHook('onRequest', async ({ host, raw }) => {
    if (!isOwnHost(host, raw.socket.localPort)) throw new Refusal(421, 'This service answers only for its own names.');
  });
  // Before the plugin for CORS, which answers preflights itself.
  server.addHook('onRequest', async (_, reply) => void reply.header('X-Api-Version', API_VERSION));
  await server.register(cors, {
    origin: '*',
    methods: ['GET'],
    exposedHeaders: ['Retry-After', 'X-Api-Version'],
  });
  server.addHook('onRequest', async ({ method, url, originalUrl }) => {
    if (method !== 'OPTIONS' && !UNTOLD.test(url)) requests.push(originalUrl);
  });

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    const body =
      error instanceof NestedRefusal
        ? nestedForm(error.type, error.message)
        : traceForm(statusCode, error.message, request.originalUrl);
    return reply.code(statusCode).send(body);
  });
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send(traceForm(404, 'There is nothing at this address.', request.originalUrl)),
  );

  await describeService(server);
  await server.register(responseValidation, { ajv: { removeAdditional: false, keywords: ['headers'] } });
  const state = new SandboxState(now);
  const limiter = new RateLimiter(now);
  const site = {
    startedAt: now(),
    laterPosts: (feedId: string, origin: string) => state.requestedPosts(feedId, origin),
  };
  await server.register(apiRoutes, { ...site, latencyMs });
  await server.register(keyedRoutes, { state, limiter, latencyMs });
  await server.register(pageRoutes, site);
  await server.register(ownRoutes, {
    requests: () => requests,
    clearRequests,
    reset: () => {
      state.reset();
      limiter.clear();
    },
  });
  await server.register(pictureRoutes);

  server.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());

  const url = await server.listen({ port, host: '127.0.0.1' });
  return {
    url,
    requests: () => [...requests],
    clearRequests,
    close: () => server.close(),
  };
}
