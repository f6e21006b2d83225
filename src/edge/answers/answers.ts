import { LRUCache } from 'lru-cache';
import { tell } from '../../base/told/tell.ts';
import type { Edge, EdgeFailure } from '../options.ts';
import {
  type Answer,
  logFailuresTo,
  logLine,
  readShared,
  requestAnswer,
  ServiceFailure,
  writeShared,
} from './answer.ts';
import { SingleFlight, type WaitUntil } from './single-flight.ts';

// What an edge keeps, keys included: 84 MB in all, because a worker has 128 MB and renders in what is left.

/** The answers of the service: some hundred of the largest, or a thousand as they usually are. */
const ANSWERS_MAX_BYTES = 32e6;

/** Failures, with the URLs that failed, which are up to 24 kB long. */
const FAILURES_MAX_BYTES = 4e6;

/** What was rendered, with the URLs that it was made of. */
export const RENDITIONS_MAX_BYTES = 48e6;

/** What texts take at most: two bytes for each letter. */
export const bytesOf = (...texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + 2 * length, 0);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The same text in one piece. One that was put together letter by letter, as an escaped URL, takes ten times its length. */
export const inOnePiece = (text: string): string => decoder.decode(encoder.encode(text));

/** How long a URL that failed is not asked for again. */
export const FAILURE_S = 5;
/** Where the service asks to wait for longer, that is kept up to here. */
const FAILURE_MAX_S = 300;
const REQUESTS_MAX = 64;

/** Whose posts a URL requests: those of a workspace or an integration, whatever the parameters. */
const ownerOf = (url: string): string => url.replace(/\?.*$/s, '');

/** The service's failures are remembered. */
function reportMistake(reason: unknown): void {
  if (reason instanceof ServiceFailure) return;
  const words = 'ws-widgets-edge: An answer could not be renewed; serving the previous one.';
  tell('error', 'WS-712', words, logLine(reason));
}

/** Each answer is requested once for all readers, and served stale while it is renewed or the service fails. */
export class Answers {
  readonly #edge: Pick<Edge, 'fetch' | 'cache'>;
  readonly #freshMs: number;
  readonly #revalidateMs: number;
  readonly #errorMs: number;
  readonly #kept = new LRUCache<string, Answer>({
    maxSize: ANSWERS_MAX_BYTES,
    sizeCalculation: ({ body }, url) => bytesOf(body, url) + 1000,
  });
  readonly #failures = new LRUCache<string, { readonly message: string; readonly untilMs: number }>({
    maxSize: FAILURES_MAX_BYTES,
    sizeCalculation: (_, url) => bytesOf(url) + 1000,
  });
  readonly #renewals = new SingleFlight<Answer>();
  /** Whose posts each request that is under way asks for. */
  readonly #underWay: string[] = [];
  readonly #logFailure: (failure: EdgeFailure) => void;

  constructor(edge: Pick<Edge, 'fetch' | 'lifetimes' | 'cache' | 'onError'>) {
    this.#edge = edge;
    this.#logFailure = logFailuresTo(edge.onError);
    const { maxAge, staleWhileRevalidate, staleIfError } = edge.lifetimes;
    this.#freshMs = maxAge * 1000;
    this.#revalidateMs = this.#freshMs + staleWhileRevalidate * 1000;
    this.#errorMs = this.#freshMs + staleIfError * 1000;
  }

  /** The answer at a URL that can be had without waiting; it is renewed where it is stale. */
  recall(url: string, waitUntil: WaitUntil): Answer | undefined {
    const kept = this.#kept.get(url);
    if (!kept || !this.#isYoungerThan(kept, this.#revalidateMs)) return undefined;
    const isRenewed = this.#isYoungerThan(kept, this.#freshMs) || this.#renewals.has(url) || this.#recentFailure(url);
    // A caller that does not wait for the answer does not join: the request of a worker ends before it comes.
    if (!isRenewed) this.#renew(url, waitUntil).catch(reportMistake);
    return kept;
  }

  mustWait(url: string): boolean {
    const kept = this.#kept.get(url);
    return !(kept && this.#isYoungerThan(kept, this.#revalidateMs)) && !this.#recentFailure(url);
  }

  health() {
    const nowMs = Date.now();
    const receivedAtMs = [...this.#kept.values()].map((answer) => answer.receivedAtMs).sort((a, b) => a - b);
    const ageS = (ms: number | undefined): number | null => (ms === undefined ? null : Math.round((nowMs - ms) / 1000));
    const failing = [...this.#failures.values()].filter(({ untilMs }) => untilMs > nowMs).length;
    const [newestAgeS, oldestAgeS] = [ageS(receivedAtMs.at(-1)), ageS(receivedAtMs[0])];
    return { answers: receivedAtMs.length, newestAgeS, oldestAgeS, failing };
  }

  /** The answer at a URL that is not there yet, or a `ServiceFailure`. */
  async waitFor(url: string, waitUntil: WaitUntil): Promise<Answer> {
    try {
      const failure = this.#recentFailure(url);
      if (failure) throw failure;
      return await this.#renew(url, waitUntil);
    } catch (reason) {
      const kept = this.#kept.get(url);
      if (kept && this.#isYoungerThan(kept, this.#errorMs)) return kept;
      throw reason;
    }
  }

  /** Takes what others have put into the shared cache, or asks the service. */
  #renew(url: string, waitUntil: WaitUntil): Promise<Answer> {
    return this.#renewals.run(url, waitUntil, async () => {
      const kept = this.#kept.get(url);
      const { cache } = this.#edge;
      const recalled = cache && (await readShared(cache, url));
      if (recalled && (!kept || kept.receivedAtMs < recalled.receivedAtMs)) {
        this.#kept.set(url, recalled);
        // A stale one is renewed by the next reader, who has it from memory.
        if (this.#isYoungerThan(recalled, kept ? this.#freshMs : this.#revalidateMs)) return recalled;
      }
      return this.#request(url, waitUntil);
    });
  }

  async #request(url: string, waitUntil: WaitUntil): Promise<Answer> {
    const owner = ownerOf(url);
    // An owner takes a slot while it has fewer than are free: who has many leaves as many to the others.
    const own = this.#underWay.filter((one) => one === owner).length;
    if (own >= REQUESTS_MAX - this.#underWay.length) {
      throw new ServiceFailure('Too many requests to the service are under way.');
    }
    this.#underWay.push(owner);
    try {
      const { fetch, cache } = this.#edge;
      const answer = await requestAnswer(fetch, url);
      this.#kept.set(url, answer);
      const keepForS = Math.max(this.#revalidateMs, this.#errorMs) / 1000;
      if (cache) waitUntil(writeShared(cache, url, answer, keepForS));
      return answer;
    } catch (reason) {
      if (!(reason instanceof ServiceFailure)) throw reason;
      const waitMs = Math.max(FAILURE_S * 1000, Math.min(reason.retryAfterMs ?? 0, FAILURE_MAX_S * 1000));
      const { message } = reason;
      this.#failures.set(url, { message, untilMs: Date.now() + waitMs });
      this.#logFailure({ url, message });
      throw new ServiceFailure(message, waitMs);
    } finally {
      this.#underWay.splice(this.#underWay.indexOf(owner), 1);
    }
  }

  /** By the clock, not by the cache's own: its timers may end with the request of a worker. */
  #recentFailure(url: string): ServiceFailure | undefined {
    const kept = this.#failures.get(url);
    const waitMs = (kept?.untilMs ?? 0) - Date.now();
    return kept && waitMs > 0 ? new ServiceFailure(kept.message, waitMs) : undefined;
  }

  #isYoungerThan({ receivedAtMs }: Answer, ageMs: number): boolean {
    return Date.now() - receivedAtMs < ageMs;
  }
}
