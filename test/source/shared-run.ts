import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Client } from '../../src/api/client.ts';
import { type Ask, shareRequests } from '../../src/source/shared-requests.ts';
import { type Deferred, defer } from './deferred.ts';

export const KEPT_FOR_MS = 60_000;

const GONE = 'Error: Gone.';
/** How a request ends, and what those who wait for it are told. */
const ENDS = {
  answer: (id: number) => `answer ${id}`,
  failure: (id: number) => `Error: failure ${id}`,
  nonsense: () => 'FaultError: The answer has an unknown shape.',
};
export type End = keyof typeof ENDS;

interface Request extends Deferred<unknown> {
  readonly url: string;
  readonly signal: AbortSignal;
  /** What those who wait are told, once the test has ended it. */
  told?: string;
}

interface Caller {
  readonly abort: AbortController;
  /** The requests whose answer it may get: more than one only where an answer is still on its way to all. */
  readonly from: readonly Request[];
  /** Whether it left before any of them ended. */
  hasLeft: boolean;
  got?: string;
}

const isText = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);

/** A row of steps on shared requests, and what of them went against the promise. */
export class SharedRun {
  readonly problems: string[] = [];
  readonly #requests: Request[] = [];
  readonly #callers: Caller[] = [];
  /** The answers that serve by address, and since when. */
  readonly #kept = new Map<string, { readonly request: Request; readonly atMs: number }>();
  readonly #ask: Ask;
  /** Whether nothing is on its way. */
  #isQuiet = true;

  /** `obeysAbort` is whether a request ends when it is aborted, as those of `fetch` do. */
  constructor(obeysAbort: boolean) {
    const client: Client = (url, { signal }) => {
      const request: Request = { url, signal, ...defer<unknown>() };
      if (obeysAbort) signal.addEventListener('abort', () => request.reject(signal.reason));
      this.#requests.push(request);
      return request.promise;
    };
    this.#ask = shareRequests(client);
  }

  ask(url: string, fresh: boolean): void {
    const same = this.#requests.filter((one) => one.url === url);
    const live = same.find(({ told, signal }) => !told && !signal.aborted);
    const kept = this.#kept.get(url);
    const served = kept && !fresh && Date.now() - kept.atMs < KEPT_FOR_MS ? kept.request : undefined;

    const before = this.#requests.length;
    const abort = new AbortController();
    const answer = this.#ask(url, isText, { signal: abort.signal, timeoutMs: 1, fresh });
    const [sent] = this.#requests.slice(before);

    const known = sent ?? served ?? live;
    if (sent && live) this.problems.push('A second request was sent while one was under way.');
    if (sent && served && this.#isQuiet) this.problems.push('A kept answer was asked for.');
    if (!known && this.#isQuiet) this.problems.push('Nothing was asked for.');
    const from = known && (sent || this.#isQuiet) ? [known] : same;
    const caller: Caller = { abort, from, hasLeft: false };
    this.#callers.push(caller);
    answer.then(
      (value) => (caller.got = value),
      (reason: unknown) => (caller.got = String(reason)),
    );
  }

  abort(index: number): void {
    const caller = this.#callers[index % this.#callers.length];
    if (!caller || caller.got || caller.abort.signal.aborted) return;
    caller.hasLeft = caller.from.every(({ told }) => !told);
    caller.abort.abort(new Error('Gone.'));
  }

  end(index: number, how: End): void {
    const open = this.#requests.filter(({ told }) => !told);
    const request = open[index % open.length];
    if (!request) return;
    const id = this.#requests.indexOf(request);
    request.told = ENDS[how](id);
    if (how === 'failure') request.reject(new Error(`failure ${id}`));
    else request.resolve(how === 'answer' ? request.told : null);
    if (how === 'answer' && !request.signal.aborted) this.#kept.set(request.url, { request, atMs: Date.now() });
  }

  /** Gives all that is on its way its turn, or only so many promises. */
  async pass(turns: 'all' | number): Promise<void> {
    if (turns === 'all') await nextTurn();
    else for (let i = 0; i < turns; i++) await undefined;
    this.#isQuiet = turns === 'all';
    if (this.#isQuiet) this.#checkAborts();
  }

  /** A request lives as long as somebody waits for it, and no longer. */
  #checkAborts(): void {
    for (const request of this.#requests) {
      if (request.told) continue;
      const waiting = this.#callers.filter(({ from, abort }) => from.includes(request) && !abort.signal.aborted);
      if (waiting.length === 0 && !request.signal.aborted) this.problems.push('Nobody waits, and it goes on.');
      const isWaitedFor = waiting.some(({ from, got }) => from.length === 1 && !got);
      if (isWaitedFor && request.signal.aborted) this.problems.push('It was aborted while somebody waits.');
    }
  }

  /** Ends all requests, and looks at what everybody got. */
  async finish(): Promise<void> {
    await this.pass('all');
    while (this.#requests.some(({ told }) => !told)) this.end(0, 'answer');
    await this.pass('all');
    for (const { got, from, hasLeft, abort } of this.#callers) {
      const told = from.map((request) => request.told);
      const fits = hasLeft ? got === GONE : told.includes(got) || (abort.signal.aborted && got === GONE);
      if (!fits) this.problems.push(`Got "${got}" where it was ${hasLeft ? 'gone' : told.join(' or ')}.`);
      const listeners = getEventListeners(abort.signal, 'abort').length;
      if (listeners > 0) this.problems.push(`${listeners} listeners were left behind.`);
    }
  }
}
