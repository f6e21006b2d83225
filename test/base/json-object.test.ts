import { expect, test } from 'vitest';
import { readJsonObject } from '../../src/base/json-object.ts';

test.each(['', '{', 'null', '5', '"{}"', '[]', '[{}]', 'undefined', '{"a":1} {}'])('%j is not an object', (json) => {
  expect(readJsonObject(json)).toBeUndefined();
});

test('an object is what it holds of its own', () => {
  expect(readJsonObject('{"a":{"b":[1]},"c":null}')).toEqual({ a: { b: [1] }, c: null });
  expect(readJsonObject(' {} ')).toEqual({});
  expect(Object.hasOwn(readJsonObject('{"__proto__":{"a":1}}') ?? {}, '__proto__')).toBe(true);
});
