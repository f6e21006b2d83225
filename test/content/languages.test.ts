import { readdirSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readText } from '../../scripts/docs/guides.ts';
import { english } from '../../src/content/english.ts';
import { loadLanguage } from '../../src/content/languages.ts';
import { type Catalogue, isPlural, type Plural } from '../../src/content/messages.ts';

/** What is the same word in English. */
const SAME_AS_ENGLISH: Partial<Record<string, readonly string[]>> = {
  da: ['hashtags'],
  de: ['hashtags'],
  fr: ['hashtags'],
  id: ['slide'],
  nl: ['hashtags'],
  pt: ['slide', 'hashtags'],
  'pt-pt': ['hashtags'],
};

/** Scripts that are made of others. */
const MADE_OF: Partial<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
};

/** Languages that end a sentence without a mark. */
const WITHOUT_FULL_STOP = ['th'];

const languages = readdirSync(new URL('../../src/content/languages/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

async function load(language: string): Promise<Catalogue> {
  const module: { messages: Catalogue } = await import(`../../src/content/languages/${language}.ts`);
  return module.messages;
}

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

/** The mark that ends a text: none, an ellipsis, or a full stop of whichever script. */
const endOf = (text: string): string => (/[.。।]$/u.test(text) ? '.' : text.endsWith('…') ? '…' : '');

/** Whole numbers of each category: small ones, and those that some languages set apart. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1e3, 1e6, 2e6];

const keysWhere = (messages: Catalogue, isWrong: (text: string) => boolean): string[] =>
  textsOf(messages).flatMap(([key, text]) => (isWrong(text) ? [`${key}: ${text}`] : []));

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

test('there are thirty languages besides English, or more', () => {
  expect(languages.length).toBeGreaterThanOrEqual(30);
});

describe.each(languages)('the catalogue of %s', (language) => {
  test('is the one that its language gets', async () => {
    expect((await loadLanguage(language)).messages).toBe(await load(language));
  });

  test('has no key that no English has', async () => {
    expect(Object.keys(await load(language)).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  });

  test('has a text for each of its keys, and for each plural form', async () => {
    const messages = await load(language);
    for (const [key, message] of Object.entries(messages))
      for (const text of isPlural(key) ? Object.values(message) : [message]) expect(typeof text, key).toBe('string');
  });

  test('has no empty message, and no blanks around one, nor two in a row', async () => {
    const messages = await load(language);
    expect(keysWhere(messages, (text) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual([]);
  });

  test('has no English message, but for words that are the same', async () => {
    const inEnglish = new Set(textsOf(english).map(([, text]) => text.toLowerCase()));
    const same = textsOf(await load(language)).filter(([, text]) => inEnglish.has(text.toLowerCase()));
    expect(same.map(([key]) => key)).toEqual(SAME_AS_ENGLISH[language] ?? []);
  });

  test('is written in the script of its language', async () => {
    const { script = '' } = new Intl.Locale(language).maximize();
    const own = (MADE_OF[script] ?? [script]).map((name) => `\\p{scx=${name}}`).join('');
    const foreign = new RegExp(`(?=\\p{L})[^${own}]`, 'u');
    expect(keysWhere(await load(language), (text) => foreign.test(text.replace(/\{.*?\}/g, '')))).toEqual([]);
  });

  test('is written with typographic marks, in composed letters', async () => {
    const messages = await load(language);
    expect(keysWhere(messages, (text) => /['"`]|\.\.\./.test(text) || text !== text.normalize('NFC'))).toEqual([]);
  });

  test('ends each message as the English one ends', async () => {
    const ends = new Map(textsOf(english).map(([key, text]) => [key, endOf(text)]));
    const isRight = (end: string, wanted: string | undefined): boolean =>
      end === wanted || (end === '' && wanted === '.' && WITHOUT_FULL_STOP.includes(language));
    const wrong = textsOf(await load(language)).filter(
      ([key, text]) => !isRight(endOf(text), ends.get(key.replace(/\..*/, '.other')) ?? ends.get(key)),
    );
    expect(wrong).toEqual([]);
  });

  test('has a sentence for each plural category of its language', async () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, forms] of pluralsOf(await load(language)))
      expect([key, Object.keys(forms).sort()]).toEqual([key, [...pluralCategories].sort()]);
  });

  test('says the number wherever a plural category has several', async () => {
    const rules = new Intl.PluralRules(language);
    for (const [key, forms] of pluralsOf(await load(language)))
      for (const [category, text] of Object.entries(forms)) {
        const isOneNumber = NUMBERS.filter((number) => rules.select(number) === category).length === 1;
        // What has no whole number says it too: it is for fractions, and for browsers that know other rules.
        const allowed = isOneNumber ? [[], ['{count}']] : [['{count}']];
        expect(allowed, `${key}.${category}: ${text}`).toContainEqual(placeholdersOf(text));
      }
  });

  test('has the placeholders of the English messages, and no others', async () => {
    const ofEnglish = new Map(textsOf(english).map(([key, text]) => [key, placeholdersOf(text)]));
    for (const [key, text] of textsOf(await load(language)))
      if (!isPlural(key.replace(/\..*/, ''))) expect(placeholdersOf(text), key).toEqual(ofEnglish.get(key));
  });
});

describe('a language is served by', () => {
  test.each([
    ['zh', 'zh-hans'],
    ['zh-CN', 'zh-hans'],
    ['zh-SG', 'zh-hans'],
    ['zh-Hans-HK', 'zh-hans'],
    ['zh-TW', 'zh-hant'],
    ['zh-HK', 'zh-hant'],
    ['zh-MO', 'zh-hant'],
    ['zh-Hant', 'zh-hant'],
    ['zh-Hant-CN', 'zh-hant'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['PT-pt', 'pt-pt'],
    ['pt-Latn-PT', 'pt-pt'],
    ['pt-AO', 'pt-pt'],
    ['pt-MZ', 'pt-pt'],
    ['no', 'nb'],
    ['no-NO', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-SJ', 'nb'],
    ['de-AT', 'de'],
    ['iw', 'he'],
    ['in', 'id'],
    ['sr', undefined],
    ['zh-Latn', undefined],
  ])('the catalogue of its script and region: %s by %s', async (language, catalogue) => {
    const { messages } = await loadLanguage(language);
    expect(messages).toBe(catalogue && (await load(catalogue)));
  });
});

describe('a language', () => {
  test.each(languages)('brings its own catalogue: %s', async (language) => {
    expect((await loadLanguage(language)).messages).toBe(await load(language));
  });

  test.each(['hr', 'zh-Latn', 'tlh'])('brings none where nobody has translated it: %s', async (language) => {
    expect((await loadLanguage(language)).messages).toBeUndefined();
  });

  test('tells dates and counts as it does', async () => {
    expect((await loadLanguage('hr')).format.relative(new Date(0), 3 * 86_400_000)).toBe('prije 3 dana');
  });

  test('that nobody knows tells them in English, and not in the language of the browser', async () => {
    const asked = vi.spyOn(Intl, 'PluralRules');
    onTestFinished(() => void vi.restoreAllMocks());
    await loadLanguage('tlh');
    await loadLanguage('hr');
    expect(asked.mock.calls).toEqual([['en'], ['hr']]);
  });
});
