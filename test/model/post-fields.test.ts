import { expect, test } from 'vitest';
import { readJsonObject } from '../../src/base/json.ts';
import { POST_FIELDS, readFieldMap } from '../../src/model/post-fields.ts';
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
