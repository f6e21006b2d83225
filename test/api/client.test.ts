import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, type Fetch, requestInit } from '../../src/api/client.ts';
import { BODY_MAX_BYTES, REQUESTS_MAX } from '../../src/api/limits.ts';
import { readFault } from '../../src/base/fault.ts';
import { serve } from '../support/serve.ts';

/** The waits before a retry, in the order in which they began. These are over at once; all other timers run normally. */
const waits: number[] = [];
const realTimeout = globalThis.setTimeout;

beforeEach(() => {
  waits.length = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0); // waits of 250 and 500 ms
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    if (![250, 500, 1000].includes(ms)) return realTimeout(run, ms);
    waits.push(ms);
    return realTimeout(run, 0);
  });
});

const never = new AbortController().signal;
const URL_ASKED = 'https://api.example/x';
const ask = (by: Fetch, { signal = never, timeoutMs = 5000, url = URL_ASKED } = {}) =>
  createClient(by)(url, { signal, timeoutMs });
/** Resolves to the JSON of the answer, or to the fault. */
const outcome = (by: Fetch, options?: Parameters<typeof ask>[1]): Promise<unknown> => ask(by, options).catch(readFault);
/** A fetch that gives these answers one after the other. */
const answering = (...answers: (() => Response | Promise<Response>)[]) =>
  vi.fn<Fetch>(async () => (answers.shift() ?? expect.fail('asked too often'))());

const says =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json({ message: 'No.' }, { status, headers });
const fine = (): Response => Response.json('fine');
const reset = (): Promise<never> => Promise.reject(new TypeError('reset'));
const silence = (): Promise<never> => new Promise(() => {});
const endless =
  (status: number): Fetch =>
  async (_, { signal }) => {
    const start = (stream: ReadableStreamDefaultController): void =>
      signal?.addEventListener('abort', () => stream.error(signal.reason));
    return new Response(new ReadableStream({ start }), { status });
  };
const breaksOff = (): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));

describe('an answer', () => {
  test.each([[null], [{}], [{ items: [{ postId: 'a' }] }]])('is the JSON that was sent, unread: %j', async (json) => {
    expect(await ask(answering(() => Response.json(json)))).toEqual(json);
  });

  const NO_JSON = 'The answer is not JSON.';
  test.each<[what: string, body: string | null, message: string]>([
    ['HTML', '<!doctype html>', NO_JSON],
    ['half an answer', '{"items":[', NO_JSON],
    ['too large', ' '.repeat(BODY_MAX_BYTES + 1), 'The answer is too large: over 1 MB, or nested too deep.'],
    ['without a body', null, NO_JSON],
  ])('that is %s is malformed, and is not asked for again', async (_, body, message) => {
    const by = answering(() => new Response(body, { status: body === null ? 204 : 200 }));
    expect(await outcome(by)).toMatchObject({ kind: 'malformed', message, url: URL_ASKED });
  });
});

test.each<unknown>([undefined, null, 'x', [], { ok: true }])(
  'a fetch that gives %j gives no answer',
  async (answer) => {
    const told = await outcome(async () => answer as Response);
    expect(told).toMatchObject({ kind: 'network', code: 'WS-205', url: URL_ASKED });
  },
);

describe('a request', () => {
  test('is a simple one: no header of our own, nothing for another origin, and no redirect is followed', async () => {
    const by = answering(fine);
    await ask(by);
    const { signal } = new AbortController();
    expect(requestInit(signal)).toEqual({ credentials: 'same-origin', redirect: 'manual', signal });
    expect(by.mock.calls).toEqual([[URL_ASKED, { ...requestInit(signal), signal: expect.any(AbortSignal) }]]);
  });

  const FAILED = { status: 502, message: 'No.' };
  const LATE = { kind: 'timeout', message: 'No answer within 20 ms.' };
  const UNREACHABLE = { kind: 'network', message: 'The service could not be reached.' };

  test.each<[why: string, answers: Parameters<typeof answering>, outcome: unknown, waits: number[]]>([
    ['once where it is refused', [says(403)], { kind: 'http', status: 403, message: 'No.' }, []],
    ['once where it is to wait too long', [says(429, { 'retry-after': '3600' })], { retryAfterMs: 3_600_000 }, []],
    ['three times at most where the service fails', [says(502), says(502), says(502)], FAILED, [250, 500]],
    ['three times at most where the network breaks', [reset, reset, reset], UNREACHABLE, [250, 500]],
    ['three times at most where no answer comes in time', [silence, silence, silence], LATE, [250, 500]],
    ['again where the service fails twice', [says(500), says(500), fine], 'fine', [250, 500]],
    ['again after the wait that a rate limit names', [says(429, { 'retry-after': '1' }), fine], 'fine', [1000]],
    ['again where its answer breaks off', [breaksOff, fine], 'fine', [250]],
  ])('is sent %s', async (_, answers, expected, waited) => {
    const by = answering(...answers);
    const found = await outcome(by, { timeoutMs: 20 });
    if (typeof expected === 'object') expect(found).toMatchObject(expected as object);
    else expect(found).toBe(expected);
    expect(waits).toEqual(waited);
    expect(by).toHaveBeenCalledTimes(1 + waited.length);
  });

  test.each([true, false])('that fails has what fetch threw as its cause, with retries: %s', async (retries) => {
    const failing = createClient(reset, { retries })(URL_ASKED, { signal: never, timeoutMs: 20 });
    await expect(failing).rejects.toHaveProperty('cause', new TypeError('reset'));
  });

  test('runs out of time where a body never ends; what is refused without an end is told as refused', async () => {
    expect(await outcome(endless(200), { timeoutMs: 20 })).toMatchObject({ kind: 'timeout' });
    expect(await outcome(endless(403), { timeoutMs: 20 })).toMatchObject({ kind: 'http', status: 403 });
  });

  test.each([
    ['an answer', async () => fine()],
    ['its time is over', silence],
  ])('leaves nothing with its signal, which would hold the answer as long as it lives: %s', async (_, answer) => {
    const by = vi.fn<Fetch>(answer);
    await outcome(by, { timeoutMs: 20 });
    const signals = by.mock.calls.map(([, { signal }]) => signal ?? expect.fail('has no signal'));
    expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  test('that is redirected says so, and nobody else is asked', async () => {
    const third = await serve((_, response) => void response.end('[]'));
    const first = await serve((_, response) => void response.writeHead(307, { location: `${third.url}/` }).end());
    onTestFinished(async () => void (await Promise.all([first.close(), third.close()])));
    const message = 'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.';
    const moved = await outcome((url, init) => fetch(url, init), { url: `${first.url}/x` });
    expect(moved).toMatchObject({ kind: 'malformed', message });
    expect([first.requests, third.requests]).toEqual([['/x'], []]);
  });
});

test('six requests are under way at once, body and all; the time of the next begins with its turn, and no wait before a retry holds it up', async () => {
  const answers: ((response: Response) => void)[] = [];
  const client = createClient(() => new Promise((resolve) => answers.push(resolve)));
  const send = (options = {}) => client(URL_ASKED, { signal: never, timeoutMs: 5000, ...options });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const hasTimer = (waitMs: number): boolean => timers.mock.calls.some(([, ms]) => ms === waitMs);
  const onTurn = vi.fn<() => void>();
  const all = [...Array.from({ length: REQUESTS_MAX }, () => send()), send({ timeoutMs: 7777, onTurn }), send()];
  const { readable, writable } = new TransformStream();
  const body = writable.getWriter();
  answers[0]?.(new Response(readable));
  await body.write(new TextEncoder().encode('[]'));
  await new Promise(setImmediate);
  expect([answers.length, hasTimer(7777), onTurn.mock.calls]).toEqual([REQUESTS_MAX, false, []]);

  await body.close();
  await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
  expect([hasTimer(7777), onTurn.mock.calls]).toEqual([true, [[]]]);

  answers[1]?.(new Response('', { status: 500 })); // it waits for its retry, and the next in line is sent first
  await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 2);
  for (const answer of answers) answer(Response.json('late'));
  await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 3);
  answers.at(-1)?.(Response.json('again'));
  expect(await Promise.all(all)).toEqual([[], 'again', ...Array(REQUESTS_MAX).fill('late')]);
});

describe('an abort', () => {
  const reason = new Error('The element is gone.');

  test.each<[when: string, count: number, by: (abort: () => void) => Fetch]>([
    ['before the request', 0, (abort) => (abort(), answering())],
    ['during the request', 1, (abort) => async () => (queueMicrotask(abort), silence())],
    [
      'while an error is read',
      1,
      (abort) => async () =>
        new Response(new ReadableStream({ pull: (stream) => (abort(), stream.close()) }), { status: 403 }),
    ],
    [
      'during the wait',
      1,
      (abort) => {
        vi.stubGlobal('setTimeout', () => (queueMicrotask(abort), 'the wait'));
        return async () => new Response('', { status: 500 });
      },
    ],
  ])('%s rejects with its reason, and nothing is sent again', async (_, count, make) => {
    const abort = new AbortController();
    const by = vi.fn(make(() => abort.abort(reason)));
    await expect(ask(by, { signal: abort.signal })).rejects.toBe(reason);
    expect(by).toHaveBeenCalledTimes(count);
  });
});
