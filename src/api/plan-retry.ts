import type { Fault } from '../base/fault.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

interface PassingFault extends Fault {
  readonly kind: Extract<Fault['kind'], 'network' | 'timeout' | 'rate-limited' | 'http'>;
}

/** Whether trying again can help. What else goes wrong is for the owner, or the service, to fix. */
export const mayPass = (fault: Fault): fault is PassingFault =>
  fault.kind === 'network' ||
  fault.kind === 'timeout' ||
  fault.kind === 'rate-limited' ||
  (fault.kind === 'http' && (fault.status ?? 0) >= 500);

/**
 * Milliseconds to wait before a request is sent again, or `undefined` where it should not be.
 * A wait that the service names (§8) is kept up to 30 s: a visitor would not sit through a longer one.
 */
export function planRetryMs(
  fault: Fault,
  retriesSoFar: number,
  random: () => number = Math.random,
): number | undefined {
  if (retriesSoFar >= RETRIES || !mayPass(fault)) return undefined;
  const { retryAfterMs } = fault;
  if (retryAfterMs !== undefined) return retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : undefined;
  // Between half and one and a half of the wait, so that many pages do not come back as one.
  return FIRST_WAIT_MS * 2 ** retriesSoFar * (0.5 + random());
}
