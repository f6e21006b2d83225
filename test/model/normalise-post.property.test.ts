import { describe, expect, test } from 'vitest';
import { readFieldMap } from '../../src/model/field-map.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { POST_FIELDS } from '../../src/model/post-fields.ts';
import { postKey } from '../../src/model/post.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem, anyJson, anyKey, oddString, oddUrl } from '../support/wire.ts';
import { postProblems } from './post-problems.ts';

/** The text of a field map: paths of any keys, down into whatever an item holds. */
const fieldMapJson = fc
  .dictionary(
    fc.constantFrom(...POST_FIELDS),
    fc.oneof(
      fc.array(anyKey, { maxLength: 4 }).map((keys) => keys.join('.')),
      fc.constantFrom('constructor.name', '__proto__', 'text.length', 'media.0', '.', '..'),
    ),
  )
  .map((map) => JSON.stringify(map));

/** What no JSON holds, too: dates, big integers, maps, sparse lists, objects without a prototype. */
const anyObject = fc.anything({
  key: anyKey,
  values: [oddUrl, oddString, fc.date(), fc.bigInt(), fc.double(), fc.constantFrom(undefined, null, Symbol.iterator)],
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

describe('any item', () => {
  test('is a post of its own words, or none, by any field map, and throws nothing', () =>
    holds(
      fc.property(anyItem, oddString, fc.option(fc.oneof(fieldMapJson, anyJson)), (json, feedId, mapJson) => {
        const item: unknown = JSON.parse(json);
        const post = normalisePost(item, { feedId, fieldMap: readFieldMap(mapJson ?? '') ?? {} });
        if (post) expect(postProblems(post, item, feedId)).toEqual([]);
      }),
      6000,
    ));

  test('that is read is read the same again, and has one key', () =>
    holds(
      fc.property(anyItem, (json) => {
        const [post, again] = [normalisePost(JSON.parse(json)), normalisePost(JSON.parse(json))];
        if (!post || !again) return;
        expect(normalisePost(post)).toEqual({ ...post, raw: post });
        expect(postKey(post)).toBe(postKey(again));
      }),
    ));
});

describe('what has no type of JSON', () => {
  test('is not a post by what its prototype holds, be that any item', () =>
    holds(
      fc.property(anyItem, fc.option(fieldMapJson), (json, mapJson) => {
        const inherited: unknown = JSON.parse(json);
        if (typeof inherited !== 'object') return;
        const fieldMap = readFieldMap(mapJson ?? '') ?? {};
        expect(normalisePost(Object.create(inherited), { fieldMap })).toBeUndefined();
      }),
    ));

  test('is a post of its own words, or none, too: a script may hand in anything', () =>
    holds(
      fc.property(anyObject, (item) => {
        const post = normalisePost(item);
        if (post) expect(postProblems(post, item)).toEqual([]);
      }),
    ));
});
