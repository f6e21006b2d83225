import { readdirSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { englishAllLink } from '../../src/features/all-link/english.ts';
import { englishFilters } from '../../src/features/filters/english.ts';
import { englishFresh } from '../../src/features/refresh/english.ts';
import { englishPin } from '../../src/features/pin/english.ts';
import { englishSearch } from '../../src/features/search/english.ts';
import { englishConsent } from '../../src/features/consent/english.ts';
import { englishHeldImages } from '../../src/features/click-to-load/english.ts';
import { englishLightbox } from '../../src/features/lightbox/english.ts';
import { englishShare } from '../../src/features/share/english.ts';
import { englishControls } from '../../src/feed/view/english-controls.ts';
import { englishCarousel } from '../../src/layouts/english-carousel.ts';
import { englishCards } from '../../src/content/english-messages.ts';
import { loadLanguage } from '../../src/content/languages.ts';
import { englishReadMore } from '../../src/layouts/english-read-more.ts';
import { type Messages, type Plural, PLURALS } from '../../src/content/messages.ts';

const english: Messages = {
  ...englishCards,
  ...englishReadMore,
  ...englishCarousel,
  ...englishControls,
  ...englishConsent,
  ...englishHeldImages,
  ...englishAllLink,
  ...englishShare,
  ...englishLightbox,
  ...englishFilters,
  ...englishPin,
  ...englishFresh,
  ...englishSearch,
};

/** What is the same word in English. */
const SAME_AS_ENGLISH: Partial<Record<string, readonly string[]>> = {
  de: ['hashtags'],
  pt: ['slide'],
};

const languages = readdirSync(new URL('../../src/content/languages/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

async function load(language: string): Promise<Messages> {
  const module: { messages: Messages } = await import(`../../src/content/languages/${language}.ts`);
  return module.messages;
}

const pluralsOf = (messages: Messages): [string, Plural][] => PLURALS.map((key) => [key, messages[key]]);

/** Each text under its key; those of a plural under `claps.one`, `claps.other`. */
const textsOf = (messages: Messages): [string, string][] => [
  ...Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ...pluralsOf(messages).flatMap(([key, forms]) =>
    Object.entries(forms).map(([category, text]): [string, string] => [`${key}.${category}`, text]),
  ),
];

test('there are catalogues', () => {
  expect(languages).toContain('de');
});

describe.each(languages)('the catalogue of %s', (language) => {
  test('has the keys of the English one', async () => {
    expect(Object.keys(await load(language)).sort()).toEqual(Object.keys(english).sort());
  });

  test('has no empty message, and no blanks around one', async () => {
    const bad = textsOf(await load(language)).filter(([, text]) => text === '' || text !== text.trim());
    expect(bad).toEqual([]);
  });

  test('has no English message, but for words that are the same', async () => {
    const inEnglish = new Set(textsOf(english).map(([, text]) => text));
    const same = textsOf(await load(language)).filter(([, text]) => inEnglish.has(text));
    expect(same.map(([key]) => key)).toEqual(SAME_AS_ENGLISH[language] ?? []);
  });

  test('has a sentence for each plural category of its language', async () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, forms] of pluralsOf(await load(language)))
      expect([key, Object.keys(forms).sort()]).toEqual([key, [...pluralCategories].sort()]);
  });

  test('has a place for the number, once', async () => {
    for (const [key, { other }] of pluralsOf(await load(language)))
      expect([key, other.split('{count}')]).toEqual([key, [expect.any(String), expect.any(String)]]);
  });
});

describe('a language', () => {
  test.each(languages)('brings its own catalogue: %s', async (language) => {
    expect((await loadLanguage(language)).messages).toBe(await load(language));
  });

  test.each([
    ['de-AT', 'de'],
    ['PT-br', 'pt'],
    ['iw', 'he'],
    ['zh', 'zh-hans'],
    ['zh-CN', 'zh-hans'],
    ['zh-Hans-TW', 'zh-hans'],
  ])('brings the catalogue that serves it: %s that of %s', async (language, catalogue) => {
    expect((await loadLanguage(language)).messages).toBe(await load(catalogue));
  });

  test.each(['sv', 'zh-TW', 'zh-Hant', 'tlh'])('brings none where nobody has translated it: %s', async (language) => {
    expect((await loadLanguage(language)).messages).toBeUndefined();
  });

  test('tells dates and counts as it does', async () => {
    expect((await loadLanguage('sv')).format.relative(new Date(0), 3 * 86_400_000)).toBe('för 3 dagar sedan');
  });

  test('that nobody knows tells them in English, and not in the language of the browser', async () => {
    const asked = vi.spyOn(Intl, 'PluralRules');
    onTestFinished(() => void vi.restoreAllMocks());
    await loadLanguage('tlh');
    await loadLanguage('sv');
    expect(asked.mock.calls).toEqual([['en'], ['sv']]);
  });
});
