import { describe, expect, test } from 'vitest';
import { readRetryAfterMs } from '../../src/api/retry-after.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['1', 1000],
    [' 120 ', 120_000],
    ['3600', 3_600_000],
    ['Wed, 01 Jul 2026 12:00:02 GMT', 2000],
    ['Wednesday, 01-Jul-26 12:00:02 GMT', 2000],
    ['2026-07-01T12:01:00Z', 60_000],
  ])('%j is a wait of %d ms', (header, ms) => {
    expect(readRetryAfterMs(header, NOW)).toBe(ms);
  });

  test('of a date that has passed is no wait', () => {
    expect(readRetryAfterMs('Wed, 01 Jul 2026 11:00:00 GMT', NOW)).toBe(0);
  });

  test('counts a date from now where no other moment is named', () => {
    expect(readRetryAfterMs(new Date(Date.now() + 3_600_000).toUTCString())).toBeGreaterThan(3_500_000);
  });

  test.each([null, '', ' ', 'soon', '120s', '1e3', '0x10', 'Infinity', 'NaN'])('%j says nothing', (header) => {
    expect(readRetryAfterMs(header, NOW)).toBeUndefined();
  });

  // Neither seconds nor a date, but the engine's lenient parser takes each for a day of 2001, which has passed.
  test.each(['-5', '1.5', '1, 2', 'soon 5'])('%j says nothing, and is no leave to ask again at once', (header) => {
    expect(readRetryAfterMs(header, NOW)).toBeUndefined();
  });
});
