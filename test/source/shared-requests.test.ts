import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client, RequestOptions } from '../../src/api/client.ts';
import { FaultError } from '../../src/base/fault.ts';
import { ANSWER_MAX_BYTES } from '../../src/api/limits.ts';
import { shareRequests } from '../../src/source/shared-requests.ts';
import { type Deferred, defer } from './deferred.ts';
import { never } from './simulated-service.ts';

const URL_A = 'https://api.example/a';
const isText = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);

interface Request extends Deferred<unknown>, RequestOptions {
  readonly url: string;
}

/** A client whose answers come by hand. */
function setUp() {
  const requests: Request[] = [];
  const client: Client = (url, options) => {
    const request = { url, ...options, ...defer<unknown>() };
    requests.push(request);
    options.signal.addEventListener('abort', () => request.reject(options.signal.reason));
    return request.promise;
  };
  const share = shareRequests(client);
  const ask = ({ url = URL_A, signal = never, timeoutMs = 1000, fresh = false, onTurn = () => {} } = {}) =>
    share(url, isText, { signal, timeoutMs, fresh, onTurn });
  const request = (index: number): Request => requests[index] ?? expect.fail(`no request ${index}`);
  /** Asks, and has what it sends answered at once. */
  const askAnd = (answer: unknown, options?: Parameters<typeof ask>[0]) => {
    const answered = ask(options);
    request(requests.length - 1).resolve(answer);
    return answered;
  };
  /** Asks, and leaves again. */
  const leave = async (): Promise<void> => {
    const abort = new AbortController();
    const leaving = ask({ signal: abort.signal });
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
  };
  return { ask, askAnd, leave, requests, request };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a shared request', () => {
  test('is one for all who ask the same, with the timeout of the first', async () => {
    const { ask, requests, request } = setUp();
    const answers = Array.from({ length: 20 }, (_, i) => ask({ timeoutMs: 100 + i, fresh: i > 10 }));
    request(0).resolve('one');
    expect(await Promise.all(answers)).toEqual(Array(20).fill('one'));
    expect(requests).toMatchObject([{ url: URL_A, timeoutMs: 100 }]);
  });

  test('is told apart by its whole address, case and all', () => {
    const { ask, requests } = setUp();
    for (const url of [URL_A, URL_A.toUpperCase(), `${URL_A}?`, `${URL_A}/`, '__proto__']) void ask({ url });
    expect(requests).toHaveLength(5);
  });

  test('fails for all who wait for it, and is sent again for the next', async () => {
    const { ask, askAnd, requests, request } = setUp();
    const answers = [ask(), ask()];
    const failure = new FaultError({ kind: 'network', code: 'WS-205', message: 'Down.' });
    request(0).reject(failure);
    for (const answer of answers) await expect(answer).rejects.toBe(failure);
    expect(await askAnd('up')).toBe('up');
    expect(requests).toHaveLength(2);
  });

  test.each([
    ...[undefined, null, 5, {}].map((answer) => [answer, 'The answer has an unknown shape.'] as const),
    ['x'.repeat(ANSWER_MAX_BYTES / 2), 'The answer is too large: what was asked for takes over 2 MB.'],
  ])('is malformed where %.9j cannot be read, or swells to more than posts need, and never kept', async (...row) => {
    const { askAnd } = setUp();
    const [answer, message] = row;
    await expect(askAnd(answer)).rejects.toMatchObject({ fault: { kind: 'malformed', message } });
    expect(await askAnd('fine')).toBe('fine');
  });

  test('fails for a reader that throws, and lets the next one ask', async () => {
    const requests: string[] = [];
    const ask = shareRequests(async (url) => requests.push(url));
    for (const count of [1, 2]) {
      const reading = ask(URL_A, () => expect.fail('cannot read'), { signal: never, timeoutMs: 1 });
      await expect(reading).rejects.toThrow('cannot read');
      expect(requests).toHaveLength(count);
    }
  });

  test('tells its turn to all who wait for it, and to those who join it later', async () => {
    const { ask, request } = setUp();
    const heard: string[] = [];
    const join = async (name: string): Promise<void> => {
      void ask({ onTurn: () => heard.push(name) });
      await Promise.resolve();
    };
    await join('first');
    await join('second');
    expect(heard).toEqual([]);
    request(0).onTurn?.();
    await join('late');
    expect(heard).toEqual(['first', 'second', 'late']);
  });
});

describe('an answer', () => {
  test('serves for 60 s from when it came, and is then asked for again', async () => {
    const { ask, askAnd, requests, request } = setUp();
    const first = ask();
    vi.setSystemTime(5000);
    request(0).resolve('first');
    await first;
    vi.setSystemTime(64_999);
    expect(await ask()).toBe('first');
    vi.setSystemTime(65_000);
    expect(await askAnd('second')).toBe('second');
    expect(requests).toHaveLength(2);
  });

  test.each([0, ANSWER_MAX_BYTES / 2 - 16])('is kept that is empty, or as large as one may be: %i', async (length) => {
    const { ask, askAnd, requests } = setUp();
    const answer = await askAnd('x'.repeat(length));
    expect(await ask()).toBe(answer);
    expect(await ask()).toBe(answer);
    expect(requests).toHaveLength(1);
  });

  test('is not kept without bound: the oldest go, by what all of them and their addresses take', async () => {
    const { ask, askAnd, requests } = setUp();
    const text = 'x'.repeat(ANSWER_MAX_BYTES / 2 - 100);
    for (let i = 0; i < 20; i++) await askAnd(text, { url: `${URL_A}${i}` });
    for (let i = 16; i < 20; i++) await ask({ url: `${URL_A}${i}` });
    expect(requests).toHaveLength(20);
    void ask({ url: `${URL_A}15` });
    expect(requests).toHaveLength(21);

    const urls = Array.from({ length: 100 }, (_, i) => `${URL_A}${'x'.repeat(100_000)}${i}`);
    for (const url of urls) await askAnd('x', { url });
    void ask({ url: urls[50] });
    expect(requests).toHaveLength(122);
  });
});

describe('one who leaves', () => {
  test('as the last ends the request, and the next one requests again', async () => {
    const { ask, askAnd, leave, requests, request } = setUp();
    const abort = new AbortController();
    const leaving = ask({ signal: abort.signal });
    await leave();
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    expect(request(0).signal.aborted).toBe(true);
    expect(await askAnd('again')).toBe('again');
    expect(requests).toHaveLength(2);
  });

  test('before asking asks nothing, kept answer or not', async () => {
    const { ask, askAnd, requests } = setUp();
    for (const sent of [0, 1]) {
      await expect(ask({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
      expect(requests).toHaveLength(sent);
      await askAnd('kept', { fresh: true });
    }
  });

  test('after the answer changes nothing', async () => {
    const { ask, askAnd, requests, request } = setUp();
    const abort = new AbortController();
    expect(await askAnd('kept', { signal: abort.signal })).toBe('kept');
    abort.abort();
    expect(request(0).signal.aborted).toBe(false);
    expect(await ask()).toBe('kept');
    expect(requests).toHaveLength(1);
  });
});
