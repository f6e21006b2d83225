import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startService } from '../../../demo/service/start-service.ts';
import { ServiceFailure } from '../../../src/edge/answers/answer.ts';
import { Answers } from '../../../src/edge/answers/answers.ts';
import type { SharedCache } from '../../../src/edge/options.ts';
import { useService } from '../../demo/service/service.ts';

const { service } = useService();

const LIFETIMES = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const background: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>): void => void background.push(work);
const settled = async (): Promise<void> => void (await Promise.all(background.splice(0)));

/** Reads one answer of the service, as many readers of an edge do. */
function setUp({ feedId = 'bakery', origin = service().url, cache }: SetUp = {}) {
  const answers = new Answers({ fetch, lifetimes: LIFETIMES, cache });
  const url = `${origin}/feeds/${feedId}/public-posts?limit=3`;
  const read = () => answers.get(url, waitUntil);
  const readAll = (count: number) => Promise.all(Array.from({ length: count }, read));
  return { url, read, readAll };
}

interface SetUp {
  readonly feedId?: string;
  readonly origin?: string;
  readonly cache?: SharedCache;
}

const NOW = Date.parse('2026-11-22T12:00:00Z');
const passSeconds = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  service().clearRequests();
});
afterEach(async () => {
  await settled();
  vi.useRealTimers();
});

describe('an answer of the service', () => {
  test('is requested once, however many readers come at once', async () => {
    const all = await setUp().readAll(500);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(service().requests()).toHaveLength(1);
  });

  test('is there at once while it is fresh, and not requested again', async () => {
    const { read } = setUp();
    await read();
    passSeconds(59);
    expect(read()).not.toBeInstanceOf(Promise);
    expect(service().requests()).toHaveLength(1);
  });

  test('is served stale while it is renewed, once for all who read it meanwhile', async () => {
    const { read, readAll } = setUp();
    const first = await read();
    passSeconds(61);
    const stale = await readAll(50);
    expect(stale.every((answer) => answer === first)).toBe(true);
    await settled();
    expect(service().requests()).toHaveLength(2);
    expect((await read()).receivedAtMs).toBe(NOW + 61_000);
    expect((await read()).version).toBe(first.version);
  });

  test('is waited for where what is kept is older than may be served', async () => {
    const { read } = setUp();
    await read();
    passSeconds(661);
    expect((await read()).receivedAtMs).toBe(NOW + 661_000);
  });

  test('that says 404 is an answer, and is kept', async () => {
    const { read } = setUp({ feedId: 'nowhere' });
    expect((await read()).status).toBe(404);
    expect((await read()).status).toBe(404);
    expect(service().requests()).toHaveLength(1);
  });
});

describe('while the service is down', () => {
  test('what it said before is served for a day, and no longer', async () => {
    const own = await startService();
    const { read } = setUp({ origin: own.url });
    const first = await read();
    await own.close();
    passSeconds(86_459);
    expect(await read()).toBe(first);
    passSeconds(1);
    await expect(read()).rejects.toThrow(ServiceFailure);
  });

  test('it is not asked again for some seconds, then once', async () => {
    const { read } = setUp({ feedId: 'trouble-500' });
    const readers = (): Promise<unknown> => Promise.allSettled(Array.from({ length: 20 }, read));
    await readers();
    passSeconds(4);
    await readers();
    expect(service().requests()).toHaveLength(1);
    passSeconds(1);
    await readers();
    expect(service().requests()).toHaveLength(2);
  });

  test('a wait that it asks for is kept, up to five minutes', async () => {
    const { read } = setUp({ feedId: 'trouble-429-long' });
    await expect(read()).rejects.toThrow('429');
    passSeconds(299);
    await expect(read()).rejects.toThrow('429');
    expect(service().requests()).toHaveLength(1);
    passSeconds(1);
    await expect(read()).rejects.toThrow('429');
    expect(service().requests()).toHaveLength(2);
  });

  test.each(['html', '502-html', '500-nested', 'null', 'truncated', 'reset'])(
    'what it answers as %s is no answer',
    async (trouble) => {
      const { read } = setUp({ feedId: `trouble-${trouble}` });
      await expect(read()).rejects.toThrow(ServiceFailure);
    },
  );
});

/** The Cache API as far as it is used, as of a worker. */
class MapCache implements SharedCache {
  readonly responses = new Map<string, Response>();
  match = async (url: string): Promise<Response | undefined> => this.responses.get(url)?.clone();
  put = async (url: string, response: Response): Promise<void> => void this.responses.set(url, response);
}

describe('a cache that others share', () => {
  let cache: MapCache;
  beforeEach(() => void (cache = new MapCache()));

  test('serves what one of them requested to all', async () => {
    const first = await setUp({ cache }).read();
    await settled();
    expect(await setUp({ cache }).read()).toEqual(first);
    expect(service().requests()).toHaveLength(1);
  });

  test('keeps an answer for as long as it may be served', async () => {
    const { url, read } = setUp({ cache });
    await read();
    await settled();
    expect(cache.responses.get(url)?.headers.get('cache-control')).toBe('public, max-age=86460');
  });

  test('may hang: who can be served from memory does not wait for it', async () => {
    const { read } = setUp({ cache });
    const first = await read();
    await settled();
    cache.match = () => new Promise(() => {});
    passSeconds(61);
    expect(read()).toBe(first);
    background.length = 0;
  });

  test('gives who has none a stale answer at once, and the next reader renews it', async () => {
    await setUp({ cache }).read();
    await settled();
    passSeconds(61);
    const { read } = setUp({ cache });
    expect((await read()).receivedAtMs).toBe(NOW);
    expect(service().requests()).toHaveLength(1);
    await read();
    await settled();
    expect((await read()).receivedAtMs).toBe(NOW + 61_000);
  });

  test('may fail: the service is asked then', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    cache.match = () => Promise.reject(new Error('No cache.'));
    cache.put = () => Promise.reject(new Error('No cache.'));
    expect((await setUp({ cache }).read()).status).toBe(200);
    await settled();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
