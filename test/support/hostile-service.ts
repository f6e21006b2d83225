import type { ServerResponse } from 'node:http';
import { PAYLOADS } from '../hostile/payloads.ts';
import { hostileItem, type Shape, SHAPE_NAMES } from './hostile-posts.ts';
import { serve, type Served } from './serve.ts';

/** How many posts one answer has. */
export const BATCH = 30;

/** Payloads go to the batches in turn: together, similar ones (like deep ones) would make more elements than a feed may have. */
function inBatches(size: number): readonly (readonly string[])[] {
  const length = Math.ceil(PAYLOADS.length / size);
  return Array.from({ length }, (_, batch) => PAYLOADS.filter((_, i) => i % length === batch));
}

/** The payloads, thirty at a time. */
export const BATCHES = inBatches(BATCH);

/** The payloads, twenty at a time, because an embed displays at most twenty workspaces. */
export const EMBED_BATCHES = inBatches(20);

/** The two shapes that the body of an error has. */
export const ERROR_FORMS = ['trace', 'nested'] as const;

const isShape = (name: string): name is Shape => SHAPE_NAMES.some((shape) => shape === name);

function itemsOf(feedId: string): readonly unknown[] {
  const [shape = '', number] = feedId.split('.');
  const payloads = isShape(shape) ? BATCHES[Number(number)] : undefined;
  // A workspace whose id is a payload (embeds name such workspaces) has one post.
  return payloads && isShape(shape) ? payloads.map((one) => hostileItem(shape, one)) : [hostileItem('summary', feedId)];
}

function errorOf(form: string, payload: string): unknown {
  if (form === 'nested') return { error: { message: payload, type: payload } };
  return { traceId: payload, message: payload, path: payload, timestamp: payload, statusCode: payload };
}

/** An embed of one workspace with the same id, or of one workspace for each payload. */
function embedOf(embedId: string): unknown {
  const [kind, number] = embedId.split('.');
  const payloads = EMBED_BATCHES[Number(number)] ?? [];
  return { id: payloads[0], created: payloads[0], feedIds: kind === 'ids' ? payloads : [embedId] };
}

function answer(url: URL, response: ServerResponse): void {
  const send = (status: number, body: unknown): void =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(body));

  const [, feedId, list] = /^\/feeds\/([^/]+)\/(posts|public-posts)$/.exec(url.pathname) ?? [];
  const [, embedId] = /^\/integration\/embedded\/([^/]+)$/.exec(url.pathname) ?? [];
  const id = decodeURIComponent(feedId ?? embedId ?? '');
  const [, form = '', number] = /^fault\.(\w+)\.(\d+)$/.exec(id) ?? [];
  if (form) send(403, errorOf(form, PAYLOADS[Number(number)] ?? ''));
  else if (embedId) send(200, embedOf(id));
  else if (list === 'public-posts') send(200, itemsOf(id));
  else if (list)
    send(200, { meta: { maxResults: '1' }, items: url.searchParams.get('$offset') === '0' ? itemsOf(id) : [] });
  else send(404, errorOf('trace', url.pathname));
}

/** A service whose every word attacks. Its workspaces are named after what they send: `summary.3`, `fault.trace.7`. */
export const startHostileService = (): Promise<Served> =>
  serve((request, response) => answer(new URL(request.url ?? '/', 'http://service'), response));
