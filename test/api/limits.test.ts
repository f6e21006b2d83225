import { expect, test } from 'vitest';
import * as limits from '../../src/api/limits.ts';

test('the bounds are those of the service, and memory has room for several of the largest bodies', () => {
  expect([limits.PAGE_MAX, limits.OFFSET_MAX, limits.BODY_MAX_BYTES]).toEqual([30, 100, 1e6]);
  expect([limits.ANSWER_MAX_BYTES, limits.FEED_MAX_BYTES]).toEqual([2e6, 2e7]);
});

test('a number is held within bounds, and whole', () => {
  const numbers = [5, 5.9, 1, -1, 10, Infinity, -Infinity, NaN];
  expect(numbers.map((value) => limits.clamp(value, 2, 9))).toEqual([5, 5, 2, 2, 9, 9, 2, 2]);
  expect([0, 1, 30, 31].map(limits.clampLimit)).toEqual([1, 1, 30, 30]);
});
