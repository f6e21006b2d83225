import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAnswers } from '../../../demo/service/recorded/answer-request.ts';
import { startService } from '../../../demo/service/start-service.ts';
import paths from './recorded/paths.json' with { type: 'json' };
import { isObject, itemsOf, useService } from './service.ts';

// What anybody may ask the local service; that each answer is as described is in `endpoints.property.test.ts`.

const { get, getJson, service } = useService();
const namesOf = (items: readonly Record<string, unknown>[], name: string) => items.map((item) => String(item[name]));
const statusOf = async (path: string): Promise<number> => (await get(path)).status;

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

test('an embed names the workspaces that it joins, and is refused where nobody knows it, or without an organization', async () => {
  const joined = {
    town: ['bakery', 'club', 'library'],
    half: ['bakery', 'trouble-500~half', 'choir'],
    nothing: [],
    'join-made-9-1+choir': ['made-9-1', 'choir'],
  };
  for (const [id, feedIds] of Object.entries(joined))
    expect(await getJson(`/integration/embedded/${id}?org=valley`)).toMatchObject({ feedIds });
  for (const [asked, status] of Object.entries({ 'town?org=hill': 404, 'village?org=valley': 404, 'town?org=': 400 }))
    expect(await statusOf(`/integration/embedded/${asked}`), asked).toBe(status);
});

describe('workspaces', () => {
  const feeds = ['bakery', 'club', 'library', 'software', 'museum', 'choir', 'millbrook-bakery'];

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

  test('find posts by words of their text, in either order, and refuse what else is asked', async () => {
    const found = itemsOf(await getJson('/feeds/bakery/posts?$limit=30&$filter=RYE%20oven'));
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('The first rye of the week')]);
    expect(await statusOf("/feeds/bakery/posts?$limit=30&$filter=claps%20gt%20'5'")).toBe(400);
    const by = (order: string) => `/feeds/made-12/posts?$limit=1&$orderBy=${encodeURIComponent(order)}`;
    for (const [order, postId] of Object.entries({
      'publishedDate asc': 'made-0-11',
      'publishedDate desc': 'made-0-0',
    }))
      expect(itemsOf(await getJson(by(order)))[0], order).toMatchObject({ postId });
    for (const order of ['claps; drop', 'publishedDate', 'publishedDate asc, claps'])
      expect(await statusOf(by(order)), order).toBe(400);
  });
});

describe('pictures and the video', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../demo/service/pictures/files'));

  test('may be kept, are the letter of a workspace that is made up, and missing where there is no such file', async () => {
    const { headers } = await get(`/pictures/${files.find((file) => file.startsWith('shelf-tall-'))}`);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await (await get('/pictures/avatar-made-7.svg')).text()).toContain('>7</text>');
    for (const name of ['missing.svg', '..%2Fmonogram.ts', '%2e%2e%2fmonogram.ts', 'files', '.svg'])
      expect(await statusOf(`/pictures/${name}`), name).toBe(404);
  });

  test('come in parts when a player asks for a part', async () => {
    const whole = await get('/pictures/penalty.webm');
    const part = await get('/pictures/penalty.webm', { headers: { range: 'bytes=100-199' } });
    const said = [part.status, part.headers.get('content-range')];
    expect(said).toEqual([206, `bytes 100-199/${whole.headers.get('content-length')}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(await whole.arrayBuffer()).slice(100, 200));
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

  test('passes from trouble to what is fine, as the service does, and may be none', async () => {
    const answer = createAnswers({ origin, startedAt: Date.now() });
    for (const status of [500, 500, 200])
      expect(await answer('/feeds/trouble-500-then-fine~here/public-posts?limit=1')).toMatchObject({ status });
    expect(await answer('/feeds/trouble-silent/posts')).toBe('silence');
    expect(await answer('/feeds/trouble-reset/posts')).toBe('reset');
  });
});

describe.each(['posts', 'public-posts'])('troubles of /%s', (endpoint) => {
  const path = (feed: string) => `/feeds/${feed}~${endpoint}/${endpoint}`;

  test('come with their status, in the trace form, or in the nested one where the id says so', async () => {
    for (const statusCode of [403, 404, 413, 429, 500]) {
      const answer = await get(path(`trouble-${statusCode}`));
      const timestamp = expect.stringMatching(/\.\d{3}Z$/);
      const words = { traceId: expect.any(String), message: expect.any(String), timestamp };
      expect([answer.status, await answer.json()]).toEqual([
        statusCode,
        { ...words, path: path(`trouble-${statusCode}`), statusCode },
      ]);
    }
    for (const [status, type] of Object.entries({ 403: 'forbidden', 500: 'internal' })) {
      const answer = await get(path(`trouble-${status}-nested`));
      expect(answer.status).toBe(Number(status));
      expect(await answer.json()).toEqual({ error: { message: expect.any(String), type } });
    }
  });

  test('pass after as many failures as the id says, counted for each suffix alone', async () => {
    for (const [id, expected] of Object.entries({
      '429-then-fine': [429, 200, 200],
      '500-then-fine': [500, 500, 200],
    })) {
      for (const status of expected) expect(await statusOf(path(`trouble-${id}`)), id).toBe(status);
    }
    expect(await statusOf(`/feeds/trouble-429-then-fine~other-${endpoint}/${endpoint}`)).toBe(429);
  });
});

test('a workspace that never answers keeps neither the service from closing, nor others from their answers', async () => {
  const own = await startService();
  const [silent, slow] = ['silent', 'slow'].map((name) => fetch(`${own.url}/feeds/trouble-${name}/posts`));
  const ends = Promise.allSettled([silent, slow]);
  while (own.requests().length < 2) await fetch(`${own.url}/_requests`);
  expect((await fetch(`${own.url}/feeds/choir/posts`)).status).toBe(200);
  await own.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
