import { AnswerStore } from '../source/answer-store.ts';
import { keepAnswers, type KeptAnswers } from '../source/keep-answers.ts';
import type { Ask } from '../source/shared-requests.ts';

let answers: KeptAnswers | undefined;

/** What is kept of the service's answers as long as the tab is open: for owners who turn it on, and a part of its own. */
export const keptAnswers = (ask: Ask): KeptAnswers =>
  (answers ??= keepAnswers(ask, new AnswerStore(() => sessionStorage)));
