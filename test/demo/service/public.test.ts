import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../../demo/panels/publish/draft.ts';
import { workspaces } from '../../../demo/service/posts/workspaces.ts';
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

test('the log of requests has path and query of each, oldest first, without images and preflights', async () => {
  const own = await startService();
  const ask = (path: string, method = 'GET') => fetch(own.url + path, { method });
  await ask('/v1/feeds/bakery/posts?$offset=10');
  await ask('/pictures/avatar-bakery.svg');
  await ask('/feeds/bakery/posts', 'OPTIONS');
  await ask('/feeds/trouble-500/public-posts?limit=3');
  const expected = ['/v1/feeds/bakery/posts?$offset=10', '/feeds/trouble-500/public-posts?limit=3'];
  expect(own.requests()).toEqual(expected);
  expect(await (await ask('/_requests')).json()).toEqual({ requests: expected });
  expect((await ask('/_requests', 'DELETE')).status).toBe(204);
  await ask('/openapi.json');
  expect(own.requests()).toEqual(['/openapi.json']);
  await own.close();
  // It takes the port that it is given.
  const again = await startService({ port: Number(new URL(own.url).port) });
  expect(again.url).toBe(own.url);
  await again.close();
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

  test('have so many posts within reach, each with an id of its own, most named one way and a few another way', async () => {
    const counts = { bakery: 24, club: 41, library: 130, software: 18, museum: 14, choir: 6, empty: 0 };
    for (const [feed, count] of Object.entries(counts)) {
      const pages = [0, 30, 60, 90, 100].map((offset) => getJson(`/feeds/${feed}/posts?$offset=${offset}&$limit=30`));
      const posts = (await Promise.all(pages)).flatMap(itemsOf);
      expect(new Set(posts.map((post) => post['postId'] ?? post['id'])).size, feed).toBe(count);
      if (feed !== 'bakery') continue;
      const others = posts.filter((post) => !('postId' in post));
      expect(others.length).toBeLessThan(posts.length / 4);
      expect(others[0]).toMatchObject({
        id: expect.any(String),
        body: expect.any(String),
        created: expect.any(String),
      });
    }
  });

  test('show a post on a page of its own, plain text verbatim', async () => {
    const [post] = itemsOf(await getJson('/feeds/choir/public-posts'));
    const page = await fetch(String(post?.['postUrl']));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(String(post?.['postText']));
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

  test('are those that posts, workspaces and the studio name, and no others', () => {
    const avatars = workspaces.map(({ id }) => `avatar-${id}.svg`);
    const named = workspaces.flatMap(({ stories }) =>
      stories.flatMap(({ pictures = [], video }) => [...pictures, ...(video ? [video] : [])].map(({ file }) => file)),
    );
    const ofStudio = PICTURES.map(({ value }) => `${value}-wide-studio.svg`);
    // A workspace without an image of its own has the letter of its id.
    const wanted = new Set([...named, ...ofStudio]);
    expect(files.filter((file) => !avatars.includes(file)).toSorted()).toEqual([...wanted].toSorted());
  });

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

  test.each([
    ['429', '1', true],
    ['429-long', '3600', true],
    ['429-hidden', expect.any(String), false],
    ['429-date', expect.stringMatching(/ GMT$/), true],
  ])(
    'name the wait in seconds, a long one, one that may not be read, or as a date: %s',
    async (id, wait, isExposed) => {
      const { status, headers } = await get(path(`trouble-${id}`));
      expect([status, headers.get('retry-after')]).toEqual([429, wait]);
      expect(headers.has('access-control-expose-headers')).toBe(isExposed);
    },
  );

  test('pass after as many failures as the id says, counted for each suffix alone', async () => {
    for (const [id, expected] of Object.entries({
      '429-then-fine': [429, 200, 200],
      '500-then-fine': [500, 500, 200],
    })) {
      for (const status of expected) expect(await statusOf(path(`trouble-${id}`)), id).toBe(status);
    }
    expect(await statusOf(`/feeds/trouble-429-then-fine~other-${endpoint}/${endpoint}`)).toBe(429);
  });

  test('are no JSON, half of it, JSON of the wrong shape, or no answer; what does not exist is unknown', async () => {
    for (const [id, status] of Object.entries({ html: 200, '502-html': 502 })) {
      const answer = await get(path(`trouble-${id}`));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining('text/html'),
      ]);
    }
    await expect(getJson(path('trouble-truncated'))).rejects.toThrow(SyntaxError);
    for (const id of ['nonsense', 'constructor']) expect(await statusOf(path(`trouble-${id}`))).toBe(404);
    expect(await getJson(path('trouble-null'))).toBeNull();
    const object = await getJson(path('trouble-object'));
    expect(isObject(object) && (endpoint === 'public-posts' || isObject(object['items']))).toBe(true);
    await expect(get(path('trouble-reset'))).rejects.toThrow(TypeError);
    expect(await statusOf(path('trouble-slow-60'))).toBe(200);
  });
});

test('of the troubles of paging, one fails at the second page, and one has the first at every page', async () => {
  expect(await statusOf('/feeds/trouble-second-page-500/posts')).toBe(200);
  expect(await statusOf('/feeds/trouble-second-page-500/posts?$offset=10')).toBe(500);
  const first = await getJson('/feeds/trouble-repeats/posts');
  expect(itemsOf(first)).toHaveLength(10);
  expect(await getJson('/feeds/trouble-repeats/posts?$offset=10')).toEqual(first);
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
