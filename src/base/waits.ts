/** What a job brings, or the signal's reason, after `onAbort`: a page's own `fetch` may not know signals. */
export const unlessAborted = <Value>(job: Promise<Value>, signal: AbortSignal, onAbort?: () => void): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      onAbort?.();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    // A signal that lives on would hold the answer.
    job.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Resolves before the next frame is laid out, which comes when the page is visible. */
export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves in a task of its own, after those of the page that wait already. By no timer: a page may have replaced those. */
export function laterTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage);
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Resolves in a task of its own, so that the browser can do before it what a visitor waits for. */
export function nextTask(): Promise<void> {
  // Not in every browser that is supported; where it is, other tasks of the page do not go first.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? laterTask();
}

/** A page that the browser does not display may have no frames until it does. */
const FRAMES_MAX_MS = 200;

/** Resolves when what is in the document now has been painted, or will not be soon. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, FRAMES_MAX_MS);
    // It looks at the end of the next frame, and calls back in a task after that. A page may have replaced its timers and
    // animation frames, as a test with a clock of its own does.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/** Where a browser cannot tell when it is idle, a page has done what it does first by then. */
const IDLE_AFTER_MS = 2000;

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => callback());
  else setTimeout(callback, IDLE_AFTER_MS);
}
