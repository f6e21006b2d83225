import { startTimer } from '../base/timer.ts';

/** Calls `run` at a given time, or once the page is visible and online; `run` may return a stop function, `whenBack` a new time. */
export function createSeenTimer(run: () => (() => void) | void, whenBack = (dueMs: number): number => dueMs) {
  let page: Document | undefined;
  let listening: AbortController | undefined;
  let cancel: (() => void) | void;
  let dueMs = 0;
  let longestMs = 0;

  const isSeen = (): boolean => page !== undefined && page.visibilityState !== 'hidden' && navigator.onLine;

  function arm(): void {
    cancel?.();
    if (isSeen()) cancel = startTimer(() => (cancel = run() ?? cancel), Math.min(longestMs, dueMs - Date.now()));
  }

  function onChange(): void {
    if (isSeen()) dueMs = whenBack(dueMs);
    arm();
  }

  /** Replaces the time that was given before. A clock that is set back from now on does not make the wait longer. */
  function start(document: Document, atMs: number): void {
    dueMs = atMs;
    longestMs = atMs - Date.now();
    if (page !== document) {
      stop();
      page = document;
      const { signal } = (listening = new AbortController());
      page.addEventListener('visibilitychange', onChange, { signal });
      for (const change of ['online', 'offline']) page.defaultView?.addEventListener(change, onChange, { signal });
    }
    arm();
  }

  function stop(): void {
    listening?.abort();
    page = undefined;
    arm();
  }

  return { start, stop };
}
