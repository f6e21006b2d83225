import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES as CATALOGUES } from '../../scripts/docs/languages.ts';
import { findMessages, PLUGIN } from '../../scripts/wordpress/messages.ts';
import {
  compileLanguage,
  LANGUAGES,
  locales,
  makePo,
  readLanguage,
  translationOf,
} from '../../scripts/wordpress/translations.ts';
import { english } from '../../src/content/languages/english/english.ts';
import type { Catalogue } from '../../src/content/messages.ts';

const messages = findMessages();

/** The placeholders that `sprintf` replaces. */
const placeholders = (text: string): string[] => (text.match(/%(\d+\$)?[a-z%]/g) ?? []).sort();

/** A text whose Persian and Bengali digits are replaced with 0 to 9. */
const inLatinDigits = (text: string): string =>
  text.replace(/[۰-۹০-৯]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹০১২৩৪৫৬৭৮৯'.indexOf(digit) % 10));

/** The parts of a text that are not translated: numbers, code, and names such as JSON. */
const asItIs = (text: string): string[] =>
  (
    inLatinDigits(text).match(/[$]\w+|http\(s\)|\w+=\w+(,\w+=\w+)*|ws-\w+|\{"\w+": |JSON|CSS|#|\b(?:0|\d{2,})\b/g) ?? []
  ).sort();

/** Words that are spelled the same in several languages. Any other text that equals the English one is not translated. */
const INTERNATIONAL = 'Layout|Source|Workspaces?|Compact|Dates?|Images|Colors|Grid|Carousel'.split('|');
const isInternational = new RegExp(`^(${INTERNATIONAL.join('|')})$`);

/** The Unicode script of the characters, where `Intl` has another name for it. */
const SCRIPTS: Partial<Record<string, string>> = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' };

/** The language tag of the elements' catalogue for a locale of WordPress. */
const tagOf = (locale: string): string => {
  const tag = locale.replaceAll('_', '-').toLowerCase();
  const known: Partial<Record<string, string>> = { tl: 'fil', 'zh-cn': 'zh-hans', 'zh-tw': 'zh-hant' };
  return known[tag] ?? (CATALOGUES.includes(tag) ? tag : (tag.split('-')[0] ?? tag));
};

test('the template for translators is that of the sources: `npm run wordpress:pot` writes it', () => {
  expect(readFileSync(join(LANGUAGES, 'ws-widgets.pot'), 'utf8')).toBe(makePo(messages));
  expect(messages.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Read this post', 'Display the posts', 'Feed of posts', 'Layout', 'The service answers.']),
  );
});

test('the plugin speaks each language of the elements for which WordPress has a locale', () => {
  const tags = CATALOGUES.filter((tag) => tag !== 'sr-latn'); // Serbian is Cyrillic in WordPress
  expect([...new Set(locales().map(tagOf))].sort()).toEqual(tags);
  expect(readFileSync(join(PLUGIN, 'readme.txt'), 'utf8')).toContain(`In ${tags.length} languages besides English`);
});

/** The catalogue of the elements in the language of a locale. */
async function catalogueOf(locale: string): Promise<Catalogue> {
  const module = (await import(`../../src/content/languages/${tagOf(locale)}.ts`)) as { readonly messages: Catalogue };
  return module.messages;
}

const spokenIn = (locale: string): string[] => {
  const language = readLanguage(locale);
  return messages.flatMap((message) => translationOf(language, message)?.msgstr ?? []);
};

test('German says du, and Sie where it is formal', () => {
  expect(spokenIn('de_DE').filter((said) => /\b(Ihr\w*|Ihnen|[a-zäöü]+en Sie)\b/.test(said))).toEqual([]);
  expect(spokenIn('de_DE_formal').filter((said) => /\b(du|dich|dir|dein\w*)\b/i.test(said))).toEqual([]);
  expect(spokenIn('de_DE_formal').join(' ')).toMatch(/\bIhr/);
});

test('French has no line break before a colon, a semicolon, a mark, or within guillemets', () => {
  for (const said of spokenIn('fr_FR'))
    expect(said.replace(/\{".*\}/, '')).not.toMatch(/[^\u00a0\u202f][;!?»]|[^\u00a0\u202fsp]:|«[^\u00a0\u202f]/);
});

test.each(['ar', 'fa_IR', 'he_IL', 'ur'])('words from right to left keep a $ before its name: %s', (locale) => {
  const naming = spokenIn(locale).filter((said) => /\$[a-z]{3}/i.test(said));
  expect(naming).toHaveLength(2);
  for (const said of naming) expect(said).toMatch(/\u200e\$(filter|orderBy)/);
});

describe.each(locales())('in %s', (locale) => {
  const language = readLanguage(locale);

  test('every message is translated, with its placeholders, and no other is left over', () => {
    for (const message of messages) {
      const [said = '', ...plurals] = translationOf(language, message)?.msgstr ?? [];
      expect(said.trim(), message.text).not.toBe('');
      expect(said, message.text).toBe(said.trim());
      expect(plurals).toEqual([]);
      expect(placeholders(said), message.text).toEqual(placeholders(message.text));
      expect(asItIs(said), message.text).toEqual(asItIs(message.text));
    }
    const known = Object.values(language.translations).flatMap((context) => Object.keys(context));
    expect(known.filter((text) => text !== '')).toHaveLength(messages.length);
    expect(readFileSync(join(LANGUAGES, `ws-widgets-${locale}.po`), 'utf8')).toBe(makePo(messages, language));
  });

  test('no message is English still, and each is in the letters of the language', () => {
    const { script = '' } = new Intl.Locale(tagOf(locale)).maximize();
    const letters = new RegExp(
      `[\\p{Script=${SCRIPTS[script] ?? script}}${script === 'Jpan' ? '\\p{Script=Kana}\\p{Script=Hira}' : ''}]`,
      'u',
    );
    for (const message of messages.filter(({ text }) => text !== 'WS Widgets')) {
      const said = translationOf(language, message)?.msgstr.join('') ?? '';
      if (!isInternational.test(message.text)) expect(said, 'it is English still').not.toBe(message.text);
      expect(said, message.text).toMatch(letters);
    }
  });

  test('a label stays a label, and a sentence ends as sentences do', () => {
    if (locale === 'th') return; // Thai has no full stop
    for (const message of messages) {
      const said = translationOf(language, message)?.msgstr.join('') ?? '';
      expect(/[.。।۔]$/.test(said), `${message.text} ${said}`).toBe(message.text.endsWith('.'));
    }
  });

  test('what the elements say too is said in their words', async () => {
    const { all, carousel, failed, more, readMore } = await catalogueOf(locale);
    const quoting = (button: string): string =>
      messages
        .filter(({ text }) => text.includes(`“${button}”`))
        .map((message) => translationOf(language, message)?.msgstr.join('') ?? '')
        .join('\n');
    expect(quoting(english.more)).toContain(more);
    expect(quoting(english.readMore)).toContain(readMore);
    for (const [text, said] of [
      [english.all, all],
      [english.failed, failed],
    ] as const) {
      expect(translationOf(language, { text, files: [] })?.msgstr).toEqual([said]);
    }
    const layout = translationOf(language, { text: 'Carousel', files: [] })?.msgstr.join('');
    expect(layout?.toLowerCase()).toBe(carousel?.toLowerCase());
  });

  test('the zip has them as WordPress reads them: for PHP, and for the script of the editor', () => {
    const files = compileLanguage(locale, messages);
    const compiled = mo.parse(files[`languages/ws-widgets-${locale}.mo`] ?? Buffer.of());
    for (const message of messages) {
      const said = translationOf(language, message)?.msgstr.join('');
      expect(translationOf(compiled, message)?.msgstr.join('') ?? '').toBe(said);
    }
    const json = JSON.parse(String(files[`languages/ws-widgets-${locale}-ws-widgets-editor.json`])) as {
      locale_data: { messages: Record<string, string[]> };
    };
    const ofEditor = messages.filter(({ files: said }) => said.some((file) => file.startsWith('editor/')));
    expect(Object.keys(json.locale_data.messages)).toEqual(['', ...ofEditor.map(({ text }) => text)]);
  });
});
