import { nextTask } from './next-task.ts';

/** A page that the browser displays nowhere may have no frames for as long as that lasts. */
const FRAMES_MAX_MS = 200;

/** Resolves when what is in the document now has been painted, or will not be soon. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, FRAMES_MAX_MS);
    // A task after the frame that paints it.
    requestAnimationFrame(() => void nextTask().then(resolve));
  });
}
