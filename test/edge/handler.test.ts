import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fetch } from '../../src/api/client.ts';
import { createHandler, type EdgeFailure, type EdgeOptions } from '../../src/edge/index.ts';
import { FREE_PARAMETERS } from '../../src/edge/options.ts';
import { useService } from '../demo/service/service.ts';
import { defer, untilAborted } from '../source/deferred.ts';
import { EDGE_URL, makeEdge, type TestEdge } from './make-edge.ts';
import wrong from './wrong-options.json' with { type: 'json' };
import refused from './refused.json' with { type: 'json' };

const { service } = useService();

const PATHS = ['/widget', '/frame', '/posts.atom', '/posts.json'];
const QUERY = '?feed-id=bakery&limit=3';

let edge: TestEdge;

beforeEach(() => {
  edge = makeEdge({ baseUrl: service().url });
  service().clearRequests();
});

const readersOf = (path: string, count: number): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, () => edge.get(path)));

describe('a request that is not served', () => {
  test.each(refused as [string, string, number, string][])('gets one clear line: %s', async (_, path, status, line) => {
    const response = await edge.get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [said = '', ...others] = (await response.text()).split('\n');
    expect(said.slice(0, line.length)).toBe(line);
    expect(others).toEqual(['']);
    expect(said).not.toMatch(/[<>]|evil|secret/);
    expect(service().requests()).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is none: GET and HEAD alone are', async (method) => {
    const { status, headers } = await edge.get(`/widget${QUERY}`, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  const TOWN = 'element=ws-embed&embed-id=town&org=valley';
  const embeds = [{ embedId: 'town', org: 'valley' }];
  const feeds = ['bakery', 'choir'];
  test.each<[list: string, options: Partial<EdgeOptions>, served: string, others: string[]]>([
    ['feeds', { feeds }, 'feed-id=bakery+choir', ['feed-id=museum', 'feed-id=bakery+museum', TOWN]],
    ['embeds', { embeds }, TOWN, ['element=ws-embed&embed-id=town&org=other', 'feed-id=museum']],
  ])('is one for what is not among `%s`, alone or beside others', async (_, options, served, others) => {
    edge = makeEdge({ baseUrl: service().url, ...options });
    expect((await edge.get(`/widget?${served}`)).status).toBe(200);
    for (const query of others) {
      const response = await edge.get(`/widget?${query}`);
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('served here')]);
    }
  });
});

test('where `feeds` are named, a parameter that takes any value is refused, unless it is named too', async () => {
  const make = (freeParameters?: string[]) => makeEdge({ baseUrl: service().url, feeds: ['bakery'], freeParameters });
  edge = make();
  const objects = { messages: '{"more":"Older"}', 'field-map': '{"text":"body"}', 'alt-texts': '{"one":"A loaf"}' };
  const others = { timeout: '5', 'posts-lang': 'fr', 'max-posts': '5', 'refresh-every': '15' };
  const values: Readonly<Record<string, string>> = { ...objects, ...others };
  for (const name of FREE_PARAMETERS) {
    const value = encodeURIComponent(values[name] ?? '2026-01-31');
    const response = await edge.get(`/frame?element=ws-feed&feed-id=bakery&${name}=${value}`);
    expect([name, response.status]).toEqual([name, 400]);
  }
  expect(service().requests()).toEqual([]);
  const names = [...FREE_PARAMETERS].map((name) => `\`${name}\``).join(', ');
  expect(readFileSync('docs/edge.md', 'utf8')).toContain(`a request to the service: ${names}. Where`);
  const query = '/widget?element=ws-feed&feed-id=bakery&heading=News';
  const { status, headers } = await edge.get(`${query.replace('News', '')}&layout=grid&search=&lines=-1&theme=pink`);
  expect([status, headers.get('x-misfits')]).toEqual([200, 'lines, theme']);
  edge = make(['heading']);
  expect((await edge.get(query)).status).toBe(200);
  expect(await (await edge.get(`${query}&filter=x`)).text()).toMatch(/^"filter" takes any value/);
});

describe('every answer', () => {
  const ALL = [...PATHS.map((path) => path + QUERY), '/oembed', '/nowhere'];
  test.each(ALL)('of %s sets no cookie and is not guessed at', async (path) => {
    const headers = Object.fromEntries((await edge.get(path)).headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each(PATHS)('of %s is the same to HEAD, 304 for who has it, and public where all may have it', async (path) => {
    const { headers } = await edge.get(path + QUERY);
    const head = await edge.get(path + QUERY, { method: 'HEAD' });
    expect([head.status, await head.text(), [...head.headers]]).toEqual([200, '', [...headers]]);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\da-f]{32}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*', '"other"']) {
      const again = await edge.get(path + QUERY, { headers: { 'if-none-match': tags } });
      expect([tags, again.status, again.headers.get('etag')]).toEqual([tags, tags === '"other"' ? 200 : 304, etag]);
      if (again.status === 304) expect(await again.text()).toBe('');
    }
    expect(headers.get('cache-control')).toMatch(path === '/widget' ? /^public,/ : /^private,/);
    const named = await makeEdge({ baseUrl: service().url, publicUrl: EDGE_URL }).get(path + QUERY);
    expect(named.headers.get('cache-control')).toMatch(/^public,/);
  });
});

describe('the service', () => {
  test('is asked once for one answer, by however many readers, in whatever form', async () => {
    const responses = await Promise.all(PATHS.map((path) => readersOf(path + QUERY, 50)));
    expect(responses.flat().map(({ status }) => status)).toEqual(Array(200).fill(200));
    await Promise.all(['grid', 'compact'].map((layout) => edge.get(`/widget${QUERY}&layout=${layout}`)));
    expect(service().requests()).toEqual(['/feeds/bakery/public-posts?limit=3']);
  });

  test('is asked again, once, when `maxAge` is over, while readers get what there is, and how old that is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await (await edge.get(`/widget${QUERY}`)).text();
    vi.setSystemTime(Date.now() + 61_500);
    const stale = await readersOf(`/widget${QUERY}`, 20);
    expect(stale.map(({ headers }) => headers.get('age'))).toEqual(Array(20).fill('61'));
    expect(await stale[0]?.text()).toBe(before);
    await edge.settled();
    expect(service().requests()).toHaveLength(2);
    const { headers } = await edge.get(`/widget${QUERY}`);
    expect(headers.get('age')).toBe('0');
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');
  });

  test('may be down from the start: the element comes without posts, a feed says so, and nobody waits', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // with this clock, a wait would never end
    const [widget, frame, atom, json] = await Promise.all(PATHS.map((path) => edge.get(`${path}?feed-id=trouble-500`)));
    const bare = /^<ws-public-posts base-url="[^"]+" feed-id="trouble-500"><\/ws-public-posts>$/;
    expect(await widget?.text()).toMatch(bare);
    expect([widget, frame, atom, json].map((response) => response?.status)).toEqual([200, 200, 503, 503]);
    for (const response of [widget, frame, atom, json]) expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(atom?.headers.get('retry-after')).toBe('5');
    await readersOf('/widget?feed-id=trouble-500', 50);
    expect(service().requests()).toHaveLength(1);
  });

  test('that hangs is waited for once: readers get what is kept, for as long as `staleIfError` says', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }); // with this clock, a wait never ends by itself
    const hanging = defer<void>();
    let fetch: Fetch = async () => Response.json([{ postText: 'Kept.' }]);
    edge = makeEdge({ baseUrl: 'https://s.example', fetch: (url, init) => fetch(url, init), onError: () => {} });
    const read = async (path: string) => (await edge.get(`${path}?feed-id=a`)).text();
    await read('/widget');
    fetch = (_, { signal }) => (hanging.resolve(), untilAborted(signal ?? expect.fail('No signal')));
    vi.setSystemTime(Date.now() + 700_000);
    const waiting = read('/frame');
    await hanging.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toContain('Kept.');
    vi.setSystemTime(Date.now() + 6000); // it is asked again
    expect(await read('/posts.json')).toContain('Kept.');
    vi.setSystemTime(Date.now() + 86_400_000);
    fetch = async () => Promise.reject(new TypeError('Down.'));
    expect((await edge.get('/posts.json?feed-id=a')).status).toBe(503);
  });

  test('fails in one line a minute, or calls `onError`, which may throw or reject; a feed passes on how long it asks to wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = async () => new Response('', { status: 503, headers: { 'retry-after': '40' } });
    const feeds = Array.from({ length: 9 }, (_, i) => `f${i}`);
    const failures: string[] = [];
    const onError: EdgeOptions['onError'] = ({ url, message }) => {
      failures.push(`${message} ${url}`);
      throw new Error('No\nlog: \x1b[2J');
    };
    for (const option of [undefined, onError, async (failure: EdgeFailure) => onError(failure)]) {
      edge = makeEdge({ baseUrl: 'https://s.example', fetch, onError: option });
      const replies = await Promise.all(feeds.map((id) => edge.get(`/posts.json?feed-id=${id}`)));
      expect(replies.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(9).fill('40'));
      vi.setSystemTime(Date.now() + 61_000);
      await edge.get('/widget?feed-id=f0');
    }
    const lines = warn.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(6);
    const line = /^WS-715 .*status 503\. "https:\/\/s\.example\/feeds\/f0\/.* \(8 more since the last line\)/;
    expect(lines[1]).toMatch(line);
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
    expect(failures).toHaveLength(20);
  });

  test('that refuses has answered: a feed is not found, and nobody is to try again', async () => {
    const { status, headers } = await edge.get('/posts.json?feed-id=trouble-403');
    expect([status, headers.get('retry-after')]).toEqual([404, null]);
  });

  test('can be watched at /health, by the age of its answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const health = async () => (await edge.get('/health')).json();
    expect(await health()).toEqual({ answers: 0, newestAgeS: null, oldestAgeS: null, failing: 0 });
    await edge.get('/widget?feed-id=bakery');
    vi.setSystemTime(Date.now() + 7000);
    await edge.get('/widget?feed-id=choir+trouble-500');
    expect(await health()).toEqual({ answers: 2, newestAgeS: 0, oldestAgeS: 7, failing: 1 });
    expect((await edge.get('/health')).headers.get('cache-control')).toBe('no-store');
  });

  test('that has nothing to display in a thousand items costs one reader forty requests', async () => {
    const items = Array.from({ length: 30 }, () => ({}));
    const urls: string[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = async (url: string) => (urls.push(url), Response.json({ items }));
    edge = makeEdge({ baseUrl: service().url, fetch });
    const feeds = Array.from({ length: 20 }, (_, i) => `f${i}`).join('+');
    const query = `/widget?element=ws-feed&page-size=1&feed-id=${feeds}`;
    const cacheControl = async () => (await edge.get(query)).headers.get('cache-control');
    expect(await cacheControl()).toBe('no-store');
    expect(urls.length).toBeLessThanOrEqual(40);
    for (let times = 0; times < 3; times++) await cacheControl();
    expect(await cacheControl()).toMatch(/max-age=60/); // the requests of the next readers reached the end of the feed
    expect(urls).toHaveLength(new Set(urls).size);
    const line = /^WS-216 <ws-feed> No post of "f\d+" has anything to display; check /;
    expect(warn.mock.calls.flat()).toEqual(Array(20).fill(expect.stringMatching(line))); // once each
  });
});

test('an edge takes each of its options, says below which path everything is, and ignores what else a runtime passes', async () => {
  const cache = { match: async () => undefined, put: async () => {} };
  const lists = { feeds: ['bakery'], embeds: [], freeParameters: [] };
  const others = { structuredData: false, scriptUrl: EDGE_URL, cache, onError: () => {}, fetch };
  const times = { maxAge: 1, staleWhileRevalidate: 1, staleIfError: 1 };
  const every: Required<EdgeOptions> = {
    baseUrl: service().url,
    publicUrl: `${EDGE_URL}/y/`,
    ...lists,
    ...times,
    ...others,
  };
  expect(await (await makeEdge(every).get('/widget')).text()).toMatch(' ask for /y/widget, /y/frame, ');
  const handler = createHandler({ baseUrl: service().url });
  for (const context of [undefined, null, {}, { waitUntil: undefined }, { env: '' }] as unknown as object[])
    expect((await handler(new Request(EDGE_URL + PATHS[0] + QUERY), context)).status).toBe(200);
});

test.each(wrong as [EdgeOptions, string][])('an edge is not made of %o, and says why', (options, line) =>
  expect(() => makeEdge(options)).toThrow(line),
);
