import { describe, expect, test } from 'vitest';
import { RateLimiter } from '../../../../demo/service/keyed/rate-limiter.ts';
import { fc, holds } from '../../../support/property.ts';

/** The most moments that lie in any window of this length. */
const mostIn = (moments: readonly number[], lengthMs: number): number =>
  Math.max(0, ...moments.map((start) => moments.filter((one) => one >= start && one < start + lengthMs).length));

describe('the rate of one key', () => {
  test('is never above 20 in 5 seconds or 60 in a minute, whatever comes when', () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 300 }), (gaps) => {
        let now = 1_000_000;
        const limiter = new RateLimiter(() => now);
        const passed: number[] = [];
        for (const gap of gaps) {
          now += gap;
          if (limiter.retryAfterSeconds('key') === undefined) passed.push(now);
        }
        expect(mostIn(passed, 5000)).toBeLessThanOrEqual(20);
        expect(mostIn(passed, 60_000)).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('lets through who waits as long as it says, and no sooner', () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 21, maxLength: 200 }), (gaps) => {
        let now = 1_000_000;
        const limiter = new RateLimiter(() => now);
        for (const gap of gaps) {
          now += gap;
          const seconds = limiter.retryAfterSeconds('key');
          if (seconds === undefined) continue;
          now += (seconds - 1) * 1000;
          expect(limiter.retryAfterSeconds('key') ?? 0).toBeLessThanOrEqual(1);
          now += 1000;
          expect(limiter.retryAfterSeconds('key')).toBeUndefined();
        }
      }),
    );
  });

  test('is not that of another key', () => {
    const limiter = new RateLimiter(() => 0);
    for (let i = 0; i < 20; i++) expect(limiter.retryAfterSeconds('one')).toBeUndefined();
    expect(limiter.retryAfterSeconds('one')).toBe(5);
    expect(limiter.retryAfterSeconds('other')).toBeUndefined();
  });
});
