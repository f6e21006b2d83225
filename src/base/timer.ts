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

/** Aborts with a `TimeoutError` after so long, or after the longest that a timer holds. */
export const timeoutSignal = (ms: number): AbortSignal => AbortSignal.timeout(Math.min(ms, TIMER_MAX_MS));
