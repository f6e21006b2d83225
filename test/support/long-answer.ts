import { BODY_MAX_BYTES } from '../../src/api/limits.ts';
import { fc } from './property.ts';
import { anyItem, anyJson, oddString, oddUrl } from './wire.ts';

/** Strings that caused bugs, or that are slow to read. */
const COSTLY =
  '\u0301\u0323|\u0323\u0301|a\u0301|&#x301;|&#803;&#x301;|\ufdfa|\u1100|\u202e|😀\u200d| |www.a. |https://a |https://: |' +
  'https://a(|www.a[|#a |#1|<b |<b>|&amp|@|(|"';

/** What texts may be made of. */
export const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...COSTLY.split('|')) },
  oddString.filter(({ length }) => length > 0 && length < 50),
  oddUrl.filter(({ length }) => length > 0 && length < 50),
);

const TEXTS = ['postText', 'body', 'header', 'author', 'postId', 'feedName', 'postUrl', 'publishedDate'];
const LISTS = ['media', 'postImage', 'ctaLink', 'author', 'postText'];

const encoder = new TextEncoder();
const bytesOf = (json: unknown): number => encoder.encode(JSON.stringify(json)).length;
const times = <Made>(bytes: number, one: unknown, make: (index: number) => Made): Made[] =>
  Array.from({ length: Math.floor(bytes / (bytesOf(one) + 8)) }, (_, i) => make(i));

/** `count` items that have the same value in a field. */
const itemsWith = (count: number, field: string, value: unknown) =>
  Array.from({ length: count }, (_, id) => ({ id, text: 'x', [field]: value }));

const longTexts = fc
  .tuple(piece, fc.constantFrom(...TEXTS), fc.constantFrom(1, 5, 30))
  .map(([unit, field, count]) =>
    itemsWith(count, field, unit.repeat(Math.floor(BODY_MAX_BYTES / count / (bytesOf(unit) - 2)))),
  );
const longLists = fc
  .tuple(fc.oneof(piece, anyJson), fc.constantFrom(...LISTS), fc.constantFrom(1, 30), fc.boolean())
  .map(([unit, field, count, isEachAnother]) =>
    itemsWith(
      count,
      field,
      times(BODY_MAX_BYTES / count, unit, (i) => (isEachAnother ? `${unit}${i}` : unit)),
    ),
  );

/** An answer as long as it may be: of long texts, of long lists, or of many items. */
export const longAnswer = fc.oneof(
  { weight: 3, arbitrary: longTexts },
  longLists,
  anyItem.map((json) => times(BODY_MAX_BYTES, json, () => JSON.parse(json) as unknown)),
);
