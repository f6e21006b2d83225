import { createLeanClient } from '../api/client.ts';
import type { Live } from '../feed/feed.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { takeEarlyAnswer } from '../source/early-answers.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';

/** What a feed does once its first answer is displayed. The first cards need none of it. */
export const live = new LazyModule<Live>(() => import('./live.ts'));

async function loadLive(): Promise<Live> {
  await live.load();
  if (!live.current) throw new Error('live.js could not be loaded.');
  return live.current;
}

/** Sends the requests of all elements of a page to the service. `fetch` is looked up at each call: the page may wrap it. */
export const ask: Ask = shareRequests(
  createLeanClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init), loadLive),
);
