import { answerFrom, type AnswerRequest } from '../../../src/testing/service/answer-request.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
import { createTroubles } from '../troubles/troubles.ts';

/** Answers a path as the local service does, its troubles included. */
export function createAnswers(site: Site): AnswerRequest {
  const { origin } = site;
  const answerTrouble = createTroubles();
  return answerFrom({
    origin,
    postsOf: (feedId) => postsOrRefuse(feedId, site),
    embedOf: embedOrRefuse,
    instead: (request) => answerTrouble({ ...request, origin }),
  });
}
