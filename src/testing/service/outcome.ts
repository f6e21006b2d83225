export type Endpoint = 'public-posts' | 'posts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: 'application/json' | 'text/html' | 'image/svg+xml';
  readonly body: string;
  /** Whether a page may not read the headers that are not safelisted: only `content-type` is sent. */
  readonly hidesHeaders?: boolean;
}

export type Outcome = Answer | 'silence' | 'reset';

export function json(body: unknown, status = 200, headers: Answer['headers'] = {}): Answer {
  return { status, headers, type: 'application/json', body: JSON.stringify(body) };
}

export function html(status: number): Answer {
  const body = `<!doctype html><title>${status}</title><h1>${status}</h1><p>This is a page, not an answer.</p>`;
  return { status, headers: {}, type: 'text/html', body };
}

/** `crypto.randomUUID` exists only in secure contexts, and the recorded answers are made in any page. */
const makeTraceId = (): string =>
  [...crypto.getRandomValues(new Uint16Array(8))]
    .map((number) => number.toString(16).padStart(4, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** §7, the trace form. */
export function traceForm(statusCode: number, message: string, path: string) {
  return { traceId: makeTraceId(), message, path, timestamp: new Date().toISOString(), statusCode };
}

/** Thrown by a route; the service answers it in the trace form. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Returns what was found; throws a `Refusal` with 404 if that is nothing. */
export function orRefuse<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Refusal(404, `There is no ${name}.`);
  return found;
}

/** Never resolves; rejects with the signal's reason when that is aborted. */
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
