import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { findMessages, MANIFEST } from '../../scripts/wordpress/messages.ts';
import { compileLanguage, LANGUAGES, locales, makePo } from '../../scripts/wordpress/translations.ts';
import { visitorLanguages } from '../../scripts/wordpress/visitor-languages.ts';
import { readLanguage, translationOf } from '../../scripts/wordpress/translations.ts';

const messages = findMessages();

/** What attributes are called: English where a language has nothing yet. */
const ofAttributes = new Set(messages.filter(({ files }) => files.includes(MANIFEST)).map(({ text }) => text));

/** What `sprintf` replaces. */
const placeholders = (text: string): string[] => (text.match(/%(\d+\$)?[a-z%]/g) ?? []).sort();

/** The words that may be the same as in English. */
const NAMES = ['WS Widgets'];
const SAME = new Map([
  ['de_DE', ['Layout', 'Workspace', 'Workspaces', 'Organisation']],
  ['de_DE_formal', ['Layout', 'Workspace', 'Workspaces', 'Organisation']],
  ['fr_FR', ['Source']],
  ['pt_BR', ['Layout']],
]);

test('the template for translators is that of the sources: `npm run wordpress:pot` writes it', () => {
  expect(readFileSync(join(LANGUAGES, 'ws-widgets.pot'), 'utf8')).toBe(makePo(messages));
  expect(messages.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Read this post', 'Display the posts', 'Feed of posts', 'Layout', 'The service answers.']),
  );
});

test('the plugin speaks the 13 languages that it promises, German by both forms of address', () => {
  expect(locales()).toEqual(
    'ar de_DE de_DE_formal es_ES fr_FR he_IL it_IT ja nl_NL pl_PL pt_BR pt_PT tr_TR zh_CN'.split(' '),
  );
});

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
    expect(said).not.toMatch(/[^\u00a0\u202f][;!?»]|[^\u00a0\u202fsp]:|«[^\u00a0\u202f]/);
});

test('other languages of the elements have what visitors read', () => {
  const files = Object.entries(visitorLanguages());
  expect(files.length).toBeGreaterThan(25);
  for (const [name, content] of files) {
    const said = mo.parse(content).translations['']?.['Read this post']?.msgstr.join('') ?? '';
    expect(said, name).not.toBe('');
  }
});

describe.each(locales())('in %s', (locale) => {
  const language = readLanguage(locale);

  test('every message is translated, with its placeholders, and no other is left over', () => {
    for (const message of messages) {
      const [said = '', ...plurals] = translationOf(language, message)?.msgstr ?? [];
      if (said === '' && ofAttributes.has(message.text)) continue;
      expect(said.trim(), message.text).not.toBe('');
      expect(plurals).toEqual([]);
      expect(placeholders(said), message.text).toEqual(placeholders(message.text));
      const isName = NAMES.includes(message.text) || SAME.get(locale)?.includes(message.text);
      if (!isName) expect(said, 'it is English still').not.toBe(message.text);
    }
    const known = Object.values(language.translations).flatMap((context) => Object.keys(context));
    expect(known.filter((text) => text !== '')).toHaveLength(messages.length);
    expect(readFileSync(join(LANGUAGES, `ws-widgets-${locale}.po`), 'utf8')).toBe(makePo(messages, language));
  });

  test('numbers get the plural forms that the language has', () => {
    const header = language.headers['Plural-Forms'] ?? '';
    const [, count = '', expression = ''] = /^nplurals=(\d); plural=([\sn\d%=!<>&|?:()]+);$/.exec(header) ?? [];
    const formOf = new Function('n', `return Number(${expression})`) as (n: number) => number;
    const rules = new Intl.PluralRules(locale.split('_').slice(0, 2).join('-'));
    const forms = new Map<string, number>();
    for (let n = 0; n <= 300; n++) {
      const category = rules.select(n);
      forms.set(category, forms.get(category) ?? formOf(n));
      expect(formOf(n), `${n} is ${category}`).toBe(forms.get(category));
    }
    expect([...new Set(forms.values())].sort()).toEqual(Array.from({ length: Number(count) }, (_, i) => i));
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
