import { expect, test } from 'vitest';
import { startOfDay } from '../../src/model/day.ts';

test.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '2026-01-01T10:00:00Z'])(
  '%j is no day',
  (written) => expect(startOfDay(written)).toBeUndefined(),
);

test('a day begins at midnight where the visitor is, and ends where the next begins', () => {
  expect(startOfDay(' 2026-01-31 ')).toEqual(new Date(2026, 0, 31));
  expect(startOfDay('2026-01-31', 1)).toEqual(new Date(2026, 1, 1));
});
