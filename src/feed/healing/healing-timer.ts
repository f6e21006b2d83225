import { onceNear } from '../../element/near-viewport.ts';
import { createSeenTimer } from '../../element/seen-timer.ts';

/** The pause before the first attempt, and the longest: up to twice as long, so that many pages do not come back as one. */
const [PAUSE_MS, PAUSE_MAX_MS] = [3000, 300_000];
/** When the page is online, or seen, again: within a second, but no sooner after the last attempt than this. */
const [SOON_MS, APART_MS] = [1000, 2000];

/** Calls again and again, with growing pauses, while an element is on the screen of a page that is seen and online. */
export function createHealingTimer(element: Element, attempt: () => void) {
  let isRunning = false;
  let attempts = 0;
  let lastMs = 0;
  const soonMs = (): number => Math.max(Date.now() + SOON_MS * Math.random(), lastMs + APART_MS);
  const run = (): void => (pause(), attempt());
  const timer = createSeenTimer(
    () => onceNear(element, run),
    (dueMs) => Math.min(dueMs, soonMs()),
  );

  function pause(): void {
    const pauseMs = Math.min(PAUSE_MS * 2 ** attempts, PAUSE_MAX_MS);
    timer.start(element.ownerDocument, Date.now() + pauseMs * (1 + Math.random()));
  }

  return {
    start(): void {
      if (!isRunning) pause();
      isRunning = true;
    },
    /** The pauses go on to grow. */
    stop(): void {
      isRunning = false;
      timer.stop();
    },
    /** The pauses begin again. */
    reset: () => void (attempts = 0),
    /** The service is requested now. */
    attempted(): void {
      attempts++;
      lastMs = Date.now();
    },
  };
}
