/** Settles as the job does; on abort, it rejects with the reason, after `onAbort`: a page's own `fetch` may ignore signals. */
export const unlessAborted = <Value>(job: Promise<Value>, signal: AbortSignal, onAbort?: () => void): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      onAbort?.();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    // A signal that lives longer would keep the answer in memory.
    job.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject);
  });

/** Resolves before the next frame is laid out; in a hidden page, not before it is visible again. */
export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves in a task of its own, after those of the page that already wait. Not by a timer: a page may have replaced timers. */
export function laterTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Resolves in a task of its own, so that the browser can first do what a visitor waits for. */
export function nextTask(): Promise<void> {
  // Not every supported browser has `scheduler.yield()`; with it, other tasks of the page do not go first.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? laterTask();
}

/** The longest wait for a frame: a page that the browser does not display may have none until it does. */
const FRAMES_MAX_MS = 200;

/** Resolves when what is in the document now has been painted, or is not going to be painted soon. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, FRAMES_MAX_MS);
    // An observer looks at the end of the next frame, and calls back in a task after that. Not an animation frame or a timer:
    // a page may have replaced them, as a test with a clock of its own does.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/** For browsers that cannot tell when they are idle: most of what a page does first is done by then. */
const IDLE_AFTER_MS = 2000;

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => callback());
  else setTimeout(callback, IDLE_AFTER_MS);
}
