import { createLeanClient, type Recovery } from '../api/lean-client.ts';
import { takeEarlyAnswer } from '../source/early-answers.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';
import { beside } from './view/lazy-modules.ts';

async function loadRecovery(): Promise<Recovery> {
  await beside.load();
  if (!beside.current) throw new Error('What comes beside the posts could not be loaded.');
  return beside.current;
}

/** The one road to the service for all elements of a page. `fetch` is looked up at each call: the page may wrap it. */
export const ask: Ask = shareRequests(
  createLeanClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init), { loadRecovery }),
);
