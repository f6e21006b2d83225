export type Endpoint = 'public-posts' | 'posts';

export interface Visit {
  readonly endpoint: Endpoint;
  readonly feedId: string;
  readonly offset: number;
  readonly limit: number;
  readonly path: string;
  readonly origin: string;
  /** How many requests for this id came before. */
  readonly earlier: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: 'application/json' | 'text/html' | 'image/svg+xml';
  readonly body: string;
  /** Whether a page may read the headers that are not safelisted. */
  readonly hidesHeaders?: boolean;
}

export type Outcome = Answer | 'silence' | 'reset';

export type Trouble = (visit: Visit) => Outcome | Promise<Outcome>;

export function json(body: unknown, status = 200, headers: Answer['headers'] = {}): Answer {
  return { status, headers, type: 'application/json', body: JSON.stringify(body) };
}

export function html(status: number): Answer {
  const body = `<!doctype html><title>${status}</title><h1>${status}</h1><p>This is a page, not an answer.</p>`;
  return { status, headers: {}, type: 'text/html', body };
}

/** Items in the form that the endpoint has: a list or an envelope (§2). */
export function listed({ endpoint, offset, limit }: Visit, items: readonly unknown[]): Answer {
  const page = items.slice(offset, offset + limit);
  return json(endpoint === 'posts' ? { meta: { maxResults: limit }, items: page } : page);
}

/** `crypto.randomUUID` is there in secure contexts alone, and the recorded answers are made in any page. */
const makeTraceId = (): string =>
  [...crypto.getRandomValues(new Uint16Array(8))]
    .map((number) => number.toString(16).padStart(4, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** §7, the trace form. */
export function traceForm(statusCode: number, message: string, path: string) {
  return { traceId: makeTraceId(), message, path, timestamp: new Date().toISOString(), statusCode };
}

/** §7, the nested form. */
export const nestedForm = (type: string, message: string) => ({ error: { message, type } });

/** Thrown by a route; the service answers it in the trace form. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Thrown before a request is read; the service answers it in the nested form. */
export class NestedRefusal extends Refusal {
  readonly type: string;

  constructor(statusCode: number, type: string, message: string) {
    super(statusCode, message);
    this.type = type;
  }
}

/** What was found; where it is nothing, the service says so. */
export function orRefuse<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Refusal(404, `There is no ${name}.`);
  return found;
}

/** Never, or when it is aborted: then it fails, for the same reason. */
const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function responseOf(pending: Promise<Outcome>): Promise<Response> {
  const outcome = await pending;
  if (outcome === 'silence') return new Promise(() => {});
  if (outcome === 'reset') throw new TypeError('Failed to fetch');
  const { status, headers, type, body, hidesHeaders = false } = outcome;
  return new Response(body, { status, headers: { 'content-type': type, ...(hidesHeaders ? {} : headers) } });
}

/** What `fetch` gives for an outcome: a response, a failure, or nothing at all until it is aborted. */
export const respond = (outcome: Promise<Outcome>, signal: AbortSignal | undefined): Promise<Response> =>
  Promise.race([responseOf(outcome), untilAborted(signal)]);
