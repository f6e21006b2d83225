import { FaultError } from '../base/fault.ts';
import { readErrorAnswer } from './error-answer.ts';
import { planRetryMs } from './plan-retry.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Aborts the request, and the wait before a retry. */
  readonly signal: AbortSignal;
  /** For one request, its body included. */
  readonly timeoutMs: number;
}

/** Asks for one URL. Resolves to the JSON of the answer, unread; rejects with a `FaultError` or the signal's reason. */
export type Client = (url: string, options: RequestOptions) => Promise<unknown>;

async function requestOnce(fetch: Fetch, url: string, { signal, timeoutMs }: RequestOptions): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      // The mode that a preload hint with `crossorigin` has: nothing goes to another origin.
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, deadline]),
    });
    if (!response.ok) throw new FaultError(await readErrorAnswer(response));
    return await response.json();
  } catch (reason) {
    signal.throwIfAborted();
    if (reason instanceof FaultError) throw reason;
    if (deadline.aborted) throw new FaultError({ kind: 'timeout', message: `No answer within ${timeoutMs} ms.` });
    if (reason instanceof SyntaxError) throw new FaultError({ kind: 'malformed', message: 'The answer is no JSON.' });
    throw new FaultError({ kind: 'network', message: 'The service could not be reached.' });
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** A client that sends simple CORS requests by way of `fetch` and sends again what may pass the next time. */
export const createClient =
  (fetch: Fetch): Client =>
  async (url, options) => {
    for (let retries = 0; ; retries++) {
      try {
        return await requestOnce(fetch, url, options);
      } catch (reason) {
        const waitMs = reason instanceof FaultError ? planRetryMs(reason.fault, retries) : undefined;
        if (waitMs === undefined) throw reason;
        await wait(waitMs, options.signal);
      }
    }
  };
