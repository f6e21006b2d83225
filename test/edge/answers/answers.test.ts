import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAnswers } from '../../../src/edge/answers/answers.ts';
import { SingleFlight } from '../../../src/edge/answers/single-flight.ts';
import type { Fetch } from '../../../src/api/client.ts';
import type { SharedCache } from '../../../src/edge/options.ts';
import { useService } from '../../demo/service/service.ts';
import { defer } from '../../source/deferred.ts';

const { service } = useService();

const LIFETIMES = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const background: Promise<unknown>[] = [];
const settled = async (): Promise<void> => void (await Promise.all(background.splice(0)));

type SetUp = Readonly<Partial<{ feedId: string; origin: string; cache: SharedCache; fetch: Fetch }>>;

/** Reads answers of the service as the many readers of an edge do. */
function setUp({ feedId = 'bakery', origin = service().url, cache, fetch = globalThis.fetch }: SetUp = {}) {
  const answers = makeAnswers({ fetch, lifetimes: LIFETIMES, cache, onError: () => {} });
  const url = `${origin}/feeds/${feedId}/public-posts?limit=3`;
  const waitUntil = (work: Promise<unknown>): void => void background.push(work);
  const readAt = (at: string) => answers.recall(at, waitUntil) ?? answers.waitFor(at, waitUntil);
  const read = () => readAt(url);
  const readAll = (count: number) => Promise.allSettled(Array.from({ length: count }, async () => read()));
  return { url, read, readAll, readAt };
}

const NOW = Date.parse('2026-11-22T12:00:00Z');
const passSeconds = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
const all = <Outcome>(count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);
const sent = (): number => service().requests().length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  service().clearRequests();
});
afterEach(settled);

test('a feed that is asked for in a thousand ways leaves requests for all others', async () => {
  const urls: string[] = [];
  const { promise, resolve } = defer<Response>();
  const { readAt } = setUp({ fetch: async (url) => (urls.push(url), (await promise).clone()) });
  const ways = Array.from({ length: 1000 }, async (_, i) => readAt(`https://s.example/feeds/a/posts?$filter=${i}`));
  const refused = await Promise.allSettled(ways.slice(32));
  const others = ['b', 'c', 'd', 'e'].map(async (feedId) => readAt(`https://s.example/feeds/${feedId}/posts`));
  resolve(Response.json({ items: [] }));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await Promise.all(others)).toHaveLength(4);
  expect(urls).toHaveLength(36);
});

test.each([
  ['some seconds', 'trouble-500', 500, 5],
  ['as long as it asks for, up to five minutes', 'trouble-429-long', 429, 300],
])('while the service is down, it is not asked again for %s, then once', async (_, feedId, status, waitSeconds) => {
  const { readAll } = setUp({ feedId });
  await readAll(20);
  passSeconds(waitSeconds - 1);
  await readAll(20);
  expect(sent()).toBe(1);
  passSeconds(1);
  const reason = expect.objectContaining({ message: expect.stringContaining(`${status}`) });
  expect(await readAll(20)).toEqual(all(20, { status: 'rejected', reason }));
  expect(sent()).toBe(2);
});

/** The part of a worker's Cache API that is used. */
class MapCache implements SharedCache {
  readonly responses = new Map<string, Response>();
  match = async (url: string): Promise<Response | undefined> => this.responses.get(url)?.clone();
  put = async (url: string, response: Response): Promise<void> => void this.responses.set(url, response);
}

describe('a cache that others share', () => {
  let cache: MapCache;
  beforeEach(() => void (cache = new MapCache()));

  /** The first reader of the shared cache, which has requested the answer from the service. */
  async function first() {
    const { url, read } = setUp({ cache });
    const answer = await read();
    await settled();
    return { url, read, answer };
  }

  test('serves what one of them requested to all, for as long as it may be served', async () => {
    const { answer, url } = await first();
    expect(await setUp({ cache }).read()).toEqual(answer);
    expect(sent()).toBe(1);
    expect(cache.responses.get(url)?.headers.get('cache-control')).toBe('public, max-age=86460');
  });

  const EDGE_TYPE = { 'content-type': 'application/vnd.ws-widgets.answer+json' };
  test.each([{}, EDGE_TYPE])('may have what no edge wrote, or another one, which is not read', async (headers) => {
    const { url, read } = setUp({ cache });
    await cache.put(url, Response.json({ status: 200, body: '[]', receivedAtMs: NOW, version: 'other' }, { headers }));
    expect((await read()).body).not.toBe('[]');
    expect(sent()).toBe(1);
  });

  test('may hang: who can be served from memory does not wait for it', async () => {
    const { read, answer } = await first();
    cache.match = () => new Promise(() => {});
    passSeconds(61);
    expect(read()).toBe(answer);
    background.length = 0;
  });

  test('gives who has none a stale answer at once, and the next reader renews it', async () => {
    await first();
    passSeconds(61);
    const { read } = setUp({ cache });
    expect((await read()).receivedAtMs).toBe(NOW);
    expect(sent()).toBe(1);
    await read();
    await settled();
    expect((await read()).receivedAtMs).toBe(NOW + 61_000);
  });

  test('may fail: the service is asked then', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fail = (): Promise<never> => Promise.reject(new Error('No\ncache: \x1b[2J'));
    Object.assign(cache, { match: fail, put: fail });
    expect((await first()).answer.status).toBe(200);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls.flat().join('')).not.toMatch(/\p{Cc}/u); // one line each, whatever the text of the error
  });
});

test('work that never ends, for its worker was ended, is joined for half a minute alone', async () => {
  const flights = new SingleFlight<string>();
  const ignore = (): void => {};
  const run = (work: Promise<string>) => flights.run('a', ignore, () => work);
  const lost = run(new Promise(() => {}));
  vi.setSystemTime(NOW + 29_999);
  expect(run(Promise.resolve('again'))).toBe(lost);
  vi.setSystemTime(NOW + 30_000);
  expect(await run(Promise.resolve('again'))).toBe('again');
});
