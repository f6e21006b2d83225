import { lostModule } from '../base/import-module.ts';
import { startDeadline } from '../base/timer.ts';
import { createTurns } from '../base/turns.ts';
import { unlessAborted } from '../base/waits.ts';
import { readBody, REQUESTS_MAX } from './limits.ts';
import type * as recover from './recover.ts';

/** A simple CORS request, in the mode of a preload hint with `crossorigin`. No credentials are sent to another origin. */
export const requestInit = (signal: AbortSignal): RequestInit => ({
  credentials: 'same-origin',
  // A redirect may lead to any server, and browsers do not tell which: none is followed, and each is an error that says so.
  redirect: 'manual',
  signal,
});

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Aborts the request, and the wait before a retry. */
  readonly signal: AbortSignal;
  /** For one request, from its turn until its body is read. */
  readonly timeoutMs: number;
  /** Called when it is the request's turn: only `REQUESTS_MAX` are under way at once. */
  readonly onTurn?: (() => void) | undefined;
}

/** Requests one URL. Resolves to the JSON of the answer, unchecked; rejects with a `FaultError` or the signal's reason. */
export type Client = (url: string, options: RequestOptions) => Promise<unknown>;

/** What is needed only if a request fails. */
export type Recovery = Pick<typeof recover, 'readFailure' | 'waitToRetry'>;

/** Like `createClient`, but calls `loadRecovery` at a failure. A page has only one, so that the limit is for the whole page. */
export function createLeanClient(
  fetch: Fetch,
  loadRecovery: () => Promise<Recovery>,
  { retries: mayRetry = true } = {},
): Client {
  const inTurn = createTurns(REQUESTS_MAX);

  /** If the recovery cannot be loaded, the request fails all the same. */
  const recovery = (): Promise<Recovery> =>
    loadRecovery().catch((reason: unknown) => {
      throw lostModule(reason);
    });

  async function readJson(url: string, signal: AbortSignal): Promise<{ readonly json: unknown } | recover.Failure> {
    const response = await fetch(url, requestInit(signal));
    // A page's own `fetch` may have followed a redirect nevertheless, or return anything.
    if (!response?.ok || response.redirected) return { response };
    try {
      return { json: JSON.parse(await readBody(response)) as unknown };
    } catch (reason) {
      return { response, reason };
    }
  }

  async function request(url: string, { signal, timeoutMs, onTurn }: RequestOptions) {
    onTurn?.();
    const { signal: late, stop } = startDeadline(timeoutMs);
    const either = AbortSignal.any([signal, late]);
    try {
      const answer = await unlessAborted(readJson(url, either), either).catch((reason: unknown) => {
        signal.throwIfAborted();
        return { reason, isLate: late.aborted, timeoutMs };
      });
      if ('json' in answer) return answer;
      const { readFailure } = await recovery();
      return { fault: await readFailure(answer, url), reason: answer.reason };
    } finally {
      stop(); // the body of an error is read within the same time
    }
  }

  return async (url, options) => {
    for (let retries = 0; ; retries++) {
      const answer = await inTurn(() => request(url, options), options.signal);
      if ('json' in answer) return answer.json;
      const { waitToRetry } = await recovery();
      await waitToRetry(answer.fault, mayRetry ? retries : Infinity, options.signal, answer.reason);
    }
  };
}

/** A client that sends simple CORS requests by `fetch`, a few at once. Unless `retries` is false, it retries what may succeed the next time. */
export const createClient = (fetch: Fetch, options?: { readonly retries?: boolean | undefined }): Client =>
  createLeanClient(fetch, () => import('./recover.ts'), options);
