import autocannon from 'autocannon';

export interface LoadOptions {
  readonly url: string;
  readonly feedIds: readonly string[];
  /** How many requests in all. */
  readonly amount: number;
  readonly connections: number;
  /** Called once, when half of the answers are there. */
  readonly onHalf?: (() => void) | undefined;
}

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly seconds: number;
  /** Answers other than 2xx, connections that broke, and requests without an answer. */
  readonly failed: number;
  /** Those of the failed ones that had no answer within ten seconds. */
  readonly late: number;
}

/** Sends requests for the widgets of some feeds, one after the other on each of many connections. */
export async function measureLoad({ url, feedIds, amount, connections, onHalf }: LoadOptions): Promise<Load> {
  let answers = 0;
  const { requests, latency, duration, errors, timeouts, non2xx } = await new Promise<autocannon.Result>(
    (resolve, reject) => {
      const load = autocannon(
        { url, connections, amount, requests: feedIds.map((feedId) => ({ path: `/widget?feed-id=${feedId}` })) },
        (error: unknown, result) => (error ? reject(error as Error) : resolve(result)),
      );
      load.on('response', () => {
        if (++answers === Math.ceil(amount / 2)) onHalf?.();
      });
    },
  );
  return {
    requestsPerSecond: Math.round(requests.total / duration),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    seconds: duration,
    failed: errors + non2xx + (amount - requests.total),
    late: timeouts,
  };
}
