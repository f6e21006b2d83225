import { readJsonObject } from '../base/json.ts';
import type { english } from './languages/english/english.ts';

/** A text for each plural category of a language, as `Intl.PluralRules` names them; `{count}` is replaced by the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

type English = typeof english;

/** All messages of the elements, with the types of the English ones; `messages` replaces any of them. */
export type Messages = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

/** The messages of one language. Those that are missing are displayed in English. */
export type Catalogue = Partial<Messages>;

export type TextKey = { [Key in keyof Messages]: Messages[Key] extends string ? Key : never }[keyof Messages];
export type PluralKey = Exclude<keyof Messages, TextKey>;

// Stryker disable next-line BooleanLiteral: the keys alone are read
const COUNTED: Record<PluralKey, true> = { added: true, claps: true, newPosts: true, found: true, heldImages: true };

export const isPlural = (key: string): key is PluralKey => Object.hasOwn(COUNTED, key);

/** A count in its sentence. A form that is not a string counts as absent, because an owner may have written anything. */
export function sayCount(plural: Plural, category: Intl.LDMLPluralRule, figures: string): string {
  const form: unknown = plural[category];
  return (typeof form === 'string' ? form : plural.other).replaceAll('{count}', figures);
}

const fits = ([key, message]: [string, unknown]): boolean =>
  typeof (isPlural(key) ? (message as { other?: unknown } | null)?.other : message) === 'string';

/** The messages that an owner wrote as JSON, such as `{"more": "Show older"}`; `undefined` for what is not a JSON object. */
export function readMessages(json: string): Catalogue | undefined {
  const written = readJsonObject(json);
  return written && Object.fromEntries(Object.entries(written).filter(fits));
}
