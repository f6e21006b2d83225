import { getEventListeners } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { createClient, type Fetch } from '../../src/api/client.ts';
import { requestInit } from '../../src/api/request-init.ts';
import { BODY_MAX_BYTES, REQUESTS_MAX } from '../../src/api/limits.ts';
import { readFault } from '../../src/base/fault.ts';
import { startThirdParty } from './third-party.ts';

let service: LocalService;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

/** The waits before a retry, in the order in which they began. They pass at once, all other timers keep their time. */
const waits: number[] = [];
const realTimeout = globalThis.setTimeout;

beforeEach(() => {
  service.clearRequests();
  waits.length = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0); // waits of 250 and 500 ms
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    if (![250, 500, 1000].includes(ms)) return realTimeout(run, ms);
    waits.push(ms);
    return realTimeout(run, 0);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = new AbortController().signal;
const realFetch: Fetch = (url, init) => fetch(url, init);
const ask = (path: string, { signal = never, timeoutMs = 5000, by = realFetch } = {}) =>
  createClient(by)(service.url + path, { signal, timeoutMs });
const faultOf = async (answer: Promise<unknown>) =>
  answer.then((value) => expect.fail(`got ${JSON.stringify(value)}`), readFault);
const answering =
  (...answers: Response[]): Fetch =>
  async () =>
    answers.shift() ?? expect.fail('asked too often');

describe('an answer', () => {
  test('comes as the JSON that was sent, by one request', async () => {
    const answer = await ask('/feeds/made-3/posts?$offset=0&$limit=2');
    expect(answer).toMatchObject({ meta: { maxResults: 2 }, items: [{ postId: 'made-0-0' }, { postId: 'made-0-1' }] });
    expect(service.requests()).toEqual(['/feeds/made-3/posts?$offset=0&$limit=2']);
  });

  test('may be anything, for it is not read here', async () => {
    expect(await ask('/feeds/trouble-null/posts')).toBeNull();
    expect(await ask('/feeds/trouble-object/public-posts')).toEqual({});
  });

  test.each(['html', 'truncated'])('that is no JSON (%s) is malformed, and is not asked for again', async (name) => {
    const fault = await faultOf(ask(`/feeds/trouble-${name}~client/posts`));
    expect(fault).toEqual({ kind: 'malformed', message: 'The answer is no JSON.' });
    expect(service.requests()).toHaveLength(1);
  });

  test('that is too large is malformed, and is not asked for again', async () => {
    const fault = await faultOf(ask('/', { by: answering(new Response(' '.repeat(BODY_MAX_BYTES + 1))) }));
    expect(fault).toEqual({ kind: 'malformed', message: 'The answer is too large: over 1 MB, or nested too deep.' });
  });

  test('without a body is malformed', async () => {
    const fault = await faultOf(ask('/', { by: answering(new Response(null, { status: 204 })) }));
    expect(fault.kind).toBe('malformed');
  });
});

describe('a request', () => {
  test('is a simple one: no header of our own, nothing for another origin, and no redirect is followed', async () => {
    const by = vi.fn<Fetch>(async () => Response.json(1));
    await ask('/x', { by });
    const { signal } = new AbortController();
    expect(requestInit(signal)).toEqual({ credentials: 'same-origin', redirect: 'manual', signal });
    expect(by.mock.calls).toEqual([[`${service.url}/x`, { ...requestInit(signal), signal: expect.any(AbortSignal) }]]);
  });

  test('that is refused gives the trace form, and is not sent again', async () => {
    expect(await faultOf(ask('/feeds/trouble-403~client/posts'))).toEqual({
      kind: 'http',
      status: 403,
      message: 'This workspace always answers 403.',
      traceId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(service.requests()).toHaveLength(1);
  });

  test.each([
    ['is refused, which gives the nested form,', 'trouble-403-nested~client', { status: 403, type: 'forbidden' }],
    ['is for what does not exist', 'nobody', { status: 404 }],
  ])('that %s is not sent again', async (_, feedId, fault) => {
    expect(await faultOf(ask(`/feeds/${feedId}/posts`))).toMatchObject({ kind: 'http', ...fault });
    expect(service.requests()).toHaveLength(1);
  });

  test('is sent a third time where the service fails twice', async () => {
    const answer = await ask('/feeds/trouble-500-then-fine~client/posts');
    expect(answer).toHaveProperty('items');
    expect(service.requests()).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  test('is not sent a fourth time', async () => {
    const fault = await faultOf(ask('/feeds/trouble-502-html~client/posts'));
    expect(fault).toEqual({ kind: 'http', status: 502, message: 'The service answered with status 502.' });
    expect(service.requests()).toHaveLength(3);
  });

  test('keeps the wait that a rate limit names', async () => {
    expect(await ask('/feeds/trouble-429-then-fine~client/posts')).toHaveProperty('items');
    expect(waits).toEqual([1000]);
    expect(service.requests()).toHaveLength(2);
  });

  test('is given up at once where the rate limit names too long a wait', async () => {
    const fault = await faultOf(ask('/feeds/trouble-429-long~client/posts'));
    expect(fault).toMatchObject({ kind: 'rate-limited', status: 429, retryAfterMs: 3_600_000 });
    expect(waits).toEqual([]);
    expect(service.requests()).toHaveLength(1);
  });

  test('that the network breaks is told after the third', async () => {
    const fault = await faultOf(ask('/feeds/trouble-reset~client/posts'));
    expect(fault).toEqual({ kind: 'network', message: 'The service could not be reached.' });
    expect(service.requests()).toHaveLength(3);
  });

  test('whose answer breaks off is sent again', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    expect(await ask('/', { by: answering(new Response(broken), Response.json('whole')) })).toBe('whole');
  });

  test('that is never answered is out of time, each try by a clock of its own', async () => {
    const fault = await faultOf(ask('/feeds/trouble-silent~client/posts', { timeoutMs: 40 }));
    expect(fault).toEqual({ kind: 'timeout', message: 'No answer within 40 ms.' });
    expect(waits).toEqual([250, 500]);
  });

  test('is out of time even where the page has a fetch of its own that knows no signal', async () => {
    const deaf: Fetch = () => new Promise(() => {});
    expect(await faultOf(ask('/', { by: deaf, timeoutMs: 20 }))).toMatchObject({ kind: 'timeout' });
  });

  test.each([
    ['an answer', async () => Response.json(1)],
    ['its time is over', () => new Promise<never>(() => {})],
  ])('leaves nothing with its signal, which would hold the answer as long as it lives: %s', async (_, answer) => {
    let listeners: () => readonly unknown[] = () => expect.fail('was not sent');
    const by: Fetch = (_url, { signal }) => {
      listeners = () => getEventListeners(signal ?? expect.fail('has no signal'), 'abort');
      return answer();
    };
    await ask('/', { by, timeoutMs: 20 }).catch(readFault);
    expect(listeners()).toEqual([]);
  });

  test.each([2 ** 31, 2 ** 32, Infinity])('may have %d ms, more than a timer holds', async (timeoutMs) => {
    expect(await ask('/', { by: async () => Response.json('fine'), timeoutMs })).toBe('fine');
  });

  test('whose body never ends is out of time too', async () => {
    const endless: Fetch = async (_, { signal }) =>
      new Response(
        new ReadableStream({
          start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
        }),
      );
    expect((await faultOf(ask('/', { by: endless, timeoutMs: 20 }))).kind).toBe('timeout');
  });
});

const MOVED = {
  kind: 'malformed',
  message: 'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.',
};

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('with %i is told, and nobody else is asked', async (status) => {
    const { first, third, close } = await startThirdParty(status);
    onTestFinished(async () => void (await close()));
    const fault = await faultOf(createClient(realFetch)(`${first.url}/x`, { signal: never, timeoutMs: 5000 }));
    expect(fault).toEqual(MOVED);
    expect([first.requests, third.requests]).toEqual([['/x'], []]);
  });

  test('that is hidden from us, as browsers do, is told', async () => {
    const opaque = { ok: false, status: 0, type: 'opaqueredirect', redirected: false } as Response;
    expect(await faultOf(ask('/', { by: answering(opaque) }))).toEqual(MOVED);
  });

  test('that the page’s own fetch has followed is told as well, whatever came of it', async () => {
    const followed = { ok: true, status: 200, redirected: true, text: async () => '[]' } as Response;
    expect(await faultOf(ask('/', { by: answering(followed) }))).toEqual(MOVED);
  });
});

describe('many requests', () => {
  /** A service whose answers come by hand. */
  function setUp() {
    const answers: ((response: Response) => void)[] = [];
    const client = createClient(
      (_, { signal }) =>
        new Promise((resolve, reject) => {
          answers.push(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const ask = (options: Partial<Parameters<typeof client>[1]> = {}) =>
      client('https://api.example/', { signal: never, timeoutMs: 5000, ...options });
    return { ask, answers };
  }

  test('are six at once: the next is sent when an answer has come, body and all', async () => {
    const { ask, answers } = setUp();
    const all = Array.from({ length: 20 }, () => ask());
    expect(answers).toHaveLength(REQUESTS_MAX);
    let end = (): void => {};
    answers[0]?.(
      new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('[]'));
            end = () => stream.close();
          },
        }),
      ),
    );
    await new Promise(setImmediate);
    expect(answers).toHaveLength(REQUESTS_MAX);
    end();
    await all[0];
    await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
    for (let i = 1; i < 20; i++) {
      await expect.poll(() => answers.length).toBeGreaterThan(i);
      answers[i]?.(Response.json(i));
    }
    expect(await Promise.all(all)).toHaveLength(20);
  });

  test('go past one that is to be sent again later: its wait holds up nobody', async () => {
    const { ask, answers } = setUp();
    vi.stubGlobal('setTimeout', () => 'a wait without an end');
    for (let i = 0; i < REQUESTS_MAX + 1; i++) void ask();
    answers[0]?.(new Response('', { status: 500 }));
    await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
  });

  test('run out of time by a clock that begins with their turn, which they hear', async () => {
    const { ask, answers } = setUp();
    const asked = vi.spyOn(AbortSignal, 'timeout');
    const onTurn = vi.fn<() => void>();
    for (let i = 0; i < REQUESTS_MAX; i++) void ask();
    const late = ask({ timeoutMs: 77, onTurn });
    expect(asked).not.toHaveBeenCalledWith(77);
    expect(onTurn).not.toHaveBeenCalled();
    answers[0]?.(Response.json(0));
    await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
    expect(asked).toHaveBeenCalledWith(77);
    expect(onTurn).toHaveBeenCalledTimes(1);
    answers[REQUESTS_MAX]?.(Response.json('late'));
    expect(await late).toBe('late');
  });

  test('leave the queue with their abort, and are never sent', async () => {
    const { ask, answers } = setUp();
    const abort = new AbortController();
    const first = ask();
    for (let i = 1; i < REQUESTS_MAX; i++) void ask();
    const leaving = ask({ signal: abort.signal });
    void ask();
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    answers[0]?.(Response.json(0));
    await first;
    await new Promise(setImmediate);
    expect(answers).toHaveLength(REQUESTS_MAX + 1);
  });
});

describe('an abort', () => {
  const reason = new Error('The element is gone.');

  test('before the request rejects with its reason, and nothing is sent', async () => {
    await expect(ask('/feeds/made-3/posts', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(service.requests()).toEqual([]);
  });

  test('during the request rejects with its reason, and nothing is sent again', async () => {
    const abort = new AbortController();
    const by = vi.fn<Fetch>((url, init) => {
      queueMicrotask(() => abort.abort(reason));
      return fetch(url, init);
    });
    await expect(ask('/feeds/trouble-silent~abort/posts', { signal: abort.signal, by })).rejects.toBe(reason);
    expect(by).toHaveBeenCalledTimes(1);
  });

  test('while an error is read rejects with its reason, not with the error', async () => {
    const abort = new AbortController();
    const by: Fetch = async () => {
      const body = new ReadableStream({ pull: (stream) => (abort.abort(reason), stream.close()) });
      return new Response(body, { status: 403 });
    };
    await expect(ask('/', { signal: abort.signal, by })).rejects.toBe(reason);
  });

  test('during the wait rejects with its reason, ends the wait, and nothing is sent again', async () => {
    const abort = new AbortController();
    const stopped: unknown[] = [];
    vi.stubGlobal('setTimeout', () => (queueMicrotask(() => abort.abort(reason)), 'the wait'));
    vi.stubGlobal('clearTimeout', (timer: unknown) => stopped.push(timer));
    const by = vi.fn<Fetch>(async () => new Response('', { status: 500 }));
    await expect(ask('/', { signal: abort.signal, by })).rejects.toBe(reason);
    expect(stopped).toContain('the wait');
    expect(by).toHaveBeenCalledTimes(1);
  });
});
