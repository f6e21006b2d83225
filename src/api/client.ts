import { readBody } from './read-body.ts';
import type { Failure } from './recover.ts';
import { requestInit } from './request-init.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Aborts the request, and the wait before a retry. */
  readonly signal: AbortSignal;
  /** For one request, its body included. */
  readonly timeoutMs: number;
}

/** Asks for one URL. Resolves to the JSON of the answer, unread; rejects with a `FaultError` or the signal's reason. */
export type Client = (url: string, options: RequestOptions) => Promise<unknown>;

/** A client that sends simple CORS requests by way of `fetch`, and sends again what may pass the next time. */
export const createClient =
  (fetch: Fetch): Client =>
  async (url, { signal, timeoutMs }) => {
    for (let retries = 0; ; retries++) {
      const deadline = AbortSignal.timeout(timeoutMs);
      let failure: Failure;
      try {
        const response = await fetch(url, requestInit(AbortSignal.any([signal, deadline])));
        if (response.ok) return JSON.parse(await readBody(response));
        failure = { response };
      } catch (reason) {
        signal.throwIfAborted();
        failure = { reason, isLate: deadline.aborted, timeoutMs };
      }
      // A chunk of its own: where all goes well, nobody needs it.
      const { recover } = await import('./recover.ts');
      await recover(failure, retries, signal);
    }
  };
