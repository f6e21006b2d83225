import { getEventListeners } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { createClient, type Fetch } from '../../src/api/client.ts';
import { requestInit } from '../../src/api/request-init.ts';
import { BODY_MAX_BYTES, REQUESTS_MAX } from '../../src/api/limits.ts';
import { readFault } from '../../src/base/fault.ts';
import { serve } from '../support/serve.ts';

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
const faultOf = (answer: Promise<unknown>) =>
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

  const NO_JSON = 'The answer is not JSON.';
  test.each<[what: string, body: string | null, message: string]>([
    ['HTML', '<!doctype html>', NO_JSON],
    ['half an answer', '{"items":[', NO_JSON],
    ['too large', ' '.repeat(BODY_MAX_BYTES + 1), 'The answer is too large: over 1 MB, or nested too deep.'],
    ['without a body', null, NO_JSON],
  ])('that is %s is malformed, and is not asked for again', async (_, body, message) => {
    const fault = await faultOf(ask('/', { by: answering(new Response(body, { status: body === null ? 204 : 200 })) }));
    expect(fault).toMatchObject({ kind: 'malformed', message, url: expect.stringContaining('http') });
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

  const REFUSED = { status: 403, message: 'This workspace always answers 403.', traceId: expect.any(String) };
  const FAILED = { status: 502, message: 'The service answered with status 502.' };
  const LATE = { kind: 'timeout', message: 'No answer within 100 ms.' };
  const UNREACHABLE = { kind: 'network', message: 'The service could not be reached.' };

  test.each<[why: string, feedId: string, fault: object, waits: number[]]>([
    ['once where it is refused, in the trace form', 'trouble-403~client', REFUSED, []],
    ['once where it is refused, in the nested form', 'trouble-403-nested~client', { type: 'forbidden' }, []],
    ['once for what does not exist', 'nobody', { kind: 'http', status: 404 }, []],
    ['once where it is to wait too long', 'trouble-429-long~client', { retryAfterMs: 3_600_000 }, []],
    ['three times at most where the service fails', 'trouble-502-html~client', FAILED, [250, 500]],
    ['three times at most where the network breaks', 'trouble-reset~client', UNREACHABLE, [250, 500]],
    ['three times at most where no answer comes in time', 'trouble-silent~client', LATE, [250, 500]],
  ])('is sent %s', async (_, feedId, fault, waited) => {
    expect(
      await faultOf(ask(`/feeds/${feedId}/posts`, { timeoutMs: feedId.includes('silent') ? 100 : 5000 })),
    ).toMatchObject(fault);
    expect(waits).toEqual(waited);
    expect(service.requests()).toHaveLength(1 + waited.length);
  });

  test.each([
    ['where the service fails twice', 'trouble-500-then-fine~client', [250, 500]],
    ['after the wait that a rate limit names', 'trouble-429-then-fine~client', [1000]],
  ])('is sent again %s', async (_, feedId, waited) => {
    expect(await ask(`/feeds/${feedId}/posts`)).toHaveProperty('items');
    expect(waits).toEqual(waited);
    expect(service.requests()).toHaveLength(1 + waited.length);
  });

  test('whose answer breaks off is sent again', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    expect(await ask('/', { by: answering(new Response(broken), Response.json('whole')) })).toBe('whole');
  });

  const endlessBody =
    (status = 200): Fetch =>
    async (_, { signal }) => {
      const start = (stream: ReadableStreamDefaultController): void =>
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      return new Response(new ReadableStream({ start }), { status });
    };

  test.each<[string, Fetch]>([
    ['of the page’s own that knows no signal', () => new Promise(() => {})],
    ['whose body never ends', endlessBody()],
  ])('is out of time also with a fetch %s', async (_, by) => {
    expect((await faultOf(ask('/', { by, timeoutMs: 20 }))).kind).toBe('timeout');
  });

  test('that is refused by an answer without an end is told as refused when its time is over', async () => {
    expect(await faultOf(ask('/', { by: endlessBody(403), timeoutMs: 20 }))).toMatchObject({
      kind: 'http',
      status: 403,
    });
  });

  test.each([
    ['an answer', async () => Response.json(1)],
    ['its time is over', () => new Promise<never>(() => {})],
  ])('leaves nothing with its signal, which would hold the answer as long as it lives: %s', async (_, answer) => {
    const by = vi.fn<Fetch>(answer);
    await ask('/', { by, timeoutMs: 20 }).catch(readFault);
    const signals = by.mock.calls.map(([, { signal }]) => signal ?? expect.fail('has no signal'));
    expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  test.each([2 ** 31, 2 ** 32, Infinity])('may have %d ms, more than a timer holds', async (timeoutMs) => {
    expect(await ask('/', { by: async () => Response.json('fine'), timeoutMs })).toBe('fine');
  });
});

const MOVED = {
  kind: 'malformed',
  message: 'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.',
};

test('a redirect is told, and nobody else is asked', async () => {
  const third = await serve((_, response) => void response.end('[]'));
  const first = await serve((_, response) => void response.writeHead(307, { location: `${third.url}/` }).end());
  onTestFinished(async () => void (await Promise.all([first.close(), third.close()])));
  const fault = await faultOf(createClient(realFetch)(`${first.url}/x`, { signal: never, timeoutMs: 5000 }));
  expect(fault).toMatchObject(MOVED);
  expect([first.requests, third.requests]).toEqual([['/x'], []]);
});

describe('many requests', () => {
  /** A service whose answers come by hand, and which has as many requests at once as it gets. */
  function setUp() {
    const answers: ((response: Response) => void)[] = [];
    let isOver = false;
    const client = createClient(
      (_, { signal }) =>
        new Promise((resolve, reject) => {
          if (isOver) return resolve(Response.json(0));
          answers.push(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    // No request that a test leaves behind times out during another.
    onTestFinished(() => {
      isOver = true;
      for (const answer of answers) answer(Response.json(0));
    });
    const ask = (options: Partial<Parameters<typeof client>[1]> = {}) =>
      client('https://api.example/', { signal: never, timeoutMs: 5000, ...options });
    return { ask, answers, full: Array.from({ length: REQUESTS_MAX }, () => ask()) };
  }

  test('are six at once: the next is sent when an answer has come, body and all', async () => {
    const { ask, answers, full } = setUp();
    const all = [...full, ...Array.from({ length: 14 }, () => ask())];
    expect(answers).toHaveLength(REQUESTS_MAX);
    const { readable, writable } = new TransformStream();
    const body = writable.getWriter();
    answers[0]?.(new Response(readable));
    await body.write(new TextEncoder().encode('[]'));
    await new Promise(setImmediate);
    expect(answers).toHaveLength(REQUESTS_MAX);
    await body.close();
    await all[0];
    for (let i = 1; i < 20; i++) {
      await expect.poll(() => answers.length).toBe(Math.min(20, REQUESTS_MAX + i));
      answers[i]?.(Response.json(i));
    }
    expect(await Promise.all(all)).toHaveLength(20);
  });

  test('go past one that is to be sent again later: its wait holds up nobody', async () => {
    const { ask, answers } = setUp();
    vi.stubGlobal('setTimeout', () => 'a wait without an end');
    void ask();
    answers[0]?.(new Response('', { status: 500 }));
    await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
  });

  test('run out of time by a clock that begins with their turn, which they hear', async () => {
    const { ask, answers } = setUp();
    const asked = vi.spyOn(globalThis, 'setTimeout');
    const onTurn = vi.fn<() => void>();
    const late = ask({ timeoutMs: 77, onTurn });
    expect(asked).not.toHaveBeenCalledWith(expect.any(Function), 77);
    expect(onTurn).not.toHaveBeenCalled();
    answers[0]?.(Response.json(0));
    await expect.poll(() => answers.length).toBe(REQUESTS_MAX + 1);
    expect(asked).toHaveBeenCalledWith(expect.any(Function), 77);
    expect(onTurn).toHaveBeenCalledTimes(1);
    answers[REQUESTS_MAX]?.(Response.json('late'));
    expect(await late).toBe('late');
  });

  test('leave the queue with their abort, and are never sent', async () => {
    const { ask, answers, full } = setUp();
    const abort = new AbortController();
    const leaving = ask({ signal: abort.signal });
    void ask();
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    answers[0]?.(Response.json(0));
    await full[0];
    await new Promise(setImmediate);
    expect(answers).toHaveLength(REQUESTS_MAX + 1);
  });
});

describe('an abort', () => {
  const reason = new Error('The element is gone.');
  let abort: AbortController;
  beforeEach(() => void (abort = new AbortController()));

  test('before the request rejects with its reason, and nothing is sent', async () => {
    await expect(ask('/feeds/made-3/posts', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(service.requests()).toEqual([]);
  });

  test('during the request rejects with its reason, and nothing is sent again', async () => {
    const by = vi.fn<Fetch>((url, init) => {
      queueMicrotask(() => abort.abort(reason));
      return fetch(url, init);
    });
    await expect(ask('/feeds/trouble-silent~abort/posts', { signal: abort.signal, by })).rejects.toBe(reason);
    expect(by).toHaveBeenCalledTimes(1);
  });

  test('while an error is read rejects with its reason, not with the error', async () => {
    const body = new ReadableStream({ pull: (stream) => (abort.abort(reason), stream.close()) });
    const by: Fetch = async () => new Response(body, { status: 403 });
    await expect(ask('/', { signal: abort.signal, by })).rejects.toBe(reason);
  });

  test('during the wait rejects with its reason, and nothing is sent again', async () => {
    vi.stubGlobal('setTimeout', () => (queueMicrotask(() => abort.abort(reason)), 'the wait'));
    const by = vi.fn<Fetch>(async () => new Response('', { status: 500 }));
    await expect(ask('/', { signal: abort.signal, by })).rejects.toBe(reason);
    expect(by).toHaveBeenCalledTimes(1);
  });
});
