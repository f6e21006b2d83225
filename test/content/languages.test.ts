import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readText } from '../../scripts/docs/guides.ts';
import { english } from '../../src/content/languages/english/english.ts';
import { loadLanguage } from '../../src/content/languages.ts';
import { type Catalogue, isPlural, type Plural } from '../../src/content/messages.ts';
import SERVED from './served-languages.json' with { type: 'json' };

/** Messages that are the same as in English, and the languages in which they are. */
const SAME_AS_ENGLISH = {
  carousel: ['fil', 'id'],
  slide: ['fil', 'id', 'it', 'pt'],
  hashtags: ['da', 'de', 'fr', 'nl', 'pt', 'pt-pt'],
};

/** Scripts that are made up of other scripts. */
const MADE_OF: Partial<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
};

/** Messages that a language with another script writes in Latin letters. */
const IN_LATIN_SCRIPT: Partial<Record<string, readonly string[]>> = { el: ['hashtags'] };

const languages = readdirSync(new URL('../../src/content/languages/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const load = async (language: string): Promise<Catalogue> =>
  ((await import(`../../src/content/languages/${language}.ts`)) as { messages: Catalogue }).messages;

const pluralsOf = (messages: Catalogue): [string, Plural][] =>
  Object.entries(messages).filter((entry): entry is [string, Plural] => isPlural(entry[0]));

/** Each text under its key; those of a plural under `claps.one`, `claps.other`. */
const textsOf = (messages: Catalogue): [string, string][] => [
  ...Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ...pluralsOf(messages).flatMap(([key, forms]) =>
    Object.entries(forms).map(([category, text]): [string, string] => [`${key}.${category}`, text]),
  ),
];

const placeholdersOf = (text: string): readonly string[] => [...text.matchAll(/\{.*?\}/g)].map(([name]) => name).sort();

/** The mark that ends a text: none, an ellipsis, or a full stop of any script, as `.`. */
const endOf = (text: string): string => (/[.。।۔]$/u.test(text) ? '.' : text.endsWith('…') ? '…' : '');

/** Whole numbers of every plural category: small ones, and large ones that have their own category in some languages. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1e3, 1e6, 2e6];

test('the README names every language, and which Chinese and Portuguese it is', () => {
  const own: Partial<Record<string, string>> = { nb: 'Norwegian', pt: 'Portuguese (Brazil)' };
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const line =
    readText('README.md')
      .split('\n')
      .find((one) => one.includes('In any language')) ?? '';
  const listed = new Set(/(English, .+)<!-- end -->, from/.exec(line)?.[1]?.split(/, | and /));
  expect(listed).toEqual(new Set(['English', ...languages.map((language) => own[language] ?? names.of(language))]));
});

describe.each(languages)('the catalogue of %s', async (language) => {
  const messages = await load(language);
  const texts = textsOf(messages);
  const textsWhere = (isWrong: (text: string) => boolean) => texts.filter(([, text]) => isWrong(text));

  test('is the one that its language gets', async () => {
    expect((await loadLanguage(language)).messages).toBe(messages);
  });

  test('has no key that no English has, and a text for each of its keys, without blanks around one or two in a row', () => {
    expect(Object.keys(messages).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
    expect(new Set(texts.map(([key]) => key.replace(/\..*/, '')))).toEqual(new Set(Object.keys(messages)));
    expect(textsWhere((text) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual([]);
  });

  test('has no English message, but for words that are the same', () => {
    const inEnglish = new Set(textsOf(english).map(([, text]) => text.toLowerCase()));
    const same = textsWhere((text) => inEnglish.has(text.toLowerCase()));
    const expected = Object.entries(SAME_AS_ENGLISH).filter(([, languages]) => languages.includes(language));
    expect(same.map(([key]) => key)).toEqual(expected.map(([key]) => key));
  });

  test('is written in the script of its language, with typographic marks, in composed letters', () => {
    const { script = '' } = new Intl.Locale(language).maximize();
    const own = (MADE_OF[script] ?? [script]).map((name) => `\\p{scx=${name}}`).join('');
    const wrong = textsWhere((text) => new RegExp(`(?=\\p{L})[^${own}]`, 'u').test(text.replace(/\{.*?\}/g, '')));
    expect(wrong.map(([key]) => key)).toEqual(IN_LATIN_SCRIPT[language] ?? []);
    expect(textsWhere((text) => /['"`]|\.\.\./.test(text) || text !== text.normalize('NFC'))).toEqual([]);
  });

  test('ends each message as the English one ends', () => {
    const ends = new Map(textsOf(english).map(([key, text]) => [key, endOf(text)]));
    const isRight = (end: string, wanted: string | undefined): boolean =>
      end === wanted || (end === '' && wanted === '.' && language === 'th');
    const wrong = texts.filter(
      ([key, text]) => !isRight(endOf(text), ends.get(key.replace(/\..*/, '.other')) ?? ends.get(key)),
    );
    expect(wrong).toEqual([]);
  });

  test('says Previous and Next of an image as it does of posts, in its gender, and not Back and Forward', () => {
    for (const key of ['previous', 'next'] as const) {
      const [stem = ''] = /^(?:\p{scx=Han}|.{1,3})/u.exec(messages[`${key}Image`]?.toLowerCase() ?? '') ?? [];
      expect([key, messages[key]?.toLowerCase()]).toEqual([key, expect.stringContaining(stem)]);
    }
  });

  test('has the placeholders of English, and a sentence for each plural category, with the number where there are several', () => {
    const rules = new Intl.PluralRules(language);
    const categories = rules.resolvedOptions().pluralCategories.toSorted();
    const ofEnglish = new Map(textsOf(english).map(([key, text]) => [key, placeholdersOf(text)]));
    for (const [key, forms] of pluralsOf(messages)) expect([key, Object.keys(forms).sort()]).toEqual([key, categories]);
    for (const [key, text] of texts) {
      const [name = '', category] = key.split('.');
      const isOneNumber = NUMBERS.filter((number) => rules.select(number) === category).length === 1;
      // A category without whole numbers has `{count}` too: it is for fractions, and for browsers with other rules.
      const ofPlural = isOneNumber ? [[], ['{count}']] : [['{count}']];
      expect(isPlural(name) ? ofPlural : [ofEnglish.get(key)], `${key}: ${text}`).toContainEqual(placeholdersOf(text));
    }
  });
});

test('a language is served by the catalogue of its script and region', async () => {
  for (const [catalogue, served] of Object.entries(SERVED))
    for (const language of served.split(' '))
      expect((await loadLanguage(language)).messages, language).toBe(await load(catalogue));
});

describe('a language', () => {
  test.each(['sq', 'mk', 'zh-Latn', 'tlh'])('brings no catalogue where nobody translated it: %s', async (language) => {
    expect((await loadLanguage(language)).messages).toBeUndefined();
  });

  test('that nobody knows tells them in English, and not in the language of the browser', async () => {
    const asked = vi.spyOn(Intl, 'PluralRules');
    for (const language of ['tlh', 'sq']) await loadLanguage(language);
    expect(asked.mock.calls).toEqual([['sq']]);
  });
});
