import { expect, test } from 'vitest';
import { planRetryMs } from '../../src/api/plan-retry.ts';
import type { Fault } from '../../src/base/fault.ts';
import { fc, holds } from '../support/property.ts';

const KINDS = ['http', 'rate-limited', 'network', 'timeout', 'malformed', 'setup', 'internal'] as const;
const anyFault: fc.Arbitrary<Fault> = fc.record(
  {
    kind: fc.constantFrom(...KINDS),
    message: fc.string(),
    status: fc.integer({ min: 300, max: 599 }),
    retryAfterMs: fc.oneof(fc.double({ min: 0, noNaN: true }), fc.nat({ max: 60_000 })),
  },
  { requiredKeys: ['kind', 'message'] },
);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('any fault is followed by two retries at the most, each within half a minute, and by none where it lasts', () =>
  holds(
    fc.property(anyFault, fc.nat({ max: 5 }), random, (fault, retries, chance) => {
      const waitMs = planRetryMs(fault, retries, () => chance);
      if (waitMs === undefined) return;
      expect(retries).toBeLessThan(2);
      expect(waitMs >= 0 && waitMs <= 30_000).toBe(true);
      expect(['malformed', 'setup', 'internal']).not.toContain(fault.kind);
      if (fault.kind === 'http') expect(fault.status).toBeGreaterThanOrEqual(500);
      if (fault.retryAfterMs !== undefined) expect(waitMs).toBe(fault.retryAfterMs);
    }),
  ));
