import type { Client } from '../api/client.ts';
import { BoundedCache } from '../base/bounded-cache.ts';
import { FaultError } from '../base/fault.ts';

const KEPT_FOR_MS = 60_000;
const KEPT_MAX = 60;

export interface AskOptions {
  readonly signal: AbortSignal;
  /** For one request; where the request is shared, the first to ask sets it. */
  readonly timeoutMs: number;
  /** Asks the service even where an answer is kept. */
  readonly fresh?: boolean;
}

/** Reads the part of an answer that is of use; `undefined` makes the answer malformed. */
export type Read<Answer> = (answer: unknown) => Answer | undefined;

/** Asks for a URL and reads the answer. One URL is always read by the same function. */
export type Ask = <Answer>(url: string, read: Read<Answer>, options: AskOptions) => Promise<Answer>;

interface Pending {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
}

/**
 * Lets all who ask for the same URL share one request, and its answer for 60 s.
 * A request lives as long as anyone waits for it; a failure is never kept.
 */
export function shareRequests(client: Client): Ask {
  const kept = new BoundedCache<unknown>(KEPT_MAX, KEPT_FOR_MS);
  const pendings = new Map<string, Pending>();

  async function request(url: string, read: Read<unknown>, signal: AbortSignal, timeoutMs: number): Promise<unknown> {
    const answer = read(await client(url, { signal, timeoutMs }));
    if (answer === undefined) throw new FaultError({ kind: 'malformed', message: 'The answer has an unknown shape.' });
    signal.throwIfAborted(); // nobody waits for it any more, and a newer one may be kept
    kept.set(url, answer);
    return answer;
  }

  function forget(url: string, pending: Pending): void {
    if (pendings.get(url) === pending) pendings.delete(url);
  }

  function start(url: string, read: Read<unknown>, timeoutMs: number): Pending {
    const abort = new AbortController();
    const answer = request(url, read, abort.signal, timeoutMs).finally(() => forget(url, pending));
    const pending = { answer, abort, waiting: 0 };
    pendings.set(url, pending);
    return pending;
  }

  function join(url: string, pending: Pending, signal: AbortSignal): Promise<unknown> {
    pending.waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--pending.waiting === 0) {
          forget(url, pending);
          pending.abort.abort();
        }
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      pending.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  // The cast holds because one URL is always read by the same function.
  return (async (url, read, { signal, timeoutMs, fresh }) => {
    signal.throwIfAborted();
    const answer = fresh ? undefined : kept.get(url);
    return answer ?? join(url, pendings.get(url) ?? start(url, read, timeoutMs), signal);
  }) as Ask;
}
