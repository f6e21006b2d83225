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
