import { afterEach, expect, test, vi } from 'vitest';
import { readRetryAfterMs } from '../../src/api/retry-after.ts';
import { fc, holds } from '../support/property.ts';
import { oddString } from '../support/wire.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const anyMoment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') });

afterEach(() => void vi.useRealTimers());

// Of the first the engine's lenient parser takes some for a day of 2001, which has passed: no leave to ask again at once.
const NOTHING = ['-5', '1.5', '1, 2', 'soon 5', null, '', ' ', 'soon', '120s', '1e3', '0x10', 'Infinity', 'NaN'];

test.each<[string | null, number | undefined]>([
  [' 120 ', 120_000],
  ['Wednesday, 01-Jul-26 12:00:02 GMT', 2000],
  ...NOTHING.map((header): [string | null, undefined] => [header, undefined]),
])('Retry-After: %j is a wait of %s ms', (header, ms) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  expect(readRetryAfterMs(header)).toBe(ms);
});

test('Retry-After of any text is a wait or none: never NaN, never a moment that has passed', () =>
  holds(
    fc.property(fc.oneof(oddString, fc.string(), fc.stringMatching(/^[\d:. +-]*$/)), (header) => {
      expect(readRetryAfterMs(header, NOW) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  ));

test('Retry-After of any number of seconds is that long, of any date until then, to the second', () =>
  holds(
    fc.property(fc.nat(), fc.constantFrom('', ' ', '0'), anyMoment, anyMoment, (seconds, before, then, now) => {
      expect(readRetryAfterMs(before + seconds, NOW)).toBe(seconds * 1000);
      const leftMs = (moment: number): number => Math.max(0, moment - now.getTime());
      const second = Math.floor(then.getTime() / 1000) * 1000;
      expect(readRetryAfterMs(then.toUTCString(), now.getTime())).toBe(leftMs(second));
      expect(readRetryAfterMs(then.toISOString(), now.getTime())).toBe(leftMs(then.getTime()));
    }),
  ));
