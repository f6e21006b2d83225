import { LRUCache } from 'lru-cache';
import type { Fetch } from '../api/client.ts';
import { startTimer } from '../base/timer.ts';
import { unlessAborted } from '../base/waits.ts';
import { type Answer, digest, ServiceFailure } from './answers/answer.ts';
import { type Answers, bytesOf, FAILURE_S, inOnePiece, RENDITIONS_MAX_BYTES } from './answers/answers.ts';
import { SingleFlight, type WaitUntil } from './answers/single-flight.ts';
import type { Content } from './content.ts';

/** The most requests that one reader waits for: a service may say without end that there is more. */
const REQUESTS_MAX = 40;
const WAIT_MAX_MS = 10_000;

const tooMuch = (): ServiceFailure => new ServiceFailure('What was asked for takes too many requests, or too long.');

/** Bounds what one reader waits for: requests and time. What came by then goes into the page; the next reader gets more. */
class Patience {
  #requests = 0;
  readonly #over = new AbortController();
  /** To be called when nothing waits any more: a running timer would keep all that was waited for in memory. */
  readonly end = startTimer(() => this.#over.abort(tooMuch()), WAIT_MAX_MS);

  /** Waits for an answer. Rejects with a `ServiceFailure` if a bound is exceeded; what was started goes on. */
  async waitFor<Value>(start: () => Promise<Value>): Promise<Value> {
    this.#over.signal.throwIfAborted();
    if (++this.#requests > REQUESTS_MAX) throw tooMuch();
    return unlessAborted(start(), this.#over.signal);
  }
}

/** How much of what was asked for was answered: all, some of it, or nothing that could have posts. */
export type Yield = 'all' | 'some' | 'none';

interface Rendition extends Content {
  readonly etag: string;
  readonly madeAtMs: number;
  readonly yield: Yield;
  /** The version of each answer that it was made of; `undefined` where there was none. */
  readonly answers: ReadonlyMap<string, string | undefined>;
}

export interface Served {
  readonly rendition: Rendition;
  /** When the oldest of the answers came; `undefined` where one is missing. */
  readonly receivedAtMs: number | undefined;
}

type Made = Content & Pick<Rendition, 'yield'>;

export type Make = (fetch: Fetch) => Promise<Made>;

export const makeRendition = async (made: Made, answers: Rendition['answers'] = new Map()): Promise<Rendition> => ({
  ...made,
  etag: `"${await digest(made.body)}"`,
  madeAtMs: Date.now(),
  answers,
});

/** Renders once for all readers while answers stay the same, and again before browsers have kept a rendition for `keepForMs`. */
export function makeRenditions(answers: Answers, keepForMs: number) {
  const flights = new SingleFlight<Served>();
  const renditions = new LRUCache<string, Rendition>({
    maxSize: RENDITIONS_MAX_BYTES,
    sizeCalculation: ({ body, headers, answers: parts }, key) =>
      body.length + bytesOf(key, ...Object.values(headers), ...parts.keys()) + 200 * parts.size + 1000,
  });

  /** An incomplete rendition is served while its failure is remembered, unless a new request may succeed. */
  function isServable({ yield: yielded, madeAtMs, answers: parts }: Rendition): boolean {
    const ageMs = Date.now() - madeAtMs;
    if (yielded === 'all') return ageMs < keepForMs;
    return ageMs < FAILURE_S * 1000 && ![...parts.keys()].some((url) => answers.mustWait(url));
  }

  const getAnswer = async (url: string, patience: Patience, waitUntil: WaitUntil): Promise<Answer> =>
    answers.recall(url, waitUntil) ?? answers.waitFor(url, waitUntil, (start) => patience.waitFor(start));

  async function currentOf(urls: readonly string[], waitUntil: WaitUntil) {
    const patience = new Patience();
    // All at once, so that all stale answers are renewed at the same time.
    const current = await Promise.all(urls.map((url) => getAnswer(url, patience, waitUntil).catch(orNothing)));
    patience.end();
    return new Map(urls.map((url, i) => [url, current[i]]));
  }

  async function render(key: string, make: Make, waitUntil: WaitUntil): Promise<Served> {
    const patience = new Patience();
    const used = new Map<string, Answer | undefined>();
    const made = await make(async (asked, { signal }) => {
      const url = inOnePiece(asked);
      used.set(url, undefined); // `make` may be done before the answer comes
      try {
        const answer = await getAnswer(url, patience, waitUntil);
        if (!signal?.aborted) used.set(url, answer); // of an aborted request, it is not used
        const { status, body } = answer;
        return new Response(body, { status, headers: { 'content-type': 'application/json' } });
      } catch (reason) {
        const { message, retryAfterMs = 0 } = orFailure(reason);
        const headers = { 'retry-after': String(Math.max(FAILURE_S, Math.ceil(retryAfterMs / 1000))) };
        return Response.json({ message }, { status: 503, headers });
      }
    });
    patience.end();
    const versions = new Map([...used].map(([url, answer]) => [url, answer?.version]));
    const isPartial = made.yield === 'all' && [...versions.values()].includes(undefined);
    const rendition = await makeRendition({ ...made, ...(isPartial && { yield: 'some' }) }, versions);
    renditions.set(inOnePiece(key), rendition);
    return serve(rendition, used);
  }

  return async (key: string, make: Make, waitUntil: WaitUntil): Promise<Served> => {
    const kept = renditions.get(key);
    if (kept && isServable(kept)) {
      const current = await currentOf([...kept.answers.keys()], waitUntil);
      if ([...kept.answers].every(([url, version]) => current.get(url)?.version === version))
        return serve(kept, current);
    }
    return flights.run(key, waitUntil, () => render(key, make, waitUntil));
  };
}

/** The reason, if it is a failure of the service; anything else is a bug of ours, and is thrown. */
function orFailure(reason: unknown): ServiceFailure {
  if (reason instanceof ServiceFailure) return reason;
  throw reason;
}

const orNothing = (reason: unknown): undefined => void orFailure(reason);

function serve(rendition: Rendition, answers: ReadonlyMap<string, Answer | undefined>): Served {
  const times = [...answers.values()].flatMap((answer) => answer?.receivedAtMs ?? []);
  const isWhole = rendition.yield === 'all' && times.length === answers.size;
  return { rendition, receivedAtMs: isWhole ? Math.min(Date.now(), ...times) : undefined };
}
