import { answerFrom, type AnswerRequest } from '../../../src/testing/service/answer-request.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
import { createTroubles } from '../troubles/troubles.ts';

/** Answers paths as the local service does, including the workspaces in trouble. */
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
