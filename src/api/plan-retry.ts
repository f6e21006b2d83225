import type { Fault } from '../base/fault.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

const passes = ({ kind, status = 0 }: Fault): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'rate-limited' || (kind === 'http' && status >= 500);

/**
 * Milliseconds to wait before a request is sent again, or `undefined` where it should not be.
 * A wait that the service names (§8) is kept up to 30 s: a visitor would not sit through a longer one.
 */
export function planRetryMs(
  fault: Fault,
  retriesSoFar: number,
  random: () => number = Math.random,
): number | undefined {
  if (retriesSoFar >= RETRIES || !passes(fault)) return undefined;
  const { retryAfterMs } = fault;
  if (retryAfterMs !== undefined) return retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : undefined;
  // Between half and one and a half of the wait, so that many pages do not come back as one.
  return FIRST_WAIT_MS * 2 ** retriesSoFar * (0.5 + random());
}
