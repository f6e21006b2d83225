import { BURST_REQUESTS, BURST_SECONDS, REQUESTS_PER_MINUTE } from './choices.ts';

const WINDOWS = [
  { requests: BURST_REQUESTS, lengthMs: BURST_SECONDS * 1000 },
  { requests: REQUESTS_PER_MINUTE, lengthMs: 60_000 },
];

/** Counts the requests of each key or address in sliding windows (§8). */
export class RateLimiter {
  readonly #now: () => number;
  /** The times of the requests that were let through, the latest last. */
  readonly #moments = new Map<string, readonly number[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Lets a request through, or returns how many seconds to wait. */
  retryAfterSeconds(client: string): number | undefined {
    const now = this.#now();
    const moments = this.#moments.get(client) ?? [];
    const waits = WINDOWS.map(({ requests, lengthMs }) => {
      const first = moments.at(-requests);
      return first === undefined ? 0 : first + lengthMs - now;
    });
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    this.#moments.set(client, [...moments, now].slice(-REQUESTS_PER_MINUTE));
    return undefined;
  }

  clear(): void {
    this.#moments.clear();
  }
}
