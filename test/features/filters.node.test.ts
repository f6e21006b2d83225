import { expect, test } from 'vitest';
import { startOfDay } from '../../src/features/filters/filters.ts';

const NO_DATES = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'];
const OTHERWISE = ['2026-1-1', '20260101', '2026-01-01T10:00:00Z', 'x2026-01-01', '2026-01-01x', '02026-01-01'];

test.each(['', 'soon', ...NO_DATES, ...OTHERWISE, '2026-01-011'])('%j is not a day', (written) =>
  expect(startOfDay(written)).toBeUndefined(),
);

test('a day begins at midnight where the visitor is, and ends where the next begins', () => {
  expect(startOfDay('2026-01-31')).toEqual(new Date(2026, 0, 31));
  expect(startOfDay(' \n 2026-01-31\t ')).toEqual(new Date(2026, 0, 31));
  expect(startOfDay('2026-01-31', 1)).toEqual(new Date(2026, 1, 1));
  expect(startOfDay('2026-12-31', 1)).toEqual(new Date(2027, 0, 1));
  expect(startOfDay('2028-02-29')).toEqual(new Date(2028, 1, 29));
  expect(startOfDay('2026-12-01')).toEqual(new Date(2026, 11, 1));
});
