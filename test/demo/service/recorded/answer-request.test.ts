import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../../demo/service/recorded/answer-request.ts';
import { isObject, useService } from '../service.ts';
import paths from './paths.json' with { type: 'json' };

const { service, get } = useService();

/** What changes from one answer to the next. */
const settle = (body: string, origin: string): unknown =>
  JSON.parse(
    body
      .replaceAll(origin, '')
      .replaceAll(/"(traceId|timestamp|publishedDate|publishDate|created)":"[^"]*"/g, '"$1":""'),
  );

const origin = 'https://records.example';

describe('an answer in the page', () => {
  it.each(paths)('%s is that of the service', async (path) => {
    const outcome = await createAnswers({ origin, startedAt: Date.now() })(path);
    if (!isObject(outcome)) throw new Error(`"${String(outcome)}" is not an answer.`);
    const response = await get(path);
    expect(outcome.status).toBe(response.status);
    expect(settle(String(outcome.body), origin)).toEqual(settle(await response.text(), service().url));
  });

  it('passes from trouble to what is fine, as the service does, and may be none', async () => {
    const answer = createAnswers({ origin, startedAt: Date.now() });
    for (const status of [500, 500, 200]) {
      expect(await answer('/feeds/trouble-500-then-fine~here/public-posts?limit=1')).toMatchObject({ status });
    }
    expect(await answer('/feeds/trouble-silent/posts')).toBe('silence');
    expect(await answer('/feeds/trouble-reset/posts')).toBe('reset');
  });
});
