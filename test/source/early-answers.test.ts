import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, type Fetch } from '../../src/api/client.ts';
import { requestEarly, takeEarlyAnswer } from '../../src/source/early-answers.ts';

const URL_A = 'https://api.example/feeds/a/posts?$offset=0&$limit=10';
const URL_B = 'https://api.example/feeds/b/posts?$offset=0&$limit=10';
const STORE = Symbol.for('ws-widgets/early-answers/1');

type Answer = (url: string, init: RequestInit) => unknown;

/** Puts something in place of the page's `fetch`; returns the calls. */
function stubFetch(answer: Answer): [url: string, init: RequestInit][] {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return answer(url, init);
  });
  return calls;
}

/** What nobody handles in this test. */
function recordUnhandled(): unknown[] {
  const unhandled: unknown[] = [];
  const listener = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', listener);
  onTestFinished(() => void process.off('unhandledRejection', listener));
  return unhandled;
}

/** Unhandled rejections are told after the microtasks. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const pending = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

beforeEach(() => void Reflect.deleteProperty(globalThis, STORE));
afterEach(() => vi.unstubAllGlobals());

describe('an early request', () => {
  test.each<[string, Answer]>([
    ['throws', () => expect.fail('refused')],
    ['rejects', () => Promise.reject(new TypeError('failed'))],
    ['gives no promise', () => Response.json([])],
    ['gives nothing', () => undefined],
  ])('throws nothing into a page whose fetch %s', async (_, answer) => {
    const unhandled = recordUnhandled();
    stubFetch(answer);
    expect(() => requestEarly(URL_A)).not.toThrow();
    await turn();
    expect(unhandled).toEqual([]);
  });

  test.each([5, {}, null, 'text'])('is not made where the page has %j in place of the store', (squatter) => {
    Object.assign(globalThis, { [STORE]: squatter });
    const calls = stubFetch(pending);
    const isUsable = squatter === null; // then a store of ours is made
    requestEarly(URL_A);
    expect(calls).toHaveLength(isUsable ? 1 : 0);
    expect(takeEarlyAnswer(URL_A) instanceof Promise).toBe(isUsable);
  });

  test('is made as the client makes its own', async () => {
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    const own = vi.fn<Fetch>(async () => Response.json([]));
    await createClient(own)(URL_A, { signal: new AbortController().signal, timeoutMs: 1000 });
    const withoutSignal = ({ signal, ...init }: RequestInit): object => ({ ...init, hasSignal: Boolean(signal) });
    expect(calls.map(([url, init]) => [url, withoutSignal(init)])).toEqual(
      own.mock.calls.map(([url, init]) => [url, withoutSignal(init)]),
    );
  });

  test('is one for all elements and all copies of the script that need the same', () => {
    const calls = stubFetch(pending);
    for (const url of [URL_A, URL_A, URL_B, URL_A]) requestEarly(url);
    expect(calls.map(([url]) => url)).toEqual([URL_A, URL_B]);
  });

  test('goes through whatever the page has in place of fetch at that moment', async () => {
    stubFetch(() => Promise.resolve(Response.json('first')));
    requestEarly(URL_A);
    stubFetch(() => Promise.resolve(Response.json('second')));
    requestEarly(URL_B);
    expect(await (await takeEarlyAnswer(URL_A))?.json()).toBe('first');
    expect(await (await takeEarlyAnswer(URL_B))?.json()).toBe('second');
  });
});

describe('an early answer', () => {
  test('is there for the first who asks, and for nobody after', async () => {
    stubFetch(() => Promise.resolve(Response.json(['post'])));
    requestEarly(URL_A);
    expect(takeEarlyAnswer(URL_B)).toBeUndefined();
    expect(await (await takeEarlyAnswer(URL_A))?.json()).toEqual(['post']);
    expect(takeEarlyAnswer(URL_A)).toBeUndefined();
  });

  test('ends with the signal of who took it, for the same reason', async () => {
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    const abort = new AbortController();
    const answer = takeEarlyAnswer(URL_A, abort.signal);
    const reason = new Error('removed');
    abort.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(calls.map(([, { signal }]) => signal?.aborted)).toEqual([true]);
    expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
  });

  test('stays for another where who asks has given up already', () => {
    stubFetch(pending);
    requestEarly(URL_A);
    expect(takeEarlyAnswer(URL_A, AbortSignal.abort())).toBeUndefined();
    expect(takeEarlyAnswer(URL_A, new AbortController().signal)).toBeInstanceOf(Promise);
  });

  test('serves for a minute, and is ended where it is asked for later', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    requestEarly(URL_B);
    vi.advanceTimersByTime(60_000);
    expect(takeEarlyAnswer(URL_A)).toBeInstanceOf(Promise);
    vi.advanceTimersByTime(1);
    expect(takeEarlyAnswer(URL_B)).toBeUndefined();
    expect(calls.map(([, { signal }]) => signal?.aborted)).toEqual([false, true]);
  });
});

describe('a client that takes early answers', () => {
  const client = createClient((url, init) => takeEarlyAnswer(url, init.signal) ?? fetch(url, init));
  const ask = (timeoutMs = 5000): Promise<unknown> =>
    client(URL_A, { signal: new AbortController().signal, timeoutMs });

  test('makes no request of its own', async () => {
    const calls = stubFetch(() => Promise.resolve(Response.json(['post'])));
    requestEarly(URL_A);
    expect(await ask()).toEqual(['post']);
    expect(calls).toHaveLength(1);
    expect(await ask()).toEqual(['post']);
    expect(calls).toHaveLength(2);
  });

  test('requests again where the early answer is an error that may pass', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const answers = [new Response('', { status: 503 }), Response.json(['post'])];
    const calls = stubFetch(() => Promise.resolve(answers.shift()));
    requestEarly(URL_A);
    expect(await ask()).toEqual(['post']);
    expect(calls).toHaveLength(2);
  });

  test('counts its time from when it takes the answer, and then gives up on it', async () => {
    const calls = stubFetch(pending);
    requestEarly(URL_A);
    const late = ask(20);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1)); // the first try ran out of time
    expect(calls[0]?.[1].signal?.reason).toMatchObject({ name: 'TimeoutError' });
    late.catch(() => {}); // it goes on trying
  });
});
