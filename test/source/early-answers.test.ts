import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { REQUESTS_MAX } from '../../src/api/limits.ts';
import { requestEarly, takeEarlyAnswer } from '../../src/source/early-answers.ts';

const URL_A = 'https://api.example/feeds/a/posts?$offset=0&$limit=10';
const URL_B = 'https://api.example/feeds/b/posts?$offset=0&$limit=10';
const STORE = Symbol.for('ws-widgets/early-answers/1');

type Answer = (url: string, init: RequestInit) => unknown;

/** Replaces the page's `fetch`; returns the calls. */
function stubFetch(answer: Answer) {
  const stub = vi.fn(answer);
  vi.stubGlobal('fetch', stub);
  return stub.mock.calls;
}

const pending = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
const isAborted = ([, { signal }]: readonly [string, RequestInit]): boolean | undefined => signal?.aborted;

beforeEach(() => void Reflect.deleteProperty(globalThis, STORE));

describe('an early request', () => {
  test.each<[string, Answer]>([
    ['throws', () => expect.fail('refused')],
    ['rejects', () => Promise.reject(new TypeError('failed'))],
    ['gives no promise', () => Response.json([])],
    ['gives nothing', () => undefined],
  ])('throws nothing into a page whose fetch %s', async (_, answer) => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    stubFetch(answer);
    expect(() => requestEarly(URL_A)).not.toThrow();
    await new Promise(setImmediate); // unhandled rejections are reported after the microtasks
    expect(unhandled).not.toHaveBeenCalled();
  });

  test.each([5, {}, null, 'text'])('is not made where the page has %j in place of the store', (squatter) => {
    Object.assign(globalThis, { [STORE]: squatter });
    const calls = stubFetch(pending);
    const isUsable = squatter === null; // only then is our own store created
    requestEarly(URL_A);
    expect(calls).toHaveLength(isUsable ? 1 : 0);
    expect(takeEarlyAnswer(URL_A) instanceof Promise).toBe(isUsable);
  });
});

test('early requests are six at once, until one is taken', () => {
  const calls = stubFetch(pending);
  for (const count of [REQUESTS_MAX, REQUESTS_MAX + 1]) {
    for (const id of 'abcdefgh') requestEarly(URL_A + id);
    expect(calls).toHaveLength(count);
    void takeEarlyAnswer(`${URL_A}a`);
  }
});

describe('an early answer', () => {
  test('is of whatever the page has in place of fetch at that moment, for the first who asks, and nobody after', async () => {
    for (const url of [URL_A, URL_B]) {
      stubFetch(async () => Response.json(url));
      expect(takeEarlyAnswer(url)).toBeUndefined();
      requestEarly(url);
    }
    for (const url of [URL_A, URL_B]) {
      expect(await (await takeEarlyAnswer(url))?.json()).toBe(url);
      expect(takeEarlyAnswer(url)).toBeUndefined();
    }
  });

  test('ends with the signal of who took it, and stays where that has ended before', async () => {
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    expect(takeEarlyAnswer(URL_A, AbortSignal.abort())).toBeUndefined();
    const abort = new AbortController();
    const answer = takeEarlyAnswer(URL_A, abort.signal);
    const reason = new Error('removed');
    abort.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(calls.map(isAborted)).toEqual([true]);
    expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
  });

  test('serves for a minute, and is ended where it is asked for later', () => {
    vi.useFakeTimers();
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    requestEarly(URL_B);
    vi.advanceTimersByTime(60_000);
    expect(takeEarlyAnswer(URL_A)).toBeInstanceOf(Promise);
    vi.advanceTimersByTime(1);
    expect(takeEarlyAnswer(URL_B)).toBeUndefined();
    expect(calls.map(isAborted)).toEqual([false, true]);
  });
});

test('a client that takes early answers requests only where they are an error that may pass, and for the next', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5); // so that the wait before a retry is 0
  const client = createClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init));
  const answers = [Response.json('early'), new Response('', { status: 503 }), Response.json('again')];
  const calls = stubFetch(async () => answers.shift());
  for (const [answer, requests] of [
    ['early', 1],
    ['again', 3],
  ] as const) {
    requestEarly(URL_A);
    expect(await client(URL_A, { signal: new AbortController().signal, timeoutMs: 5000 })).toBe(answer);
    expect(calls).toHaveLength(requests);
  }
});
