import { expect, test } from 'vitest';
import { planRetryMs } from '../../src/api/plan-retry.ts';
import type { Fault } from '../../src/base/fault.ts';

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

test.each(['rate-limited', 'http'] as const)(
  'the wait that %s names is kept, up to 30 s, but not a third time',
  (kind) => {
    const waitOf = (retryAfterMs: number, retries = 1) =>
      planRetryMs(fault(kind, { status: 503, retryAfterMs }), retries, middle);
    const waits = [0, 1000, 30_000, 30_001, Infinity].map((ms) => waitOf(ms));
    expect(waits).toEqual([0, 1000, 30_000, undefined, undefined]);
    expect(waitOf(1, 2)).toBeUndefined();
  },
);
