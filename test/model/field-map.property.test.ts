import { describe, expect, test } from 'vitest';
import { readFieldMap } from '../../src/model/field-map.ts';
import { POST_FIELDS } from '../../src/model/post-fields.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, wireObject } from '../support/wire.ts';

const anyMap = fc.oneof(wireObject(...POST_FIELDS, '__proto__', 'constructor', 'raw'), anyJson, oddString, fc.string());

describe('any text as a field map', () => {
  test('is the paths that it gives for the fields of a post, or none, and throws nothing', () =>
    holds(
      fc.property(anyMap, (written) => {
        const map = readFieldMap(written);
        if (!map) return;
        const sent = JSON.parse(written) as Record<string, unknown>;
        expect(Object.entries(map).filter(([field, path]) => sent[field] !== path)).toEqual([]);
        const fields = POST_FIELDS.filter((field) => typeof sent[field] === 'string');
        expect(Object.keys(map)).toEqual(fields);
        expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
      }),
    ));

  test('is none where it is no JSON object', () =>
    holds(
      fc.property(fc.oneof(fc.json(), oddString), (written) => {
        let value: unknown;
        try {
          value = JSON.parse(written);
        } catch {
          value = undefined; // no JSON at all
        }
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        expect(readFieldMap(written) !== undefined).toBe(isObject);
      }),
    ));
});
