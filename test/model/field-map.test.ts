import { expect, test } from 'vitest';
import { readJsonObject } from '../../src/base/json-object.ts';
import { readFieldMap } from '../../src/model/field-map.ts';
import { POST_FIELDS } from '../../src/model/post-fields.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, wireObject } from '../support/wire.ts';

const anyMap = fc.oneof(wireObject(...POST_FIELDS, '__proto__', 'constructor', 'raw'), anyJson, oddString, fc.string());

test('any text as a field map is the paths that it gives for the fields of a post, or none where it is not an object', () =>
  holds(
    fc.property(fc.oneof(anyMap, fc.json()), (written) => {
      const map = readFieldMap(written);
      const sent = readJsonObject(written);
      expect(map === undefined).toBe(sent === undefined);
      if (!map || !sent) return;
      const fields = POST_FIELDS.filter((field) => typeof sent[field] === 'string');
      expect(Object.entries(map)).toEqual(fields.map((field) => [field, sent[field]]));
      expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    }),
  ));

test('a field map keeps what fits, for every field of a post, and leaves the rest', () => {
  const fits = Object.fromEntries(POST_FIELDS.map((field) => [field, `a.${field}`]));
  expect(fits).toHaveProperty('text');
  const odd = '"Text":"x","raw":"x","constructor":"x","__proto__":{"author":"x"}';
  expect(readFieldMap(`{${odd},${JSON.stringify(fits).slice(1)}`)).toEqual(fits);
  expect(readFieldMap(`{${odd},"title":5,"url":null,"media":["a"],"claps":{"a":"b"}}`)).toEqual({});
});
