import postNames from '../../src/model/post-names.json' with { type: 'json' };
import odd from './odd-words.json' with { type: 'json' };
import { fc } from './property.ts';

// What a service may send, as JSON text: only in text can a key occur twice or be called `__proto__`.

const characterIn = (min: number, max: number) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
const anyCharacter = characterIn(0, 0x10ffff); // the unit 'binary' makes a list of all of them first
/** Halves of surrogate pairs, which JSON may contain and UTF-8 may not. */
const loneSurrogate = characterIn(0xd800, 0xdfff);

const ODD_STRINGS = [...odd.strings, 'x'.repeat(9000), '😀'.repeat(500), ' '.repeat(5000)];
const ODD_URLS = [...odd.urls, `https://${'a'.repeat(70)}.example/`, `https://example.com/${'a'.repeat(9000)}`];

/** Any string: with halves of characters, control characters, bidi marks, or one that is known to cause bugs. */
export const oddString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.oneof({ weight: 4, arbitrary: anyCharacter }, loneSurrogate) }),
  fc.constantFrom(...ODD_STRINGS),
);

/** A URL, or what looks like one. */
export const oddUrl: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(...ODD_URLS),
  fc.tuple(fc.constantFrom('https:', 'http://', 'HTTPS:\\', 'ftp://', ''), oddString).map((parts) => parts.join('')),
);

const oddDate = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(...odd.dates),
);

const anyText = fc.oneof(oddString, oddUrl, oddDate).map((text) => JSON.stringify(text));

const anyNumber = fc.oneof(
  fc.constantFrom('0', '-0', '-1', '1.5', '1e308', '1e999', '-1e999', '5e-324', '9007199254740993', '1e21'),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

/** The names that a post's fields may have. */
const POST_KEYS = Object.values(postNames).flat();
const PART_KEYS = 'src url href link type alt label text title name'.split(' ');
const REST_KEYS = 'raw items meta maxResults feedIds message error traceId statusCode'.split(' ');
const WIRE_KEYS = [...POST_KEYS, ...PART_KEYS, ...REST_KEYS];
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'then', 'length', '0', ''];

export const anyKey: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WIRE_KEYS) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_KEYS) },
  oddString,
);

const nested = fc
  .tuple(fc.constantFrom(...WIRE_KEYS, ...ODD_KEYS), fc.constantFrom(10, 500, 3000), fc.boolean())
  .map(([key, depth, isList]) =>
    isList
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `{${JSON.stringify(key)}:`.repeat(depth) + '"deep"' + '}'.repeat(depth),
  );

const objectText = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`;

const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 6, arbitrary: anyText },
    { weight: 2, arbitrary: anyNumber },
    fc.constantFrom('null', 'true', 'false', '{}', '[]', '[null]'),
  ),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: tie('leaf') },
    fc.array(tie('tree'), { maxLength: 4 }).map((list) => `[${list.join()}]`),
    fc.array(fc.tuple(anyKey, tie('tree')), { maxLength: 6 }).map(objectText),
  ),
}));

/** The text of any JSON. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: tree },
  { weight: 2, arbitrary: fc.json() },
  nested,
);

const textWith = (
  keys: readonly string[],
  value: (key: string) => fc.Arbitrary<string>,
  minLength = 0,
): fc.Arbitrary<string> =>
  fc
    .uniqueArray(fc.constantFrom(...keys), { minLength, maxLength: 12, size: 'max' })
    .chain((some) => fc.tuple(...some.map((key) => value(key).map((json) => [key, json] as const))))
    .map(objectText);

/** The text of an object that holds any JSON under the names that the service knows. */
export const wireObject = (...keys: readonly string[]): fc.Arbitrary<string> =>
  textWith(keys.length > 0 ? keys : [...WIRE_KEYS, ...ODD_KEYS], () => anyJson);

const urlJson = oddUrl.map((url) => JSON.stringify(url));
const dateJson = oddDate.map((date) => JSON.stringify(date));

/** JSON that is mostly of the type that the field has. */
function fittingJson(key: string): fc.Arbitrary<string> {
  if (/claps/.test(key)) return anyNumber;
  if (/date|created|publishedAt/i.test(key)) return dateJson;
  if (/ctaLink|button|action|author/.test(key)) return textWith(PART_KEYS, fittingJson, 4);
  if (/media|image$|video$/i.test(key)) {
    const one = fc.oneof(urlJson, textWith(['src', 'url', 'type', 'alt'], fittingJson, 2));
    return fc.oneof(
      one,
      fc.array(one, { maxLength: 4 }).map((list) => `[${list.join()}]`),
    );
  }
  return /url|permalink|href|src|link/i.test(key) ? urlJson : anyText;
}

/** The text of an item of a list of posts: of about the right types, of any types, or anything at all. */
export const anyItem: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: textWith(POST_KEYS, (key) => fc.oneof({ weight: 4, arbitrary: fittingJson(key) }, anyJson), 2),
  },
  { weight: 2, arbitrary: wireObject() },
  anyJson,
);

/** The text of an answer of the service, of any shape. */
export const anyAnswer: fc.Arbitrary<string> = fc.oneof(
  fc.array(anyItem, { maxLength: 5 }).map((items) => `[${items.join()}]`),
  fc.array(anyItem, { maxLength: 5 }).map((items) => `{"meta":{"maxResults":1},"items":[${items.join()}]}`),
  wireObject('items', 'meta', 'id', 'feedIds', 'error', 'message', 'length'),
  anyJson,
);

/** All strings that are values in JSON. */
export function stringsIn(json: unknown): Set<string> {
  const strings = new Set<string>();
  const rest = [json]; // no recursion, because the JSON may be nested very deeply
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') strings.add(value);
    else if (typeof value === 'object' && value !== null) rest.push(...(Object.values(value) as unknown[]));
  }
  return strings;
}
