import { describe, expect, test } from 'vitest';
import { planRetryMs } from '../../src/api/plan-retry.ts';
import type { Fault } from '../../src/base/fault.ts';

const fault = (kind: Fault['kind'], status?: number, retryAfterMs?: number): Fault => ({
  kind,
  code: 'WS-205',
  message: '',
  ...(status && { status }),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const middle = () => 0.5;
const passing = [fault('network'), fault('timeout'), fault('rate-limited', 429)];
const failures = [500, 503, 599].map((status) => fault('http', status));
const lasting = [fault('malformed'), fault('setup'), fault('internal'), fault('http', 403, 1000), fault('http')];
const refusals = [400, 404, 499].map((status) => fault('http', status));

describe('a request', () => {
  test.each([...passing, ...failures])('is sent twice again after $kind $status, waiting twice as long', (passes) => {
    const waits = [0, 1, 2, 3].map((retries) => planRetryMs(passes, retries, middle));
    expect(waits).toEqual([500, 1000, undefined, undefined]);
  });

  test.each([...lasting, ...refusals])('is not sent again after $kind $status', (lasts) => {
    expect(planRetryMs(lasts, 0, middle)).toBeUndefined();
  });

  test('is sent again at a moment of its own, so that many pages do not come back as one', () => {
    expect(planRetryMs(fault('network'), 0, () => 0)).toBe(250);
    expect(planRetryMs(fault('network'), 0, () => 0.999)).toBeCloseTo(749.5);
    expect(new Set(Array.from({ length: 20 }, () => planRetryMs(fault('network'), 1))).size).toBeGreaterThan(10);
  });

  test('keeps a wait that the service names, up to 30 s, but is not sent a fourth time for it', () => {
    const named = [0, 1000, 30_000, 30_001, 3_600_000, Infinity];
    for (const [kind, status] of [
      ['rate-limited', 429],
      ['http', 503],
    ] as const) {
      const waits = named.map((ms) => planRetryMs(fault(kind, status, ms), 1, middle));
      expect(waits).toEqual([0, 1000, 30_000, undefined, undefined, undefined]);
      expect(planRetryMs(fault(kind, status, 1), 2, middle)).toBeUndefined();
    }
  });
});
