import {
  answerFrom,
  type AnswerRequest,
  clampLimit,
  clampOffset,
} from '../../../src/testing/service/answer-request.ts';
import { embedOrRefuse, postsOrRefuse, type Site } from '../posts/site.ts';
import { findTrouble } from '../troubles/troubles.ts';

/** Answers a path as the local service does, its troubles included. Some of these pass: requests are counted. */
export function createAnswers(site: Site): AnswerRequest {
  const requestsByFeed = new Map<string, number>();
  const { origin } = site;
  return answerFrom({
    origin,
    postsOf: (feedId) => postsOrRefuse(feedId, site),
    embedOf: embedOrRefuse,
    instead({ endpoint, feedId, asked, path }) {
      const trouble = findTrouble(feedId);
      if (!trouble) return undefined;
      const earlier = requestsByFeed.get(feedId) ?? 0;
      requestsByFeed.set(feedId, earlier + 1);
      const offset = endpoint === 'posts' ? clampOffset(asked['$offset']) : 0;
      const limit = clampLimit(asked[endpoint === 'posts' ? '$limit' : 'limit']);
      return Promise.resolve(trouble({ endpoint, feedId, offset, limit, path, origin, earlier }));
    },
  });
}
