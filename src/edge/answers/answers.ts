import { LRUCache } from 'lru-cache';
import type { Fetch } from '../../api/client.ts';
import type { Lifetimes, SharedCache } from '../options.ts';
import { type Answer, requestAnswer, ServiceFailure } from './answer.ts';
import { SharedAnswers } from './shared-answers.ts';
import { SingleFlight, type WaitUntil } from './single-flight.ts';

/** The memory that the answers may take: some hundred of the largest, or a thousand as they usually are. */
const KEPT_MAX_BYTES = 32e6;
/** How long a URL that failed is not asked for again. */
export const FAILURE_S = 5;
/** Where the service asks to wait for longer, that is kept up to here. */
const FAILURE_MAX_S = 300;
const FAILURES_MAX = 10_000;
/** Most requests to the service that are under way at once. */
const REQUESTS_MAX = 64;

interface Options {
  readonly fetch: Fetch;
  readonly lifetimes: Lifetimes;
  readonly cache: SharedCache | undefined;
}

/**
 * The answers of the service: each is requested once for all readers while it is fresh, served stale while it is
 * renewed, and while the service fails.
 */
export class Answers {
  readonly #fetch: Fetch;
  readonly #freshMs: number;
  readonly #revalidateMs: number;
  readonly #errorMs: number;
  readonly #shared: SharedAnswers | undefined;
  readonly #kept: LRUCache<string, Answer>;
  readonly #failures = new LRUCache<string, { readonly failure: ServiceFailure; readonly untilMs: number }>({
    max: FAILURES_MAX,
  });
  readonly #requests = new SingleFlight<Answer>();
  readonly #recalls = new SingleFlight<Answer | undefined>();
  #running = 0;

  constructor({ fetch, lifetimes, cache }: Options) {
    const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
    this.#fetch = fetch;
    this.#freshMs = maxAge * 1000;
    this.#revalidateMs = this.#freshMs + staleWhileRevalidate * 1000;
    this.#errorMs = this.#freshMs + staleIfError * 1000;
    this.#shared = cache && new SharedAnswers(cache, maxAge + Math.max(staleWhileRevalidate, staleIfError));
    this.#kept = new LRUCache({
      maxSize: KEPT_MAX_BYTES,
      sizeCalculation: ({ body }, url) => 2 * (body.length + url.length) + 200,
    });
  }

  /** The answer at a URL, or a `ServiceFailure`. A fresh one is there at once, without a promise. */
  get(url: string, waitUntil: WaitUntil): Answer | Promise<Answer> {
    const kept = this.#kept.get(url);
    return kept && this.#isYoungerThan(kept, this.#freshMs) ? kept : this.#renew(url, kept, waitUntil);
  }

  async #renew(url: string, inMemory: Answer | undefined, waitUntil: WaitUntil): Promise<Answer> {
    const kept = (await this.#recall(url, waitUntil)) ?? inMemory;
    if (kept && this.#isYoungerThan(kept, this.#freshMs)) return kept;

    const failure = this.#recentFailure(url);
    if (kept && this.#isYoungerThan(kept, this.#revalidateMs)) {
      // Those who do not wait for the answer do not join: a worker's request is over before it comes.
      if (!failure && !this.#requests.has(url)) this.#request(url, waitUntil).catch(() => undefined);
      return kept;
    }
    try {
      if (failure) throw failure;
      return await this.#request(url, waitUntil);
    } catch (reason) {
      if (kept && this.#isYoungerThan(kept, this.#errorMs)) return kept;
      throw reason;
    }
  }

  /** What others have put into the shared cache meanwhile. */
  async #recall(url: string, waitUntil: WaitUntil): Promise<Answer | undefined> {
    const shared = this.#shared;
    if (!shared || this.#requests.has(url) || this.#recentFailure(url)) return undefined;
    return this.#recalls.run(url, waitUntil, async () => {
      const recalled = await shared.get(url);
      const kept = this.#kept.get(url);
      if (!recalled || (kept && kept.receivedAtMs >= recalled.receivedAtMs)) return undefined;
      this.#kept.set(url, recalled);
      return recalled;
    });
  }

  #request(url: string, waitUntil: WaitUntil): Promise<Answer> {
    return this.#requests.run(url, waitUntil, async () => {
      if (this.#running >= REQUESTS_MAX) throw new ServiceFailure('Too many requests to the service are under way.');
      this.#running++;
      try {
        const answer = await requestAnswer(this.#fetch, url);
        this.#kept.set(url, answer);
        const writing = this.#shared?.set(url, answer);
        if (writing) waitUntil(writing);
        return answer;
      } catch (reason) {
        if (!(reason instanceof ServiceFailure)) throw reason;
        const waitMs = Math.max(FAILURE_S * 1000, Math.min(reason.retryAfterMs ?? 0, FAILURE_MAX_S * 1000));
        this.#failures.set(url, { failure: reason, untilMs: Date.now() + waitMs });
        throw reason;
      } finally {
        this.#running--;
      }
    });
  }

  /** By the clock, not by the cache's own: its timers may end with the request of a worker. */
  #recentFailure(url: string): ServiceFailure | undefined {
    const kept = this.#failures.get(url);
    return kept && kept.untilMs > Date.now() ? kept.failure : undefined;
  }

  #isYoungerThan({ receivedAtMs }: Answer, ageMs: number): boolean {
    return Date.now() - receivedAtMs < ageMs;
  }
}
