import { createClient } from '../api/client.ts';
import { takeEarlyAnswer } from '../source/early-answers.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';

/** The one road to the service for all elements of a page. `fetch` is looked up at each call: the page may wrap it. */
export const ask: Ask = shareRequests(
  createClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init)),
);
