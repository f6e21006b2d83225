import { describe, expect, test } from 'vitest';
import { planRelative } from '../../src/content/format.ts';

const NOW = Date.UTC(2026, 6, 1, 12);
const [MIN, H, D] = [60, 3600, 86_400];
const [W, M, Y] = [7 * D, (365.25 * D) / 12, 365.25 * D];

describe('the distance from now', () => {
  test.each([
    [0, 0, 'second'],
    [59, 0, 'second'],
    [59.999, 0, 'second'],
    [MIN, 1, 'minute'],
    [2 * MIN - 1, 1, 'minute'],
    [H - 1, 59, 'minute'],
    [H, 1, 'hour'],
    [D - 1, 23, 'hour'],
    [D, 1, 'day'],
    [W - 1, 6, 'day'],
    [W, 1, 'week'],
    [M - 1, 4, 'week'],
    [M, 1, 'month'],
    [Y - 1, 11, 'month'],
    [Y, 1, 'year'],
    [10 * Y, 10, 'year'],
    [2000 * Y, 2000, 'year'],
  ])('of %d s is %i %s, ahead and ago', (seconds, value, unit) => {
    expect(planRelative(new Date(NOW + seconds * 1000), NOW)).toEqual([value, unit]);
    expect(planRelative(new Date(NOW - seconds * 1000), NOW)).toEqual([0 - value, unit]);
  });

  test('is never NaN, not even of a date that is none', () => {
    expect(planRelative(new Date(NaN), NOW)).toEqual([0, 'second']);
  });
});
