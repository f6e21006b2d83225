import { describe, expect, test } from 'vitest';
import {
  ANSWER_MAX_BYTES,
  BODY_MAX_BYTES,
  clamp,
  clampLimit,
  FEED_MAX_BYTES,
  OFFSET_MAX,
  PAGE_MAX,
} from '../../src/api/limits.ts';

describe('the bounds', () => {
  test('are those of the service', () => {
    expect([PAGE_MAX, OFFSET_MAX]).toEqual([30, 100]);
  });

  test('of memory have room for the largest body, at two bytes for a letter, and a feed for several of them', () => {
    expect(ANSWER_MAX_BYTES).toBeGreaterThanOrEqual(2 * BODY_MAX_BYTES);
    expect(FEED_MAX_BYTES).toBeGreaterThanOrEqual(5 * ANSWER_MAX_BYTES);
  });
});

describe('a number that is held within bounds', () => {
  test.each([
    [5, 5],
    [5.9, 5],
    [1, 2],
    [-1, 2],
    [10, 9],
    [Infinity, 9],
    [-Infinity, 2],
    [NaN, 2],
  ])('%d between 2 and 9 is %d', (value, expected) => {
    expect(clamp(value, 2, 9)).toBe(expected);
  });

  test.each([
    [0, 1],
    [1, 1],
    [30, 30],
    [31, 30],
  ])('%d posts of a page are %d', (limit, expected) => {
    expect(clampLimit(limit)).toBe(expected);
  });
});
