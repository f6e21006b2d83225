import { describe, expect, it } from 'vitest';
import { startService } from '../../../demo/service/start-service.ts';
import { useService } from './service.ts';

const { get, getJson, service } = useService();

const everyKind = [
  '/feeds/bakery/posts',
  '/feeds/bakery/public-posts',
  '/integration/embedded/town?org=valley',
  '/integration/embedded/town',
  '/feeds/nowhere/posts',
  '/feeds/trouble-500/posts',
  '/feeds/trouble-html/public-posts',
  '/pictures/avatar-club.svg',
  '/openapi.json',
  '/_requests',
  '/nowhere',
];

describe('every answer', () => {
  it.each(everyKind)('of %s may be read from any origin', async (path) => {
    const { headers } = await get(path, { headers: { origin: 'https://example.com' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After, X-Api-Version');
  });

  it.each(everyKind)('of %s says which version served it', async (path) => {
    expect((await get(path)).headers.get('x-api-version')).toBe('2026-07');
  });
});

describe('a preflight', () => {
  it('passes, whatever header it asks for', async () => {
    const answer = await get('/feeds/bakery/posts', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-api-version',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-api-version');
    expect(answer.headers.get('x-api-version')).toBe('2026-07');
  });
});

describe('the alias /v1', () => {
  it.each([
    '/feeds/made-5/posts',
    '/feeds/made-5/public-posts',
    '/integration/embedded/town?org=valley',
    '/openapi.json',
  ])('gives what %s gives', async (path) => {
    expect(await getJson(`/v1${path}`)).toEqual(await getJson(path));
  });

  it('is a whole step of the path, and stands once', async () => {
    expect((await get('/v12/feeds/bakery/posts')).status).toBe(404);
    expect((await get('/v1/v1/feeds/bakery/posts')).status).toBe(404);
  });
});

describe('an error of the service itself', () => {
  it('comes in the trace form, with the path as it was asked', async () => {
    const answer = await get('/v1/feeds/nowhere/posts?$limit=5');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      traceId: expect.any(String),
      message: 'There is no workspace "nowhere".',
      path: '/v1/feeds/nowhere/posts?$limit=5',
      timestamp: expect.any(String),
      statusCode: 404,
    });
  });
});

describe('the log of requests', () => {
  it('has path and query of each, oldest first, without images and preflights', async () => {
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
});

describe('latency', () => {
  it('holds back the answers of the API, not the pictures', async () => {
    const own = await startService({ latencyMs: 80 });
    const before = performance.now();
    await fetch(`${own.url}/feeds/choir/posts`);
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);
    await own.close();
  });

  it('takes the port it is given', async () => {
    const own = await startService();
    const port = Number(new URL(own.url).port);
    await own.close();
    const again = await startService({ port });
    expect(again.url).toBe(own.url);
    expect(again.url).not.toBe(service().url);
    await again.close();
  });
});
