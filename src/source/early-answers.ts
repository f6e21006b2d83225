import { requestInit } from '../api/client.ts';
import { KEPT_FOR_MS, REQUESTS_MAX } from '../api/limits.ts';

/** What the first file of dist requested before the elements were defined. */
type EarlyAnswer = Readonly<{ response: Promise<Response>; abort: AbortController; requestedAtMs: number }>;

/** Where the first file leaves answers, by URL, for other copies and versions, too. Raise the number if the form changes. */
const STORE = Symbol.for('ws-widgets/early-answers/1');

/** The store, unless the page has something else in its place. */
function findStore(): Map<string, EarlyAnswer> | undefined {
  const page = globalThis as { [STORE]?: unknown };
  const store = (page[STORE] ??= new Map());
  return store instanceof Map ? store : undefined;
}

/** Requests a URL for the elements that will need it: once for all of them, and no more URLs than a page may request at once. */
export function requestEarly(url: string): void {
  const store = findStore();
  if (!store || store.size >= REQUESTS_MAX || store.has(url)) return;
  const abort = new AbortController();
  // In an async function, because the page may have put anything in place of `fetch`, which may throw.
  const response = (async () => fetch(url, requestInit(abort.signal)))();
  response.catch(() => {}); // only what takes the answer handles a failure
  store.set(url, { response, abort, requestedAtMs: Date.now() });
}

export const hasEarlyAnswers = (): boolean => (findStore()?.size ?? 0) > 0;

/** The answer to a URL that was requested early, for the first caller; from then on, its signal aborts the request. */
export function takeEarlyAnswer(url: string, signal?: AbortSignal | null): Promise<Response> | undefined {
  const store = findStore();
  const early = store?.get(url);
  if (!early || signal?.aborted) return undefined;
  store?.delete(url);
  const { response, abort, requestedAtMs } = early;
  if (Date.now() - requestedAtMs > KEPT_FOR_MS) return void abort.abort();
  signal?.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
  return response;
}
