import { describe, expect, test } from 'vitest';
import { type Attribute, propertyOf, toWritten } from '../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../src/settings/element-attributes.ts';
import { type AttributeContract, CONTRACT } from './contract.ts';
import { FEED_TAGS } from './support/names.ts';
import { fc, holds } from './support/property.ts';
import { anyJson, oddString, wireObject } from './support/wire.ts';

// Here, not in settings/, for what reads attributes needs no browser.

/** All attributes but the base URL, as the sources read them, and as the contract has them. */
const TABLE: Readonly<Record<string, Attribute>> = Object.assign({}, ...Object.values(ELEMENT_ATTRIBUTES));
const { 'base-url': _, ...CONTRACTS } = Object.assign(
  {},
  ...FEED_TAGS.map((tag) => CONTRACT[tag].attributes),
) as Readonly<Record<string, AttributeContract>>;

const DAYS = ['since', 'until'];
/** What does not fit is taken for the word that holds something back. */
const WARY = ['consent', 'images'];
/** Names of parts, which are accepted for the words that hide them. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hide: { author: 'feed', media: 'image' },
};

function namesOf(isOfKind: (contract: AttributeContract) => unknown): string[] {
  return Object.keys(CONTRACTS).filter(
    (name) => !DAYS.includes(name) && isOfKind(CONTRACTS[name] as AttributeContract),
  );
}
const LISTS = namesOf(({ list }) => list);
const WORDS = namesOf(({ list, values }) => !list && values);
const NUMBERS = namesOf(({ min }) => min !== undefined);
const FLAGS = namesOf(({ default: fallback }) => fallback === false);
const OBJECTS = namesOf(({ default: fallback }) => typeof fallback === 'object');
const TEXTS = namesOf(({ list, default: fallback }) => !list && fallback === '');

const space = fc.constantFrom('', ' ', '\n\t', '\u00a0', '\u2003');
const number = fc.oneof(
  fc.integer().map(String),
  fc.integer({ min: -5, max: 35 }).map(String),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.stringMatching(/^[+-]?0{0,3}\d{0,40}(\.0|e1|n|_0)?$/),
  fc.constantFrom('Infinity', '-Infinity', 'NaN', '٣', '３', '0x1f', '1,000', '-0'),
);
const word = fc.constantFrom(
  ...[...WORDS, 'hide'].flatMap((name) => CONTRACTS[name]?.values ?? []),
  ...Object.keys(OTHER_NAMES['hide'] ?? {}),
  'nonsense',
  '__proto__',
  'constructor',
);
const anyWritten = fc.oneof(
  fc
    .tuple(
      space,
      fc.oneof(
        number,
        word,
        word.map((one) => one.toUpperCase()),
      ),
      space,
    )
    .map((parts) => parts.join('')),
  fc.array(fc.tuple(word, space), { maxLength: 5 }).map((parts) => parts.flat().join('')),
  wireObject('more', 'retry', 'claps', 'text', 'title', '__proto__'),
  anyJson,
  oddString,
);

/** Whether the calendar has a day, as `2026-01-31`. */
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
  test('of words is one of them: the first where none was written, or the one that holds back', () =>
    holds(
      fc.property(fc.constantFrom(...WORDS), anyWritten, (name, written) => {
        const { values: words = [] } = CONTRACTS[name] ?? {};
        const { value, fits } = read(name, written);
        const isWord = words.includes(written.trim().toLowerCase());
        const misread = WARY.includes(name) ? words.at(-1) : words[0];
        expect([value, fits]).toEqual([isWord ? written.trim().toLowerCase() : misread, isWord]);
      }),
      3000,
    ));

  test('of a number is a whole one within its bounds, the number that was written where it fits', () =>
    holds(
      fc.property(fc.constantFrom(...NUMBERS), fc.oneof(anyWritten, number), (name, written) => {
        const { min = 0, max = Infinity } = CONTRACTS[name] ?? {};
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
      fc.property(fc.constantFrom(...LISTS), anyWritten, (name, written) => {
        const others = new Map(Object.entries(OTHER_NAMES[name] ?? {}));
        const words = written.split(/\s+/).filter(Boolean);
        const all = [...new Set(words.map((one) => others.get(one) ?? one))];
        const fitting = all.filter((one) => CONTRACTS[name]?.values?.includes(one) ?? true);
        expect(read(name, written)).toEqual({ value: fitting.join(' '), fits: fitting.length === all.length });
      }),
      2000,
    ));

  test('of text is that text', () =>
    holds(
      fc.property(fc.constantFrom(...TEXTS), anyWritten, (name, written) => {
        expect(read(name, written)).toEqual({ value: written, fits: true });
      }),
    ));

  test('of an object is one, with what fits', () =>
    holds(
      fc.property(fc.constantFrom(...OBJECTS), anyWritten, (name, written) => {
        const { value, fits } = read(name, written);
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
        if (fits) expect(Object.keys(Object(value)).sort()).toEqual(Object.keys(JSON.parse(written) as object).sort());
      }),
      2000,
    ));

  test('of any attribute reads as itself once it is written again', () =>
    holds(
      fc.property(fc.constantFrom(...Object.keys(TABLE)), anyWritten, (name, written) => {
        const { value } = read(name, written);
        const isHuge = typeof value === 'number' && value >= 1e21 && value < Infinity; // said with an exponent
        if (!isHuge) expect(read(name, toWritten(value)).value).toEqual(value);
      }),
      3000,
    ));

  test('of a day is that day where the calendar has it', () =>
    holds(
      fc.property(
        fc.constantFrom(...DAYS),
        fc.oneof(
          anyWritten,
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
        ),
        (name, written) => {
          const isDay = /^\d{4}-\d\d-\d\d$/.test(written.trim()) && isReal(written.trim());
          expect(read(name, written)).toEqual({
            value: isDay ? written.trim() : '',
            fits: isDay || written.trim() === '',
          });
        },
      ),
      2000,
    ));

  test('of what is there or not is whether it is there, and is not `false`', () =>
    holds(
      fc.property(fc.constantFrom(...FLAGS), anyWritten, (name, written) => {
        expect(read(name, written)).toEqual({ value: written !== 'false', fits: true });
      }),
    ));

  test('all attributes are among these', () => {
    const known = [...WORDS, ...NUMBERS, ...LISTS, ...TEXTS, ...OBJECTS, ...FLAGS, ...DAYS];
    expect(Object.keys(TABLE).sort()).toEqual(known.sort());
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
    holds(
      fc.property(anyValue, (value) => {
        expect(typeof toWritten(value)).toBe('string');
      }),
    ));

  test('has a name in camelCase that no other attribute has', () => {
    const names = Object.keys(TABLE).map(propertyOf);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
