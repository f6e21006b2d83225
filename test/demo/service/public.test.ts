import { describe, expect, test } from 'vitest';
import { createAnswers } from '../../../demo/service/recorded/answer-request.ts';
import { startService } from '../../../demo/service/start-service.ts';
import paths from './recorded/paths.json' with { type: 'json' };
import { isObject, itemsOf, useService } from './service.ts';

// What anybody may ask the local service; that each answer is as described is in `endpoints.property.test.ts`.

const { get, getJson, service } = useService();
const namesOf = (items: readonly Record<string, unknown>[], name: string) => items.map((item) => String(item[name]));

const PUBLIC = ['/feeds/bakery/posts', '/feeds/bakery/public-posts', '/integration/embedded/town?org=valley'];
const FAILING = ['/integration/embedded/town', '/feeds/nowhere/posts', '/feeds/trouble-500/posts', '/nowhere'];
const OTHERS = ['/feeds/trouble-html/public-posts', '/pictures/avatar-club.svg', '/openapi.json'];

test('any origin may read every answer, with its version, and ask with any header', async () => {
  const origin = 'https://example.com';
  for (const path of [...PUBLIC, ...FAILING, ...OTHERS]) {
    expect(Object.fromEntries((await get(path, { headers: { origin } })).headers), path).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After, X-Api-Version',
      'x-api-version': '2026-07',
    });
  }
  const asks = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-version' };
  const preflight = await get('/feeds/bakery/posts', { method: 'OPTIONS', headers: { origin, ...asks } });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-api-version']);
});

test('no website may read what was requested, or delete it', async () => {
  const own = await startService();
  await fetch(`${own.url}/feeds/bakery/posts`);
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    const asks = { 'access-control-request-method': 'DELETE', origin: 'https://example.com' };
    const { headers, status } = await fetch(`${own.url}/_requests`, { method, headers: asks });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(own.requests(), method).toEqual(['/feeds/bakery/posts']);
  }
  await own.close();
  expect((await get('/_requests', { headers: { origin: service().url } })).status).toBe(200);
});

describe('workspaces', () => {
  const feeds = ['bakery', 'club', 'library', 'software', 'museum', 'choir', 'millbrook-bakery', 'hall'];

  test.each(feeds)('%s gives its summaries newest first, and every address in them leads somewhere', async (feed) => {
    const posts = itemsOf(await getJson(`/feeds/${feed}/public-posts?limit=30`));
    const dates = namesOf(posts, 'publishedDate');
    expect(dates.length).toBeGreaterThan(4);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const agoMs = Date.now() - Date.parse(dates[0] ?? '');
    expect([agoMs > 0, agoMs < 5 * 60 * 60 * 1000]).toEqual([true, true]);
    const urls = posts.flatMap(({ postImage, postUrl, feedImageUrl }) =>
      [postUrl, feedImageUrl].concat(isObject(postImage) ? postImage['src'] : []),
    );
    const answers = await Promise.all([...new Set(urls.map(String))].map((url) => fetch(url)));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });
});

describe('an answer in the page, where no service is', () => {
  const origin = 'https://records.example';
  /** Without what changes from one answer to the next. */
  const withoutTimes = (body: string, origin: string): unknown =>
    JSON.parse(
      body
        .replaceAll(origin, '')
        .replaceAll(/"(traceId|timestamp|publishedDate|publishDate|created)":"[^"]*"/g, '"$1":""'),
    );

  test.each(paths)('%s is that of the service', async (path) => {
    const outcome = await createAnswers({ origin, startedAt: Date.now() })(path);
    if (!isObject(outcome)) throw new Error(`"${String(outcome)}" is not an answer.`);
    const response = await get(path);
    expect(outcome.status).toBe(response.status);
    expect(withoutTimes(String(outcome.body), origin)).toEqual(withoutTimes(await response.text(), service().url));
  });
});
