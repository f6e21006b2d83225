import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../../demo/service/recorded/answer-request.ts';
import { isObject, useService } from '../service.ts';

const { service, get } = useService();

/** What changes from one answer to the next. */
const settle = (body: string, origin: string): unknown =>
  JSON.parse(
    body
      .replaceAll(origin, '')
      .replaceAll(/"(traceId|timestamp|publishedDate|publishDate|created)":"[^"]*"/g, '"$1":""'),
  );

const origin = 'https://records.example';
const PATHS = [
  '/feeds/bakery/public-posts?limit=3',
  '/feeds/bakery/public-posts?limit=99',
  '/feeds/bakery/public-posts?limit=many',
  '/feeds/bakery/posts?$offset=0&$limit=10',
  '/feeds/library/posts?$offset=100&$limit=30',
  '/feeds/library/posts?$offset=500&$limit=500',
  '/feeds/library/posts?$limit=3&$limit=4',
  '/feeds/club/posts?$filter=cup&$orderBy=publishedDate%20asc',
  '/feeds/made-7/posts?$offset=5',
  '/v1/feeds/museum/public-posts',
  '/feeds/nobody/posts',
  '/feeds/a%2Fb/posts',
  '/feeds/trouble-403/public-posts?limit=1',
  '/feeds/trouble-half-broken/posts?$limit=3',
  '/feeds/trouble-second-page-500/posts?$offset=1&$limit=1',
  '/integration/embedded/town?org=valley',
  '/integration/embedded/town?org=other',
  '/nothing',
];

describe('an answer in the page', () => {
  it.each(PATHS)('%s is that of the service', async (path) => {
    const outcome = await createAnswers({ origin, startedAt: Date.now() })(path);
    if (!isObject(outcome)) throw new Error(`"${String(outcome)}" is no answer.`);
    const response = await get(path);
    expect(outcome.status).toBe(response.status);
    expect(settle(String(outcome.body), origin)).toEqual(settle(await response.text(), service().url));
  });

  it('passes from trouble to what is fine, as the service does', async () => {
    const answer = createAnswers({ origin, startedAt: Date.now() });
    for (const status of [500, 500, 200]) {
      expect(await answer('/feeds/trouble-500-then-fine~here/public-posts?limit=1')).toMatchObject({ status });
    }
  });

  it('may be none', async () => {
    const answer = createAnswers({ origin, startedAt: Date.now() });
    expect(await answer('/feeds/trouble-silent/posts')).toBe('silence');
    expect(await answer('/feeds/trouble-reset/posts')).toBe('reset');
  });
});
