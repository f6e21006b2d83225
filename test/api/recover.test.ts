import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { planRetryMs, readFailure, waitToRetry } from '../../src/api/recover.ts';
import type { Fault } from '../../src/base/fault.ts';
import { anyReason } from '../base/any-reason.ts';
import { fc, holds } from '../support/property.ts';

const url = 'https://api.example/feeds/a/posts';
const failed = (reason: unknown, isLate = false) => readFailure({ reason, isLate, timeoutMs: 7 }, url);
const answered = (response: Partial<Response>, thrown: { readonly reason?: unknown } = {}) => {
  const whole = (response instanceof Response ? response : { headers: new Headers(), ...response }) as Response;
  return readFailure({ response: whole, ...thrown }, url);
};

const malformed = (code: string, message: string) => ({ kind: 'malformed', code, message, url });
const NO_JSON = malformed('WS-207', 'The answer is not JSON.');
const TOO_LARGE = malformed('WS-208', 'The answer is too large: over 1 MB, or nested too deep.');
const REDIRECT = malformed(
  'WS-209',
  'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.',
);
const LATE = { kind: 'timeout', code: 'WS-206', message: 'No answer within 7 ms.', url };
const UNREACHABLE = { kind: 'network', code: 'WS-205', message: 'The service could not be reached.', url };

describe('a failure', () => {
  test.each([
    [new SyntaxError('Unexpected token'), NO_JSON],
    [Object.assign(new Error('of another realm'), { name: 'SyntaxError' }), NO_JSON],
    [new RangeError(), TOO_LARGE],
    [new TypeError('Failed to fetch'), UNREACHABLE],
    [{ name: 'SyntaxError' }, UNREACHABLE],
    [undefined, UNREACHABLE],
  ])('by %s is told as it is', async (reason, fault) => expect(await failed(reason)).toEqual(fault));

  test('is told as one of our faults, in words of our own, whatever was thrown', () =>
    holds(
      fc.asyncProperty(anyReason, fc.boolean(), async (reason, isLate) => {
        expect(isLate ? [LATE] : [NO_JSON, TOO_LARGE, UNREACHABLE]).toContainEqual(await failed(reason, isLate));
      }),
    ));

  test.each<Partial<Response>>([
    ...[301, 302, 303, 307, 308].map((status) => ({ status })),
    { status: 0, type: 'opaqueredirect' },
    { status: 200, type: 'cors', redirected: true },
  ])('by %o is a redirect, be it hidden or followed', async (response) => {
    expect(await answered(response)).toEqual({ ...REDIRECT, status: response.status || undefined });
  });

  test.each([300, 304, 305, 309, 404])('with %i is an answer', async (status) => {
    expect(await answered(new Response(null, { status }))).toMatchObject({ kind: 'http', status });
  });

  test('has the content type of invalid JSON; an incomplete body is a network fault', async () => {
    const html = { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }) };
    const told = await answered(html, { reason: new SyntaxError('Unexpected token') });
    expect(told).toEqual({ ...NO_JSON, status: 200, contentType: 'text/html' });
    expect(await answered(html, { reason: new TypeError('terminated') })).toEqual(UNREACHABLE);
  });
});

describe('the wait before a request is sent again', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  const down: Fault = { kind: 'network', code: 'WS-205', message: 'Down.' };

  test('is as long as it is planned, and leaves no listener', async () => {
    const { signal } = new AbortController();
    const over = vi.fn<() => void>();
    const waiting = waitToRetry(down, 0, signal).then(over);
    await vi.advanceTimersByTimeAsync(499);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(over).toHaveBeenCalledTimes(1);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('is none where it should not be sent again: the fault is told', async () => {
    const waiting = waitToRetry(down, 2, new AbortController().signal);
    await expect(waiting).rejects.toMatchObject({ name: 'FaultError', fault: down });
  });

  test('ends with an abort, and leaves neither a timer nor a listener; after one, it does not begin', async () => {
    const abort = new AbortController();
    const waiting = waitToRetry(down, 0, abort.signal);
    abort.abort('gone');
    await expect(waiting).rejects.toBe('gone');
    for (const retries of [0, 2]) await expect(waitToRetry(down, retries, abort.signal)).rejects.toBe('gone');
    expect([vi.getTimerCount(), getEventListeners(abort.signal, 'abort')]).toEqual([0, []]);
  });
});

const fault = (kind: Fault['kind'], more: Partial<Fault> = {}): Fault => ({
  kind,
  code: 'WS-205',
  message: '',
  ...more,
});
const middle = () => 0.5;
const of = (status: number, retryAfterMs?: number) => fault('http', { status, ...(retryAfterMs && { retryAfterMs }) });

test.each([fault('network'), fault('timeout'), fault('rate-limited', { status: 429 }), of(500), of(503), of(599)])(
  'a request is sent twice again after $kind $status, waiting twice as long',
  (passes) => {
    const waits = [0, 1, 2, 3].map((retries) => planRetryMs(passes, retries, middle));
    expect(waits).toEqual([500, 1000, undefined, undefined]);
  },
);

test.each([fault('malformed'), fault('setup'), fault('internal'), fault('http'), of(400), of(403, 1000), of(499)])(
  'a request is not sent again after $kind $status',
  (lasts) => expect(planRetryMs(lasts, 0, middle)).toBeUndefined(),
);

test('a request is sent again at a moment of its own, so that many pages do not come back as one', () => {
  expect([0, 0.999].map((random) => planRetryMs(fault('network'), 0, () => random))).toEqual([250, 749.5]);
  expect(new Set(Array.from({ length: 20 }, () => planRetryMs(fault('network'), 1))).size).toBeGreaterThan(10);
});

test.each(['rate-limited', 'http'] as const)('the wait that %s names is kept, up to 30 s, not a third time', (kind) => {
  const waitOf = (retryAfterMs: number, retries = 1) =>
    planRetryMs(fault(kind, { status: 503, retryAfterMs }), retries, middle);
  expect([0, 1000, 30_000, 30_001, Infinity].map((ms) => waitOf(ms))).toEqual([0, 1000, 30_000, undefined, undefined]);
  expect(waitOf(1, 2)).toBeUndefined();
});
