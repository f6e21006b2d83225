import { languageOfTag } from '../formats.ts';
import languages from './scripts.json' with { type: 'json' };

/** The scripts in which nearly all that is written today is in the first of their languages: not Latin, Arabic, Han and others. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = languages;

/** Two letters that Assamese has and Bangla does not. */
const ASSAMESE = /[\u09f0\u09f1]/;

/** How much of a text is looked at, in UTF-16 units. */
const BEGINNING_MAX = 500;

/** Tags, references, URLs, names and hashtags: their Latin letters say nothing about the language of the text. */
const NO_WORDS = /<[^<>]*>|&#?\w+;|https?:\S*|[@#][\w.-]+/gi;

const lettersOf = (scripts: readonly string[]): string =>
  `(?=\\p{L})[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;

const count = (text: string, letters: string): number => text.match(new RegExp(letters, 'gu'))?.length ?? 0;

let any: RegExp | undefined;

/** The language of a text, where its script leaves no doubt: on a page in Yiddish, Hebrew letters do not mean Hebrew. */
export function languageByScript(text: string, pageLanguage: string): string | undefined {
  any ??= new RegExp(lettersOf(Object.keys(LANGUAGES)), 'u');
  const words = text.slice(0, BEGINNING_MAX).replace(NO_WORDS, ' ');
  const [letter] = any.exec(words) ?? [];
  if (!letter) return undefined;
  const isOf = ([script]: readonly [string, unknown]): boolean => count(letter, lettersOf([script])) > 0;
  const [language = '', ...others] = Object.entries(LANGUAGES).find(isOf)?.[1] ?? [];
  if (others.includes(languageOfTag(pageLanguage)) || ASSAMESE.test(words)) return undefined;
  const scripts = Object.keys(LANGUAGES).filter((script) => LANGUAGES[script]?.[0] === language);
  const own = count(words, lettersOf(scripts));
  const all = count(words, '\\p{L}');
  // More than half of the letters that are not Chinese characters, which Japanese has, too; and more than a quarter of all.
  return own * 2 > all - count(words, lettersOf(['Han'])) && own * 4 > all ? language : undefined;
}
