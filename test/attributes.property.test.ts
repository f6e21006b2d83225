import { describe, expect, test } from 'vitest';
import { type Attribute, attributeOf, type AttributeTable, propertyOf, toWritten } from '../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../src/widgets/setup/element-attributes.ts';
import { fc, holds } from './support/property.ts';
import { anyJson, oddString, wireObject } from './support/wire.ts';

// Not in settings/, because reading attributes needs no browser.

const TABLE: AttributeTable = Object.assign({}, ...Object.values(ELEMENT_ATTRIBUTES));

const tableOf = (fits: (attribute: Attribute, property: string) => boolean): AttributeTable =>
  Object.fromEntries(Object.entries(TABLE).filter(([property, attribute]) => fits(attribute, property)));

const DAYS = ['since', 'until'];
const LANGUAGES = ['postsLang'];
const LISTS = tableOf(({ isList }) => isList === true);
const WORDS = tableOf(({ values, isList }) => values !== undefined && !isList);
const NUMBERS = tableOf(({ min }) => min !== undefined);
const FLAGS = tableOf(({ fallback }) => fallback === false);
const OBJECTS = tableOf(({ fallback }) => typeof fallback === 'object');
const TEXTS = tableOf(
  ({ fallback, isList, values }, property) =>
    typeof fallback === 'string' && !values && !isList && ![...DAYS, ...LANGUAGES].includes(property),
);
/** Names of parts that are accepted in place of the words that hide them. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hide: { author: 'feed', media: 'image' },
};

const nameOf = (table: object) => fc.constantFrom(...Object.keys(table));
/** Checks any text in any attribute of a table. */
const anyIn = (table: object, check: (name: string, written: string) => void) =>
  fc.property(nameOf(table), anyWritten, check);
const space = fc.constantFrom('', ' ', '\n\t', '\u00a0', '\u2003');
const number = fc.oneof(
  fc.integer().map(String),
  fc.integer({ min: -5, max: 35 }).map(String),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.stringMatching(/^[+-]?0{0,3}\d{0,40}(\.0|e1|n|_0)?$/),
  fc.constantFrom('Infinity', '-Infinity', 'NaN', '٣', '３', '0x1f', '1,000', '-0'),
);
const known = Object.values(TABLE).flatMap(({ values = [] }) => values);
const word = fc.constantFrom(
  ...known,
  ...Object.keys(OTHER_NAMES['hide'] ?? {}),
  'nonsense',
  '__proto__',
  'constructor',
);
const shouted = word.map((one) => one.toUpperCase());
const anyWritten = fc.oneof(
  fc.tuple(space, fc.oneof(number, word, shouted), space).map((parts) => parts.join('')),
  fc.array(fc.tuple(word, space), { maxLength: 5 }).map((parts) => parts.flat().join('')),
  wireObject('more', 'retry', 'claps', 'text', 'title', '__proto__'),
  anyJson,
  oddString,
);

const anyDay = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
/** Whether the calendar has a day, written as `2026-01-31`. */
const isReal = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The value that is used, and whether a warning goes with it. */
function read(name: string, written: string) {
  let fits = true;
  const value = TABLE[name]?.read(written, () => (fits = false));
  return { value, fits };
}

describe('any text in an attribute', () => {
  test('of a language is a tag that Intl takes, or none with a warning', () =>
    holds(
      fc.property(fc.constantFrom(...LANGUAGES), anyWritten, (name, written) => {
        const { value, fits } = read(name, written);
        expect(fits).toBe(value !== '' || written.trim() === '');
        if (value !== '') expect(Intl.getCanonicalLocales(String(value))).toHaveLength(1);
      }),
    ));

  test('of words is one of them: the first where none was written, or the one that holds back', () =>
    holds(
      anyIn(WORDS, (name, written) => {
        const words = WORDS[name]?.values ?? [];
        const { value, fits } = read(name, written);
        const word = written.trim().toLowerCase();
        const misread = ['consent', 'images'].includes(name) ? words.at(-1) : words[0];
        expect([value, fits]).toEqual(words.includes(word) ? [word, true] : [misread, false]);
      }),
      3000,
    ));

  test('of a number is a whole one within its bounds, the number that was written where it fits', () =>
    holds(
      fc.property(nameOf(NUMBERS), fc.oneof(anyWritten, number), (name, written) => {
        const { min = 0, max = 0 } = NUMBERS[name] ?? {};
        const { value, fits } = read(name, written);
        const { fallback } = TABLE[name] ?? {};
        expect(Number.isInteger(value) || value === max).toBe(true);
        expect(value === fallback || (Number(value) >= min && Number(value) <= max)).toBe(true);
        const isWhole = /^[+-]?\d+$/.test(written.trim());
        if (isWhole && written !== String(fallback))
          expect(value).toBe(Math.min(max, Math.max(min, Number(written) || 0)));
        else expect(value).toBe(fallback);
        expect(fits).toBe(written === String(fallback) || (isWhole && (Number(written) || 0) === value));
      }),
      3000,
    ));

  test('of a list keeps the words that fit, each once, in their order', () =>
    holds(
      anyIn(LISTS, (name, written) => {
        const others = new Map(Object.entries(OTHER_NAMES[name] ?? {}));
        const values = LISTS[name]?.values ?? [];
        const words = (values.length > 0 ? written.toLowerCase() : written).split(/\s+/).filter(Boolean);
        const all = [...new Set(words.map((one) => others.get(one) ?? one))];
        const fitting = all.filter((one) => values.includes(one) || values.length === 0);
        expect(read(name, written)).toEqual({ value: fitting.join(' '), fits: fitting.length === all.length });
      }),
      2000,
    ));

  test('of text is that text, but for white space alone', () =>
    holds(
      anyIn(TEXTS, (name, written) => {
        expect(read(name, written)).toEqual({ value: written.trim() && written, fits: true });
      }),
    ));

  test('of an object is one, with what fits', () =>
    holds(
      anyIn(OBJECTS, (name, written) => {
        const { value, fits } = read(name, written);
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
        if (fits) expect(Object.keys(Object(value)).sort()).toEqual(Object.keys(JSON.parse(written) as object).sort());
      }),
      2000,
    ));

  test('of any attribute reads as itself once it is written again', () =>
    holds(
      anyIn(TABLE, (name, written) => {
        const { value } = read(name, written);
        const isHuge = typeof value === 'number' && value >= 1e21 && value < Infinity; // written with an exponent
        if (!isHuge) expect(read(name, toWritten(value)).value).toEqual(value);
      }),
      3000,
    ));

  test('of a day is that day where the calendar has it', () =>
    holds(
      fc.property(fc.constantFrom(...DAYS), fc.oneof(anyWritten, anyDay), (name, written) => {
        const day = written.trim();
        const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && isReal(day);
        expect(read(name, written)).toEqual({ value: isDay ? day : '', fits: isDay || day === '' });
      }),
      2000,
    ));

  test('of what is there or not is whether it is there, and is not `false`', () =>
    holds(
      anyIn(
        FLAGS,
        (name, written) => void expect(read(name, written)).toEqual({ value: written !== 'false', fits: true }),
      ),
    ));

  test('is read as one of these kinds', () => {
    const kinds = [LISTS, WORDS, NUMBERS, FLAGS, OBJECTS, TEXTS].flatMap((table) => Object.keys(table));
    expect([...kinds, ...DAYS, ...LANGUAGES].sort()).toEqual(Object.keys(TABLE).sort());
  });
});

describe('a property', () => {
  const cyclic: unknown[] = [];
  cyclic.push({ cyclic });
  const anyValue = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
    fc.constantFrom(cyclic, cyclic[0], Symbol('s'), [Symbol('s')], { toJSON: () => undefined }, () => 'x', [1n]),
  );

  test('of any value can be written as text, and throws nothing into the script that sets it', () =>
    holds(fc.property(anyValue, (value) => void expect(toWritten(value)).toBeTypeOf('string'))));

  test('has a name in camelCase, which its attribute has in kebab-case', () => {
    const names = Object.keys(TABLE);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(names.map(attributeOf).map(propertyOf)).toEqual(names);
  });
});
