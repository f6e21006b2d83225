import { unlessAborted } from './waits.ts';

/** Runs at most `atOnce` jobs at a time. The others wait, and begin in the order in which they came. */
export function createTurns(atOnce: number) {
  let free = atOnce;
  const waiting = new Set<() => void>();

  function handOn(): void {
    const [begin] = waiting;
    if (!begin) free++;
    else if (waiting.delete(begin)) begin();
  }

  function waitForTurn(signal: AbortSignal): Promise<void> {
    let begin = (): void => {};
    const turn = new Promise<void>((resolve) => (begin = resolve));
    waiting.add(begin);
    return unlessAborted(turn, signal, () => {
      if (!waiting.delete(begin)) handOn(); // its turn had just come
    });
  }

  /** Runs a job when it is its turn. If its signal aborts before that, the job never begins: rejects with the reason. */
  return async <Value>(job: () => Promise<Value>, signal = new AbortController().signal): Promise<Value> => {
    signal.throwIfAborted();
    if (free > 0) free--;
    else await waitForTurn(signal);
    try {
      signal.throwIfAborted();
      return await job();
    } finally {
      handOn();
    }
  };
}
