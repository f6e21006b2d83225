import { describe, expect, test } from 'vitest';
import { readJsonObject } from '../../src/base/json.ts';
import { normalisePost, POST_FIELDS, readFieldMap } from '../../src/model/normalise-post.ts';
import { type Post, postKey } from '../../src/model/post.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem, anyJson, anyKey, oddString, oddUrl, wireObject } from '../support/wire.ts';
import { postProblems } from './post-problems.ts';

// How items of JSON are read is in `conformance`. Here are values that JSON does not have, slow items, and random items.

const LINK = 'https://example.com/';

/** Reads an item with these fields, and a text so that it always has something to show. */
const read = (fields: object): Post => normalisePost({ postText: 'Shown.', ...fields }) ?? expect.fail('was dropped');

describe('what JSON does not have', () => {
  test.each([undefined, NaN, Infinity, -Infinity, 3n, Symbol.iterator, () => LINK, new Date(NaN), new Map()])(
    'is as good as absent (%s), and leads on to the next name and the next URL',
    (wrong) => {
      const names = ['postId', 'feedId', 'feedName', 'feedImageUrl', 'postUrl', 'header', 'postImage', 'imageUrl'];
      const more = ['mediaImageUrls', 'media', 'claps', 'publishedDate', 'author', 'ctaLink', 'button'];
      const item = Object.fromEntries([...names, ...more].map((name) => [name, wrong]));
      expect({ ...read(item), raw: undefined }).toEqual({ ...read({}), raw: undefined });
      expect(read({ postText: wrong, body: 'Next.', postUrl: wrong, url: LINK })).toMatchObject({
        text: 'Next.',
        url: LINK,
      });
      expect(read({ button: { url: wrong, href: LINK } }).action?.url).toBe(LINK);
      expect(read({ media: [{ src: wrong, url: LINK }] }).media).toEqual([{ type: 'image', src: LINK, alt: '' }]);
    },
  );
});

test('a post cannot be changed, for all feeds of a page share it, but what came stays as it came', () => {
  const post = read({ media: [LINK], button: { url: LINK } });
  const parts = [post, post.media, post.media[0], post.action, post.raw];
  expect(parts.map((part) => Object.isFrozen(part))).toEqual([true, true, true, true, false]);
});

describe('what takes time', () => {
  test('is a list within lists, and no reason to throw, however deep', () =>
    expect(read({ media: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }).media).toEqual([]));

  test.each(['image', 'none'])('is looked at no further than thirty of fifty thousand images: %s', (kind) => {
    let looks = 0;
    const one = {
      get src() {
        return kind === 'none' ? kind : `${LINK}${looks++}`;
      },
      get url() {
        looks++;
        return '';
      },
    };
    read({ media: Array.from({ length: 50_000 }, () => one) });
    expect(looks).toBeLessThanOrEqual(60);
  });
});

/** A field map as JSON: paths of any keys into an item. */
const fieldMapJson = fc
  .dictionary(
    fc.constantFrom(...POST_FIELDS),
    fc.oneof(
      fc.array(anyKey, { maxLength: 4 }).map((keys) => keys.join('.')),
      fc.constantFrom('constructor.name', '__proto__', 'text.length', 'media.0', '.', '..'),
    ),
  )
  .map((map) => JSON.stringify(map));

/** Any object, also with values that JSON does not have: dates, big integers, maps, sparse arrays, no prototype. */
const anyObject = fc.anything({
  key: anyKey,
  values: [oddUrl, oddString, fc.date(), fc.bigInt(), fc.double(), fc.constantFrom(undefined, null, Symbol.iterator)],
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

test('any item is a post of its own words, or none, by any field map, and has one key', () =>
  holds(
    fc.property(anyItem, oddString, fc.option(fc.oneof(fieldMapJson, anyJson)), (json, feedId, mapJson) => {
      const context = { feedId, fieldMap: readFieldMap(mapJson ?? '') ?? {} };
      const item: unknown = JSON.parse(json);
      const [post, again] = [normalisePost(item, context), normalisePost(JSON.parse(json), context)];
      if (!post) return;
      expect(postProblems(post, item, feedId)).toEqual([]);
      expect(again && postKey(again)).toBe(postKey(post));
      expect(normalisePost(post, { feedId })).toEqual({ ...post, raw: post });
    }),
    3000,
  ));

test('what is handed in by a script is a post of its own words, or none, and never of what its prototype holds', () =>
  holds(
    fc.property(anyObject, anyItem, fc.option(fieldMapJson), (item, json, mapJson) => {
      const post = normalisePost(item);
      if (post) expect(postProblems(post, item)).toEqual([]);
      const inherited: unknown = JSON.parse(json);
      const fieldMap = readFieldMap(mapJson ?? '') ?? {};
      if (typeof inherited === 'object') expect(normalisePost(Object.create(inherited), { fieldMap })).toBeUndefined();
    }),
  ));

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
