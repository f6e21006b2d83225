import { describe, expect, test } from 'vitest';
import { planRetryMs } from '../../src/api/plan-retry.ts';
import type { Fault } from '../../src/base/fault.ts';

const fault = (kind: Fault['kind'], rest: Partial<Fault> = {}): Fault => ({ kind, message: '', ...rest });
const middle = () => 0.5;

const passing: Fault[] = [
  fault('network'),
  fault('timeout'),
  fault('rate-limited', { status: 429 }),
  fault('http', { status: 500 }),
  fault('http', { status: 503 }),
  fault('http', { status: 599 }),
];
const lasting: Fault[] = [
  fault('malformed'),
  fault('setup'),
  fault('http', { status: 400 }),
  fault('http', { status: 403, retryAfterMs: 1000 }),
  fault('http', { status: 404 }),
  fault('http', { status: 499 }),
  fault('http'),
];

describe('a request', () => {
  test.each(passing)('is sent again twice after $kind $status, with twice the wait, and then no more', (passes) => {
    expect([0, 1, 2, 3].map((retries) => planRetryMs(passes, retries, middle))).toEqual([
      500,
      1000,
      undefined,
      undefined,
    ]);
  });

  test.each(lasting)('is not sent again after $kind $status', (lasts) => {
    expect(planRetryMs(lasts, 0, middle)).toBeUndefined();
  });

  test('is sent again at a moment of its own, so that many pages do not come back as one', () => {
    expect(planRetryMs(fault('network'), 0, () => 0)).toBe(250);
    expect(planRetryMs(fault('network'), 0, () => 0.999)).toBeCloseTo(749.5);
    expect(new Set(Array.from({ length: 20 }, () => planRetryMs(fault('network'), 1))).size).toBeGreaterThan(10);
  });

  test.each([
    [0, 0],
    [1000, 1000],
    [30_000, 30_000],
    [30_001, undefined],
    [3_600_000, undefined],
    [Infinity, undefined],
  ])('keeps a wait that the service names up to 30 s: %d ms is %s', (retryAfterMs, wait) => {
    expect(planRetryMs(fault('rate-limited', { retryAfterMs }), 1, middle)).toBe(wait);
    expect(planRetryMs(fault('http', { status: 503, retryAfterMs }), 1, middle)).toBe(wait);
  });

  test('is not sent a fourth time, whatever wait the service names', () => {
    expect(planRetryMs(fault('rate-limited', { retryAfterMs: 1 }), 2, middle)).toBeUndefined();
  });
});
