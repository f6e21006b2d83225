/** The longest wait that a platform's timer holds. A longer one would be over at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Calls `run` after a wait of any length. Returns what stops it. */
export function startTimer(run: () => void, waitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (leftMs: number): void => {
    const stepMs = Math.min(leftMs, TIMER_MAX_MS);
    timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : run()), stepMs);
  };
  wait(waitMs);
  return () => clearTimeout(timer);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => startTimer(resolve, ms));

/** A deadline, to be stopped when nothing waits any more. `AbortSignal.timeout` holds all that listens to it until its time is over. */
export function startDeadline(ms: number, late = new AbortController()) {
  const stop = startTimer(() => late.abort(new DOMException('The request timed out.', 'TimeoutError')), ms);
  return { signal: late.signal, stop };
}
