import { expect, test } from 'vitest';
import { readRetryAfterMs } from '../../src/api/retry-after.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');

test.each([
  [' 120 ', 120_000],
  ['Wednesday, 01-Jul-26 12:00:02 GMT', 2000],
])('Retry-After: %j is a wait of %d ms', (header, ms) => expect(readRetryAfterMs(header, NOW)).toBe(ms));

test('Retry-After counts a date from now where no other moment is named', () => {
  expect(readRetryAfterMs(new Date(Date.now() + 3_600_000).toUTCString())).toBeGreaterThan(3_500_000);
});

// Of these the engine's lenient parser takes some for a day of 2001, which has passed: no leave to ask again at once.
const LENIENT = ['-5', '1.5', '1, 2', 'soon 5'];

test.each([...LENIENT, null, '', ' ', 'soon', '120s', '1e3', '0x10', 'Infinity', 'NaN'])('%j says nothing', (value) => {
  expect(readRetryAfterMs(value, NOW)).toBeUndefined();
});
