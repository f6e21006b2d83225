import { describe, expect, test } from 'vitest';
import { readRetryAfterMs } from '../../src/api/retry-after.ts';
import { fc, holds } from '../support/property.ts';
import { oddString } from '../support/wire.ts';

const NOW = Date.UTC(2026, 6, 1, 12);
const anyMoment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') });

describe('Retry-After', () => {
  test('of any text is a wait or none: never NaN, never a moment that has passed', () =>
    holds(
      fc.property(fc.oneof(oddString, fc.string(), fc.stringMatching(/^[\d:. +-]*$/)), (header) => {
        const waitMs = readRetryAfterMs(header, NOW);
        if (waitMs !== undefined) expect(waitMs).toBeGreaterThanOrEqual(0);
      }),
      5000,
    ));

  test('of any number of seconds is that long', () =>
    holds(
      fc.property(fc.nat(), fc.constantFrom('', ' ', '0'), (seconds, before) => {
        expect(readRetryAfterMs(before + seconds, NOW)).toBe(seconds * 1000);
      }),
    ));

  test('of any date is until then, to the second', () =>
    holds(
      fc.property(anyMoment, anyMoment, (then, now) => {
        const waitMs = Math.max(0, Math.floor(then.getTime() / 1000) * 1000 - now.getTime());
        expect(readRetryAfterMs(then.toUTCString(), now.getTime())).toBe(waitMs);
        expect(readRetryAfterMs(then.toISOString(), now.getTime())).toBe(Math.max(0, then.getTime() - now.getTime()));
      }),
    ));
});
