import { isDay, readLanguageTag } from '../model/formats.ts';

/** How an attribute is read, and what is known of it. Elements, types, docs and lists of other systems are made from it. */
export interface Attribute<Value = unknown> {
  /** The value of what was written. Calls `onInvalid` if that is valid only in part, or not at all. */
  read(written: string, onInvalid: () => void): Value;
  /** The value if nothing was written. */
  readonly fallback: Value;
  /** The words that it takes: one of them, or several with `isList`; any words if there are no `values`. */
  readonly values?: readonly string[];
  readonly isList?: true;
  /** Whether its property also takes a function, which no attribute can hold. */
  readonly takesFunction?: true;
  readonly min?: number;
  readonly max?: number;
}

export type AttributeTable = Readonly<Record<string, Attribute>>;

export type ValuesOf<Table> = {
  -readonly [Property in keyof Table]: Table[Property] extends Attribute<infer Value> ? Value : never;
};

/** Reads what was written as the value that is used. Does not report an invalid value: the element does. */
export const readWritten = <Value>(attribute: Attribute<Value>, written: string | null | undefined): Value =>
  typeof written === 'string' ? attribute.read(written, () => {}) : attribute.fallback;

export const mapTable = <Table extends AttributeTable>(
  table: Table,
  read: (property: string, attribute: Attribute) => unknown,
): ValuesOf<Table> =>
  // Each value is of the type of its attribute, because the attribute reads it.
  Object.fromEntries(
    Object.entries(table).map(([property, attribute]) => [property, read(property, attribute)]),
  ) as ValuesOf<Table>;

/** The values that an element uses for some attributes; the defaults of those that it does not have. */
export const readSettings = <Table extends AttributeTable>(
  element: { readAttribute(property: string): unknown },
  table: Table,
): ValuesOf<Table> => mapTable(table, (property, { fallback }) => element.readAttribute(property) ?? fallback);

/** Any text, as it was written; white space alone counts as an empty string. */
export const text: Attribute<string> = { read: (written) => written.trim() && written, fallback: '' };

/** A text of a certain format; an empty string if nothing, or something else, was written. */
/* @__NO_SIDE_EFFECTS__ */
const formatted = (readText: (written: string) => string | undefined): Attribute<string> => ({
  fallback: '',
  read(written, onInvalid) {
    const word = written.trim();
    const value = readText(word) ?? '';
    if (word && !value) onInvalid();
    return value;
  },
});

export const languageTag = formatted(readLanguageTag);

export const day = formatted((written) => (isDay(written) ? written : undefined));

/** Whether the attribute was written; `false` turns off what the page's script tag turns on. */
export const flag: Attribute<boolean> = { read: (written) => written !== 'false', fallback: false };

/** One of some words, in any case; the first if none of them was written. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Word extends string>(...values: readonly Word[]): Attribute<Word> => {
  const fallback = values[0] as Word; // every such attribute has at least one word
  return {
    values,
    fallback,
    read(written, onInvalid) {
      const word = values.find((one) => one === written.trim().toLowerCase());
      if (!word) onInvalid();
      return word ?? fallback;
    },
  };
};

/** One of two words. Anything but `first` is read as `cautious`, which holds something back: no misspelling may release it. */
/* @__NO_SIDE_EFFECTS__ */
export const cautiousOneOf = <Word extends string>(first: Word, cautious: Word): Attribute<Word> => ({
  ...oneOf(cautious, first), // reads anything else as `cautious`
  values: [first, cautious],
  fallback: first,
});

const WORDS = /\S+/g;

/** The words of a list; none of an empty text, which `split(' ')` makes one word of. */
export const wordsIn = (list: string): readonly string[] => list.match(WORDS) ?? [];

/** A list of words separated by spaces, each once, at most `most`. With `values`, only those, in any case. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = (values: readonly string[] = [], most = Infinity): Attribute<string> => ({
  values,
  isList: true,
  fallback: '',
  read(written, onInvalid) {
    const all = [...new Set(wordsIn(values[0] ? written.toLowerCase() : written))];
    const valid = all.filter((word) => !values[0] || values.includes(word)).slice(0, most);
    if (valid.length < all.length) onInvalid();
    return valid.join(' ');
  },
});

/** A list that also takes other names for some of its words, and reads them as those words. */
export const withOtherNames = (names: ReadonlyMap<string, string>, list: Attribute<string>): Attribute<string> => ({
  ...list,
  read(written, onInvalid) {
    const known = written.replace(WORDS, (word) => names.get(word.toLowerCase()) ?? word);
    return list.read(known, onInvalid);
  },
});

/** A JSON object, of which only the valid entries are kept. */
/* @__NO_SIDE_EFFECTS__ */
export const entries = <Value extends object>(
  fallback: Value,
  readEntries: (json: string) => Value | undefined,
): Attribute<Value> => ({
  fallback,
  read(written, onInvalid) {
    const value = readEntries(written);
    if (!value || Object.keys(value).length < Object.keys(JSON.parse(written) as object).length) onInvalid();
    return value ?? fallback;
  },
});

/** A whole number, clamped to `min` and `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number, fallback: number): Attribute<number> => ({
  min,
  max,
  fallback,
  read(written, onInvalid) {
    if (written === String(fallback)) return fallback; // it may be Infinity
    const isWhole = /^\s*[+-]?\d+\s*$/.test(written);
    const value = isWhole ? Math.min(Math.max(Number(written), min), max) : fallback;
    if (!isWhole || value !== Number(written)) onInvalid();
    return value;
  },
});

/** The property's name in kebab-case: `feedId` is `feed-id`. */
export const attributeOf = (property: string): string => property.replace(/[A-Z]/g, '-$&').toLowerCase();

/** The attribute's name in camelCase: `feed-id` is `feedId`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A value as the text of an attribute; an empty string if that is impossible: nothing that a framework sets may throw. */
export function toWritten(value: unknown): string {
  try {
    if (Array.isArray(value)) return value.join(' ');
    if (typeof value !== 'object') return String(value);
    const json = JSON.stringify(value) || '';
    return json.startsWith('"') ? String(JSON.parse(json)) : json; // a `URL` or a `Date` is a string in JSON
  } catch {
    return '';
  }
}
