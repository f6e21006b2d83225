import { answerFrom, type AnswerRequest } from '../../../src/testing/service/answer-request.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
import { findTrouble } from '../troubles/troubles.ts';

/** Answers a path as the local service does, its troubles included. */
export const createAnswers = (site: Site): AnswerRequest =>
  answerFrom({
    origin: site.origin,
    postsOf: (feedId) => postsOrRefuse(feedId, site),
    embedOf: embedOrRefuse,
    troubleOf: findTrouble,
  });
