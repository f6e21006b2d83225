import { createLeanClient, type Recovery } from '../api/lean-client.ts';
import { takeEarlyAnswer } from '../source/early-answers.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';
import { live } from './lazy-modules.ts';

async function loadRecovery(): Promise<Recovery> {
  await live.load();
  if (!live.current) throw new Error('live.js could not be loaded.');
  return live.current;
}

/** The one road to the service for all elements of a page. `fetch` is looked up at each call: the page may wrap it. */
export const ask: Ask = shareRequests(
  createLeanClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init), { loadRecovery }),
);
