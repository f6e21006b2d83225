import { LRUCache } from 'lru-cache';
import { log } from '../../base/log.ts';
import type { Edge } from '../options.ts';
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

// The bounds of what an edge keeps, keys included: 84 MB in all, because a worker has 128 MB and renders in the rest.

/** The answers of the service: about a hundred large ones, or a thousand of the usual size. */
const ANSWERS_MAX_BYTES = 32e6;

/** Failures, with the URLs that failed, which are up to 24 kB long. */
const FAILURES_MAX_BYTES = 4e6;

/** Renditions, with the URLs of the answers that they were made of. */
export const RENDITIONS_MAX_BYTES = 48e6;

/** The most memory that texts take: two bytes for each UTF-16 code unit. */
export const bytesOf = (...texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + 2 * length, 0);

/** The same text in one piece. A text that was built letter by letter, such as an escaped URL, takes ten times its length. */
export const inOnePiece = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** How long a URL that failed is not asked for again. */
export const FAILURE_S = 5;
/** If the service asks for a longer wait, it is kept up to this. */
const FAILURE_MAX_S = 300;
const REQUESTS_MAX = 64;

/** The workspace or the integration whose posts a URL requests: the URL without its parameters. */
const ownerOf = (url: string): string => url.replace(/\?.*$/s, '');

/** Reports a mistake of our own. Failures of the service are remembered and logged by `request`. */
function reportMistake(reason: unknown): void {
  if (reason instanceof ServiceFailure) return;
  const words = 'ws-widgets-edge: An answer could not be renewed; serving the previous one.';
  log('error', 'WS-712', words, logLine(reason));
}

/** Each answer is requested once for all readers, and served stale while it is renewed or the service fails. */
export function makeAnswers(edge: Pick<Edge, 'fetch' | 'lifetimes' | 'cache' | 'onError'>) {
  const { fetch, lifetimes, cache, onError } = edge;
  const freshMs = lifetimes.maxAge * 1000;
  const revalidateMs = freshMs + lifetimes.staleWhileRevalidate * 1000;
  const errorMs = freshMs + lifetimes.staleIfError * 1000;
  const kept = new LRUCache<string, Answer>({
    maxSize: ANSWERS_MAX_BYTES,
    sizeCalculation: ({ body }, url) => bytesOf(body, url) + 1000,
  });
  const failures = new LRUCache<string, { readonly message: string; readonly untilMs: number }>({
    maxSize: FAILURES_MAX_BYTES,
    sizeCalculation: (_, url) => bytesOf(url) + 1000,
  });
  const renewals = new SingleFlight<Answer>();
  /** The owner of each request that is under way. */
  const underWay: string[] = [];
  const logFailure = logFailuresTo(onError);

  const isYoungerThan = ({ receivedAtMs }: Answer, ageMs: number): boolean => Date.now() - receivedAtMs < ageMs;

  /** Compares with the clock, and does not use the cache's own expiry, whose timers may end with the request of a worker. */
  function recentFailure(url: string): ServiceFailure | undefined {
    const failure = failures.get(url);
    const waitMs = (failure?.untilMs ?? 0) - Date.now();
    return failure && waitMs > 0 ? new ServiceFailure(failure.message, waitMs) : undefined;
  }

  /** The kept answer of a URL, unless it is so old that a reader waits for another one: after a failure none does. */
  function servable(url: string): Answer | undefined {
    const found = kept.get(url);
    const hasFailed = (failures.get(url)?.untilMs ?? 0) > Date.now() - revalidateMs;
    const servedMs = hasFailed ? Math.max(revalidateMs, errorMs) : revalidateMs;
    return found && isYoungerThan(found, servedMs) ? found : undefined;
  }

  /** The answer of a URL, if there is one that needs no waiting; it is renewed if it is stale. */
  function recall(url: string, waitUntil: WaitUntil): Answer | undefined {
    const found = servable(url);
    const isRenewed = !found || isYoungerThan(found, freshMs) || recentFailure(url) || renewals.running(url);
    // A caller that does not wait for the renewal does not join it: the request of a worker ends before the answer comes.
    if (!isRenewed) renew(url, waitUntil).catch(reportMistake);
    return found;
  }

  const mustWait = (url: string): boolean => !servable(url) && !recentFailure(url);

  function health() {
    const nowMs = Date.now();
    const ageS = ({ receivedAtMs }: Answer): number => Math.round((nowMs - receivedAtMs) / 1000);
    const agesS = [...kept.values()].map(ageS).sort((a, b) => a - b);
    const failing = [...failures.values()].filter(({ untilMs }) => untilMs > nowMs).length;
    return { answers: agesS.length, newestAgeS: agesS[0] ?? null, oldestAgeS: agesS.at(-1) ?? null, failing };
  }

  /** A new answer of a URL, or the kept one within `staleIfError`; else rejects with a `ServiceFailure`. `wait` may give up. */
  async function waitFor(url: string, waitUntil: WaitUntil, wait = (start: () => Promise<Answer>) => start()) {
    try {
      const failure = recentFailure(url);
      if (failure) throw failure;
      return await wait(() => renew(url, waitUntil));
    } catch (reason) {
      const found = kept.get(url);
      if (found && isYoungerThan(found, errorMs)) return found;
      throw reason;
    }
  }

  /** Takes what others have put into the shared cache, or asks the service. */
  function renew(url: string, waitUntil: WaitUntil): Promise<Answer> {
    return renewals.run(url, waitUntil, async () => {
      const found = kept.get(url);
      const recalled = cache && (await readShared(cache, url));
      if (recalled && (!found || found.receivedAtMs < recalled.receivedAtMs)) {
        kept.set(url, recalled);
        // A stale one is renewed when the next reader gets it from memory.
        if (isYoungerThan(recalled, found ? freshMs : revalidateMs)) return recalled;
      }
      return request(url, waitUntil);
    });
  }

  async function request(url: string, waitUntil: WaitUntil): Promise<Answer> {
    const owner = ownerOf(url);
    // An owner may take a slot while it has fewer than are free: one with many always leaves as many to the others.
    const own = underWay.filter((one) => one === owner).length;
    if (own >= REQUESTS_MAX - underWay.length)
      throw new ServiceFailure('Too many requests to the service are under way.');
    underWay.push(owner);
    try {
      const answer = await requestAnswer(fetch, url);
      kept.set(url, answer);
      if (cache) waitUntil(writeShared(cache, url, answer, Math.max(revalidateMs, errorMs) / 1000));
      return answer;
    } catch (reason) {
      if (!(reason instanceof ServiceFailure)) throw reason;
      const waitMs = Math.max(FAILURE_S * 1000, Math.min(reason.retryAfterMs ?? 0, FAILURE_MAX_S * 1000));
      const { message } = reason;
      failures.set(url, { message, untilMs: Date.now() + waitMs });
      logFailure({ url, message });
      throw new ServiceFailure(message, waitMs);
    } finally {
      underWay.splice(underWay.indexOf(owner), 1);
    }
  }

  return { recall, mustWait, health, waitFor };
}

export type Answers = ReturnType<typeof makeAnswers>;
