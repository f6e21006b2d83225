import { traceForm } from './service/error-bodies.ts';
import { html, json, type Outcome } from './service/outcome.ts';

/**
 * What goes wrong, by the `error.kind` that results, or an HTTP status from 400 on: `network` is a service
 * that cannot be reached, `timeout` one that never answers, `malformed` a page in place of JSON, `rate-limited` a 429.
 */
export type Failure = 'network' | 'timeout' | 'malformed' | 'rate-limited' | number;

export interface FailureOptions {
  /** The workspace whose requests fail; by default all fail. */
  readonly feedId?: string;
  /** How many requests fail; by default all do until `recover()`. An element sends again, twice, what may pass. */
  readonly times?: number;
  /** The wait that a `rate-limited` answer names in `Retry-After`; by default it names none. */
  readonly retryAfterMs?: number;
}

const FEED_OF_PATH = /\/feeds\/([^/?]+)\//;

function outcomeOf(failure: Failure, path: string, retryAfterMs: number | undefined): Outcome {
  if (failure === 'network') return 'reset';
  if (failure === 'timeout') return 'silence';
  if (failure === 'malformed') return html(200);
  const status = failure === 'rate-limited' ? 429 : failure;
  const headers = retryAfterMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) };
  return json(traceForm(status, `This test service was told to answer ${status}.`, path), status, headers);
}

/** What a service was told to do wrong; the last that fits a request strikes. */
export class Failures {
  #told: { readonly failure: Failure; readonly options: FailureOptions; timesLeft: number }[] = [];

  add(failure: Failure, options: FailureOptions): void {
    if (typeof failure === 'number' && !(Number.isInteger(failure) && failure >= 400 && failure <= 599)) {
      throw new RangeError(`${failure} is not an error status, which is a whole number from 400 to 599.`);
    }
    this.#told.push({ failure, options, timesLeft: options.times ?? Infinity });
  }

  clear(): void {
    this.#told = [];
  }

  /** What happens to a request, if something goes wrong with it. */
  strike(path: string): Outcome | undefined {
    const [, written] = FEED_OF_PATH.exec(path) ?? [];
    const feedId = written === undefined ? undefined : decodeURIComponent(written);
    const struck = this.#told.findLast(
      ({ options, timesLeft }) => timesLeft > 0 && (options.feedId ?? feedId) === feedId,
    );
    if (!struck) return undefined;
    struck.timesLeft--;
    return outcomeOf(struck.failure, path, struck.options.retryAfterMs);
  }
}
