import { expect, test } from 'vitest';
import * as limits from '../../src/api/limits.ts';

test('the bounds are those of the service', () => expect([limits.PAGE_MAX, limits.OFFSET_MAX]).toEqual([30, 100]));

test('memory has room for the largest body, at two bytes for a letter, and a feed for several of them', () => {
  expect(limits.ANSWER_MAX_BYTES).toBeGreaterThanOrEqual(2 * limits.BODY_MAX_BYTES);
  expect(limits.FEED_MAX_BYTES).toBeGreaterThanOrEqual(5 * limits.ANSWER_MAX_BYTES);
});

test('a number is held within bounds, and whole', () => {
  const numbers = [5, 5.9, 1, -1, 10, Infinity, -Infinity, NaN];
  expect(numbers.map((value) => limits.clamp(value, 2, 9))).toEqual([5, 5, 2, 2, 9, 9, 2, 2]);
  expect([0, 1, 30, 31].map(limits.clampLimit)).toEqual([1, 1, 30, 30]);
});
