/** The longest delay that `setTimeout()` takes. A longer one would end at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Calls `run` after a wait of any length. Returns a function that stops it. */
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

/** A deadline, to be stopped when nothing waits for it. `AbortSignal.timeout()` would keep its listeners in memory until it is over. */
export function startDeadline(ms: number, late = new AbortController()) {
  const stop = startTimer(() => late.abort(new DOMException('The request timed out.', 'TimeoutError')), ms);
  return { signal: late.signal, stop };
}
