import type { FastifyInstance } from 'fastify';

/** Images are left out, because a browser requests them in its own order, and so is the log itself. */
const LEFT_OUT = /^\/(pictures|_requests|favicon\.ico)/;

export class RequestLog {
  #requests: string[] = [];

  get requests(): readonly string[] {
    return [...this.#requests];
  }

  clear(): void {
    this.#requests = [];
  }

  /** Keeps the path and query of each request that comes in, as it was sent, preflights left out. */
  listenTo(server: FastifyInstance): void {
    server.addHook('onRequest', async ({ method, url, originalUrl }) => {
      if (method !== 'OPTIONS' && !LEFT_OUT.test(url)) this.#requests.push(originalUrl);
    });
  }
}
