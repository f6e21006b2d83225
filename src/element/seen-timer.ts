import { startTimer } from '../base/timer.ts';

/**
 * Calls `run` at a moment while a page is seen and online: what is due in between waits for that. `run` may return what
 * stops what it began. `whenBack` says when it is due once the page is seen, or online, again.
 */
export function createSeenTimer(run: () => (() => void) | void, whenBack = (dueMs: number): number => dueMs) {
  let page: Document | undefined;
  let listening: AbortController | undefined;
  let cancel: (() => void) | void;
  let dueMs = 0;

  const isSeen = (): boolean => page !== undefined && page.visibilityState !== 'hidden' && navigator.onLine;

  function arm(): void {
    cancel?.();
    if (isSeen()) cancel = startTimer(() => (cancel = run() ?? cancel), Math.max(0, dueMs - Date.now()));
  }

  function onChange(): void {
    if (isSeen()) dueMs = whenBack(dueMs);
    arm();
  }

  /** In place of the moment of before. */
  function start(document: Document, atMs: number): void {
    dueMs = atMs;
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
