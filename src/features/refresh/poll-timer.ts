import { createSeenTimer } from '../../element/seen-timer.ts';

/** Failures after which the wait grows no longer. */
const DOUBLINGS_MAX = 6;

/** Looks again and again, as long as the page is seen and online; less and less often while it fails. */
export function createPollTimer(look: () => void) {
  const { start, stop } = createSeenTimer(look);
  let lastMs = Date.now();
  let failures = 0;
  let leastMs = 0;
  return {
    /** The service was requested just now: the wait begins again. */
    asked: () => void (lastMs = Date.now()),
    succeeded: () => void (failures = leastMs = 0),
    /** `waitMs` is the least that the service wants to be left alone. */
    failed(waitMs = 0): void {
      failures = Math.min(failures + 1, DOUBLINGS_MAX);
      leastMs = waitMs;
    },
    run: (page: Document, everyMs: number) => start(page, lastMs + Math.max(everyMs * 2 ** failures, leastMs)),
    stop,
  };
}
