import { describe, expect, test } from 'vitest';
import { readJsonObject, weigh } from '../../src/base/json.ts';

test.each(['', '{', 'null', '5', '"{}"', '[]', '[{}]', 'undefined', '{"a":1} {}'])('%j is not an object', (json) => {
  expect(readJsonObject(json)).toBeUndefined();
});

test('an object is what it holds of its own', () => {
  expect(readJsonObject('{"a":{"b":[1]},"c":null}')).toEqual({ a: { b: [1] }, c: null });
  expect(readJsonObject(' {} ')).toEqual({});
  expect(Object.hasOwn(readJsonObject('{"__proto__":{"a":1}}') ?? {}, '__proto__')).toBe(true);
});

// When the weights were chosen, ten kinds of JSON were measured: V8 used no more memory than these weights.

describe('what JSON weighs', () => {
  const WEIGHTS = 'null 8;true 8;7 8;"" 32;"abc" 38;[] 72;[1,2] 88;{} 72;{"ab":1} 196;{"ab":["c"]} 294';
  test.each(WEIGHTS.split(';').map((row) => row.split(' ')))('%s: %s bytes', (json = '', bytes) =>
    expect(weigh(JSON.parse(json), Infinity)).toBe(Number(bytes)),
  );

  test('is not counted past what is asked for: what is endless has a weight as well', () => {
    const endless: unknown[] = [];
    endless.push(endless, endless);
    expect(weigh(endless, 1000)).toBe(1008);
    expect(weigh('a'.repeat(500), 1032)).toBe(1032);
    expect(weigh([[]], 72), 'what reaches it just so holds something more').toBe(144);
  });

  test('is counted of what is nested very deep', () => {
    expect(weigh(JSON.parse('['.repeat(1000) + ']'.repeat(1000)), Infinity)).toBe(72_000);
    let deep: unknown = 0;
    for (let i = 0; i < 1e5; i++) deep = [deep];
    expect(weigh(deep, Infinity)).toBe(7_200_008);
  });
});
