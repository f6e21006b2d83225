import { carriedFault, FaultError } from '../../base/fault.ts';
import type { AnswerStore } from './answer-store.ts';
import type { Ask } from '../shared-requests.ts';

export interface KeptAnswers {
  /** Asks the service, and keeps what it answers. */
  readonly ask: Ask;
  /** Gives what was kept, without a request. */
  readonly recall: Ask;
}

/** Keeps the last answer to each URL in a store, until the service takes it back. */
export function keepAnswers(ask: Ask, store: AnswerStore): KeptAnswers {
  /** Elements that share a request share its answer, too: it is kept once. */
  const kept = new WeakSet<WeakKey>();

  function keep(url: string, answer: unknown): void {
    if (typeof answer !== 'object' || answer === null || kept.has(answer)) return;
    kept.add(answer);
    store.keep(url, answer);
  }

  return {
    async ask(url, read, options) {
      try {
        const answer = await ask(url, read, options);
        keep(url, answer);
        return answer;
      } catch (reason) {
        const { kind, status = 0 } = carriedFault(reason) ?? {};
        // It is gone, or no longer public: what was kept of it goes, too.
        if (kind === 'http' && status < 500) store.forget(url);
        throw reason;
      }
    },
    async recall(url, read) {
      const found = store.read(url);
      // A list was kept without the envelope that it came in.
      const answer = read(found) ?? read({ items: found });
      if (answer === undefined)
        throw new FaultError({ kind: 'malformed', code: 'WS-211', message: 'No answer is kept.' });
      return answer;
    },
  };
}
