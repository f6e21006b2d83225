import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client, RequestOptions } from '../../src/api/client.ts';
import { ANSWER_MAX_BYTES } from '../../src/api/limits.ts';
import { shareRequests } from '../../src/source/shared-requests.ts';
import { runs } from '../support/deep.ts';
import { fc, holds } from '../support/property.ts';
import { type Deferred, defer } from './deferred.ts';
import { never } from './simulated-service.ts';

const URL_A = 'https://api.example/a';
const KEPT_FOR_MS = 60_000;
const isText = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);

interface Request extends Deferred<unknown>, RequestOptions {
  readonly url: string;
  /** What the callers who wait are told, once the request has ended. */
  told?: string;
}

/** A client that a test answers by hand. With `obeysAbort`, a request ends when it is aborted, as with `fetch`. */
function setUp(obeysAbort = true) {
  const requests: Request[] = [];
  const client: Client = (url, options) => {
    const request: Request = { url, ...options, ...defer<unknown>() };
    requests.push(request);
    if (obeysAbort) options.signal.addEventListener('abort', () => request.reject(options.signal.reason));
    return request.promise;
  };
  const share = shareRequests(client);
  const ask = ({ url = URL_A, signal = never, timeoutMs = 1000, fresh = false, onTurn = () => {} } = {}) =>
    share(url, isText, { signal, timeoutMs, fresh, onTurn });
  const request = (index: number): Request => requests.at(index) ?? expect.fail(`no request ${index}`);
  /** Sends a request, and answers it at once. */
  const askAnd = (answer: unknown, options?: Parameters<typeof ask>[0]) => {
    const answered = ask(options);
    request(-1).resolve(answer);
    return answered;
  };
  return { ask, askAnd, requests, request };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));

interface Caller {
  readonly abort: AbortController;
  readonly from: Request;
  hasLeft: boolean;
  got?: unknown;
}

/** The ways a request can end, and what the callers who wait for it are told. */
const ENDS = {
  answer: (id: number) => `answer ${id}`,
  failure: (id: number) => `failure ${id}`,
  nonsense: () => 'The answer has an unknown shape.',
};
type End = keyof typeof ENDS;

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.constantFrom('a', 'A', '__proto__'), fresh: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ leave: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ end: fc.nat(), how: fc.constantFrom<End>('answer', 'failure', 'nonsense') }) },
  fc.record({ waitMs: fc.constantFrom(1, KEPT_FOR_MS / 2, KEPT_FOR_MS - 1, KEPT_FOR_MS) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

/** Takes steps with shared requests, and checks after each which caller gets what. */
async function takeSteps(steps: readonly Step[], obeysAbort: boolean): Promise<void> {
  const { ask, requests } = setUp(obeysAbort);
  const callers: Caller[] = [];
  const kept = new Map<string, { readonly request: Request; readonly atMs: number }>();
  const open = (): Request[] => requests.filter(({ told }) => !told);

  function end(request: Request, how: End): void {
    request.told = ENDS[how](requests.indexOf(request));
    if (how === 'failure') request.reject(new Error(request.told));
    else request.resolve(how === 'answer' ? request.told : null);
    if (how === 'answer' && !request.signal.aborted) kept.set(request.url, { request, atMs: Date.now() });
  }

  async function take(step: Step): Promise<void> {
    if ('ask' in step) {
      const { ask: url, fresh } = step;
      const serving = kept.get(url);
      const isServed = serving && !fresh && Date.now() - serving.atMs < KEPT_FOR_MS;
      const expected = isServed ? serving.request : open().find((one) => one.url === url && !one.signal.aborted);
      const [before, abort] = [requests.length, new AbortController()];
      await expect(ask({ url, fresh, signal: AbortSignal.abort('left') })).rejects.toBe('left');
      const answer = ask({ url, fresh, signal: abort.signal });
      expect(requests.length - before, 'requests that were sent').toBe(expected ? 0 : 1);
      const caller: Caller = { abort, from: expected ?? (requests.at(-1) as Request), hasLeft: false };
      callers.push(caller);
      answer.then(
        (value) => (caller.got = value),
        (reason: Error) => (caller.got = reason.message),
      );
    } else if ('leave' in step) {
      const caller = callers[step.leave % callers.length];
      if (!caller || caller.got || caller.hasLeft) return;
      caller.hasLeft = true;
      caller.abort.abort(new Error('Gone.'));
    } else if ('end' in step) {
      const request = open()[step.end % open().length];
      if (request) end(request, step.how);
    } else vi.setSystemTime(Date.now() + step.waitMs);
  }

  for (const step of steps) {
    await take(step);
    await nextTurn();
    for (const request of open()) {
      const isWaitedFor = callers.some(({ from, hasLeft }) => from === request && !hasLeft);
      expect(request.signal.aborted, 'a request lives as long as somebody waits for it').toBe(!isWaitedFor);
    }
  }
  for (const request of open()) end(request, 'answer');
  await nextTurn();
  for (const { got, from, hasLeft, abort } of callers) {
    expect(got).toBe(hasLeft ? 'Gone.' : from.told);
    expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
  }
}

test('requests that are shared are one at a time for each address, answer all who wait and none who left, and leave nothing behind', () =>
  holds(fc.asyncProperty(fc.array(anyStep, { maxLength: 40, size: 'max' }), fc.boolean(), takeSteps), runs(500)));

describe('a shared request', () => {
  test('is one for all who ask in the same moment, with the timeout of the first', async () => {
    const { ask, requests, request } = setUp();
    const answers = Array.from({ length: 20 }, (_, i) => ask({ timeoutMs: 100 + i, fresh: i > 10 }));
    request(0).resolve('one');
    expect(await Promise.all(answers)).toEqual(Array(20).fill('one'));
    expect(requests).toMatchObject([{ url: URL_A, timeoutMs: 100 }]);
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
  test.each([0, ANSWER_MAX_BYTES / 2 - 16])('is kept that is empty, or as large as one may be: %i', async (length) => {
    const { ask, askAnd, requests } = setUp();
    const answer = await askAnd('x'.repeat(length));
    expect([await ask(), await ask()]).toEqual([answer, answer]);
    expect(requests).toHaveLength(1);
  });

  test('is not kept without bound: the oldest go, by what all of them and their addresses take', async () => {
    const { ask, askAnd, requests } = setUp();
    for (let i = 0; i < 20; i++) await askAnd('x'.repeat(ANSWER_MAX_BYTES / 2 - 100), { url: `${URL_A}${i}` });
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
