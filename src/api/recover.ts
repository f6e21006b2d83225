import { type Fault, FaultError } from '../base/fault.ts';
import { startTimer } from '../base/timer.ts';
import { readErrorAnswer } from './error-answer.ts';
import { BODY_MAX_BYTES } from './limits.ts';
import { planRetryMs } from './plan-retry.ts';

/** How one request went wrong: an answer outside 2xx, a redirect, or no answer that could be used. */
export type Failure =
  { readonly response: Response } | { readonly reason: unknown; readonly isLate: boolean; readonly timeoutMs: number };

/** By the name of what was thrown, for the page may hand in what another realm threw. */
const MALFORMED = new Map([
  ['SyntaxError', 'The answer is not JSON.'],
  // The body's own limit, and in some engines what is nested too deep to be read.
  ['RangeError', `The answer is too large: over ${BODY_MAX_BYTES / 1e6} MB, or nested too deep.`],
]);

const nameOf = (reason: unknown): string => (reason instanceof Error ? reason.name : '');

/** Browsers hide what a redirect says; Node shows its status. */
const isRedirect = ({ type, status, redirected }: Response): boolean =>
  redirected || type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** The fault that a failure stands for. */
export async function readFailure(failure: Failure): Promise<Fault> {
  if ('response' in failure) {
    if (!isRedirect(failure.response)) return readErrorAnswer(failure.response);
    const message = 'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.';
    return { kind: 'malformed', message };
  }
  if (failure.isLate) return { kind: 'timeout', message: `No answer within ${failure.timeoutMs} ms.` };
  const malformed = MALFORMED.get(nameOf(failure.reason));
  if (malformed) return { kind: 'malformed', message: malformed };
  return { kind: 'network', message: 'The service could not be reached.' };
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      stopTimer();
      reject(signal.reason as Error);
    };
    const stopTimer = startTimer(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves when it is time to send the request again; rejects with a `FaultError` where it should not be. */
export async function waitToRetry(fault: Fault, retriesSoFar: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const waitMs = planRetryMs(fault, retriesSoFar);
  if (waitMs === undefined) throw new FaultError(fault);
  await wait(waitMs, signal);
}
