import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { isOwnHost } from '../demo/service/base/own-host.ts';
import { FORWARDED_PATH, FORWARDING_META, SANDBOX_KEY } from '../demo/panels/publish/sandbox.ts';

const POST_REQUEST = /^\/feeds\/[\w-]+\/post-requests$/;
const PASSED_ON = ['content-type', 'retry-after', 'x-api-version'];

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a request comes from a page of the server that it is sent to. */
const isFromOwnPage = ({ headers: { origin, host = '' }, socket }: IncomingMessage): boolean =>
  isOwnHost(host, socket.localPort) && origin === `http://${host}`;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

/**
 * Forwards post requests of the server's own pages to the sandbox, with the sandbox's key, because no page may call an
 * endpoint that needs a key. Requests of other pages are refused: otherwise any page that somebody visits could publish.
 */
export function createForwarder(serviceUrl: string): Handler {
  const { host, port, protocol } = new URL(serviceUrl);
  if (protocol !== 'http:' || !isOwnHost(host, Number(port)))
    throw new Error('Requests are forwarded only to a sandbox on this machine.');
  return async (request, response) => {
    const { method, url = '' } = request;
    if (!isFromOwnPage(request)) return refuse(response, 403, 'Only pages of the studio may publish in the sandbox.');
    if (method !== 'POST' || !POST_REQUEST.test(url)) return refuse(response, 404, 'Only post requests are forwarded.');
    try {
      const answer = await fetch(serviceUrl + url, {
        method,
        headers: { 'content-type': 'application/json', 'x-api-key': SANDBOX_KEY },
        body: await buffer(request),
        redirect: 'error',
      });
      const body = await answer.text();
      const headers = [...answer.headers].filter(([name]) => PASSED_ON.includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      refuse(response, 502, `The sandbox does not answer: ${message}`);
    }
  };
}

/** Forwards requests to the sandbox, and tells the pages where to send them. */
export const forwarding = (serviceUrl: string): Plugin => ({
  name: 'forward-to-sandbox',
  configureServer: ({ middlewares }) => void middlewares.use(FORWARDED_PATH, createForwarder(serviceUrl)),
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: FORWARDING_META, content: `.${FORWARDED_PATH}` }, injectTo: 'head' },
  ],
});
