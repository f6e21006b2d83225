import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { findMessages, MANIFEST } from '../../scripts/wordpress/messages.ts';
import { compileLanguage, LANGUAGES, locales, makePo } from '../../scripts/wordpress/translations.ts';
import { readLanguage, translationOf } from '../../scripts/wordpress/translations.ts';

const messages = findMessages();

/** What attributes are called: English where a language has nothing yet. */
const ofAttributes = new Set(messages.filter(({ files }) => files.includes(MANIFEST)).map(({ text }) => text));

/** What `sprintf` replaces. */
const placeholders = (text: string): string[] => (text.match(/%(\d+\$)?[a-z%]/g) ?? []).sort();

/** The words that may be the same as in English. */
const NAMES = ['WS Widgets'];
const SAME = new Map([
  ['es_ES', ['no']],
  ['fr_FR', ['Source']],
  ['it_IT', ['no']],
]);

test('the template for translators is that of the sources: `npm run wordpress:pot` writes it', () => {
  expect(readFileSync(join(LANGUAGES, 'ws-widgets.pot'), 'utf8')).toBe(makePo(messages));
  expect(messages.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Read this post', 'Display the posts', 'Feed of posts', 'Layout', 'The service answers.']),
  );
});

test('the plugin speaks the 13 languages that it promises', () => {
  expect(locales()).toEqual('ar de_DE es_ES fr_FR he_IL it_IT ja nl_NL pl_PL pt_BR pt_PT tr_TR zh_CN'.split(' '));
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
    const rules = new Intl.PluralRules(locale.replace('_', '-'));
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
      expect(translationOf(compiled, message)?.msgstr).toEqual(translationOf(language, message)?.msgstr);
    }
    const json = JSON.parse(String(files[`languages/ws-widgets-${locale}-ws-widgets-editor.json`])) as {
      locale_data: { messages: Record<string, string[]> };
    };
    const ofEditor = messages.filter(({ files: said }) => said.some((file) => file.startsWith('editor/')));
    expect(Object.keys(json.locale_data.messages)).toEqual(['', ...ofEditor.map(({ text }) => text)]);
  });
});
