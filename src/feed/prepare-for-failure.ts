import { pause } from '../base/timer.ts';
import { whenIdle } from '../base/waits.ts';
import type { Dependency } from '../element/lazy-module.ts';

// Stryker disable all: `test/feed/first-page.test.ts` tries it in a page of its own, where no fault is put in.
/** Tries again until it works, less and less often. */
async function prepare(live: Dependency, pauseMs = 5000): Promise<void> {
  await live.load();
  if (live.isLoaded) return;
  await pause(pauseMs);
  await prepare(live, 2 * pauseMs);
}

let prepared: Promise<void> | undefined;

/** Fetches what a failure needs when the page is idle, once: at the failure there may be no network. Resolves when it is here. */
export const prepareForFailure = (live: Dependency): Promise<void> =>
  (prepared ??= new Promise((resolve) => whenIdle(() => resolve(prepare(live)))));
