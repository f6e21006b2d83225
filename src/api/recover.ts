import { type Fault, FaultError } from '../base/fault.ts';
import { readErrorAnswer } from './error-answer.ts';
import { BODY_MAX_BYTES } from './limits.ts';
import { planRetryMs } from './plan-retry.ts';

/** How one request went wrong: an answer outside 2xx, or none that could be used. */
export type Failure =
  { readonly response: Response } | { readonly reason: unknown; readonly isLate: boolean; readonly timeoutMs: number };

/** By the name of what was thrown, for the page may hand in what another realm threw. */
const MALFORMED = new Map([
  ['SyntaxError', 'The answer is no JSON.'],
  // The body's own limit, and in some engines what is nested too deep to be read.
  ['RangeError', `The answer is too large: over ${BODY_MAX_BYTES / 1e6} MB, or nested too deep.`],
]);

const nameOf = (reason: unknown): string => (reason instanceof Error ? reason.name : '');

async function readFailure(failure: Failure): Promise<Fault> {
  if ('response' in failure) return readErrorAnswer(failure.response);
  if (failure.isLate) return { kind: 'timeout', message: `No answer within ${failure.timeoutMs} ms.` };
  const malformed = MALFORMED.get(nameOf(failure.reason));
  if (malformed) return { kind: 'malformed', message: malformed };
  return { kind: 'network', message: 'The service could not be reached.' };
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves when it is time to send the request again; rejects with a `FaultError` where it should not be. */
export async function recover(failure: Failure, retriesSoFar: number, signal: AbortSignal): Promise<void> {
  const fault = await readFailure(failure);
  signal.throwIfAborted();
  const waitMs = planRetryMs(fault, retriesSoFar);
  if (waitMs === undefined) throw new FaultError(fault);
  await wait(waitMs, signal);
}
