import type { Code } from '../base/log.ts';
import type { Client, RequestOptions } from '../api/client.ts';
import { ANSWER_MAX_BYTES, KEPT_FOR_MS } from '../api/limits.ts';
import { createBoundedCache } from '../base/bounded-cache.ts';
import { FaultError } from '../base/fault.ts';
import { weigh } from '../base/json.ts';
import { unlessAborted } from '../base/waits.ts';

/** For all answers of a page: four of the largest, or about a hundred of the usual ones. */
const KEPT_MAX_BYTES = 4 * ANSWER_MAX_BYTES;

/** If a request is shared, the first caller sets its `timeoutMs`; `onTurn` is not called if none is sent. */
export interface AskOptions extends RequestOptions {
  /** Sends a request even if an answer is kept. */
  readonly fresh?: boolean | undefined;
}

/** Reads the part of an answer that is of use; `undefined` makes the answer malformed. */
export type Read<Answer> = (answer: unknown) => Answer | undefined;

/** Asks for a URL and reads the answer. One URL is always read by the same function. */
export type Ask = <Answer>(url: string, read: Read<Answer>, options: AskOptions) => Promise<Answer>;

const TOO_LARGE = `The answer is too large: what was asked for takes over ${ANSWER_MAX_BYTES / 1e6} MB.`;
const malformed = (url: string, code: Code, message: string): FaultError =>
  new FaultError({ kind: 'malformed', code, message, url });

/** The useful part of an answer, and about how many bytes it takes. Throws a `FaultError` if the answer cannot be used. */
export function readUseful<Useful>(url: string, read: Read<Useful>, answer: unknown) {
  const useful = read(answer);
  if (useful === undefined) throw malformed(url, 'WS-210', 'The answer has an unknown shape.');
  const bytes = weigh(useful, ANSWER_MAX_BYTES);
  if (bytes > ANSWER_MAX_BYTES) throw malformed(url, 'WS-208', TOO_LARGE);
  return { useful, bytes };
}

interface Pending {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  readonly turn: Promise<void>;
  waiting: number;
}

/** Sends one request for all callers of a URL, as long as one of them waits. Its answer is kept for 60 s, a failure never. */
export function shareRequests(client: Client): Ask {
  const kept = createBoundedCache<unknown>(KEPT_MAX_BYTES, KEPT_FOR_MS);
  const pendings = new Map<string, Pending>();

  async function request(url: string, read: Read<unknown>, options: RequestOptions): Promise<unknown> {
    const { useful, bytes } = readUseful(url, read, await client(url, options));
    options.signal.throwIfAborted(); // nothing waits for this answer any more, and a newer one may be kept
    kept.set(url, useful, bytes + weigh(url, KEPT_MAX_BYTES));
    return useful;
  }

  function forget(url: string, pending: Pending): void {
    if (pendings.get(url) === pending) pendings.delete(url);
  }

  function start(url: string, read: Read<unknown>, timeoutMs: number): Pending {
    const abort = new AbortController();
    let onTurn = (): void => {};
    const turn = new Promise<void>((resolve) => (onTurn = resolve));
    const options = { signal: abort.signal, timeoutMs, onTurn };
    const answer = request(url, read, options).finally(() => forget(url, pending));
    const pending = { answer, abort, turn, waiting: 0 };
    pendings.set(url, pending);
    return pending;
  }

  function join(url: string, pending: Pending, { signal, onTurn }: AskOptions): Promise<unknown> {
    pending.waiting++;
    void pending.turn.then(onTurn);
    return unlessAborted(pending.answer, signal, () => {
      if (--pending.waiting > 0) return;
      forget(url, pending);
      pending.abort.abort();
    });
  }

  // The cast holds because one URL is always read by the same function.
  return (async (url, read, options) => {
    const { signal, timeoutMs, fresh } = options;
    signal.throwIfAborted();
    const answer = fresh ? undefined : kept.get(url);
    return answer ?? join(url, pendings.get(url) ?? start(url, read, timeoutMs), options);
  }) as Ask;
}
