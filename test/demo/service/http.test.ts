import { expect, it } from 'vitest';
import { startService } from '../../../demo/service/start-service.ts';
import { useService } from './service.ts';

const { get, getJson, service } = useService();

const PUBLIC = ['/feeds/bakery/posts', '/feeds/bakery/public-posts', '/integration/embedded/town?org=valley'];
const FAILING = ['/integration/embedded/town', '/feeds/nowhere/posts', '/feeds/trouble-500/posts', '/nowhere'];
const OTHERS = ['/feeds/trouble-html/public-posts', '/pictures/avatar-club.svg', '/openapi.json'];

it.each([...PUBLIC, ...FAILING, ...OTHERS])('any origin may read every answer, with its version: %s', async (path) => {
  const { headers } = await get(path, { headers: { origin: 'https://example.com' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After, X-Api-Version',
    'x-api-version': '2026-07',
  });
});

it('no website may read what was requested, or delete it', async () => {
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    const own = await startService();
    await fetch(`${own.url}/feeds/bakery/posts`);
    const asks = { 'access-control-request-method': 'DELETE', origin: 'https://example.com' };
    const { headers, status } = await fetch(`${own.url}/_requests`, { method, headers: asks });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(own.requests()).toHaveLength(1);
    await own.close();
  }
  expect((await get('/_requests', { headers: { origin: service().url } })).status).toBe(200);
});

it('a preflight passes, whatever header it asks for', async () => {
  const asks = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-version' };
  const headers = { origin: 'https://example.com', ...asks };
  const answer = await get('/feeds/bakery/posts', { method: 'OPTIONS', headers });
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-headers': 'x-api-version',
    'x-api-version': '2026-07',
  });
});

it('the alias /v1 gives the same, is a whole step of the path, and stands once', async () => {
  for (const path of [...PUBLIC, '/openapi.json']) expect(await getJson(`/v1${path}`)).toEqual(await getJson(path));
  expect((await get('/v12/feeds/bakery/posts')).status).toBe(404);
  expect((await get('/v1/v1/feeds/bakery/posts')).status).toBe(404);
});

it('an error of the service itself comes in the trace form, with the path as it was asked', async () => {
  const path = '/v1/feeds/nowhere/posts?$limit=5';
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    traceId: expect.any(String),
    message: 'There is no workspace "nowhere".',
    path,
    timestamp: expect.any(String),
    statusCode: 404,
  });
});

it('the log of requests has path and query of each, oldest first, without images and preflights', async () => {
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
  expect(own.requests()).toEqual([]);
  await ask('/openapi.json');
  expect(own.requests()).toEqual(['/openapi.json']);
  own.clearRequests();
  expect(own.requests()).toEqual([]);
  await own.close();
});

it('the service takes the port it is given, and holds back the answers of the API for its latency', async () => {
  const own = await startService();
  await own.close();
  const again = await startService({ port: Number(new URL(own.url).port), latencyMs: 80 });
  expect(again.url).toBe(own.url);
  expect(again.url).not.toBe(service().url);
  const before = performance.now();
  await fetch(`${again.url}/feeds/choir/posts`);
  expect(performance.now() - before).toBeGreaterThanOrEqual(75);
  await again.close();
});
