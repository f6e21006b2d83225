/** Where a browser cannot tell when it is idle, a page has done what it does first by then. */
const IDLE_AFTER_MS = 2000;

/** Calls back when the page has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => callback());
  else setTimeout(callback, IDLE_AFTER_MS);
}
