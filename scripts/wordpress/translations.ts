import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, mo, po } from 'gettext-parser';
import { type Message, PLUGIN } from './messages.ts';

export const LANGUAGES = join(PLUGIN, 'languages');
const DOMAIN = 'ws-widgets';
/** The folder of the editor's scripts, and the handle by which WordPress looks for the texts of all of them. */
const SCRIPTS = { folder: 'editor/', handle: 'ws-widgets-editor' };

const HEADERS = {
  'Project-Id-Version': DOMAIN,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': DOMAIN,
};

/** The locales of WordPress that the plugin speaks besides English. */
export const locales = (): string[] =>
  readdirSync(LANGUAGES)
    .flatMap((file) => /^ws-widgets-(\w+)\.po$/.exec(file)?.[1] ?? [])
    .sort();

export const readLanguage = (locale: string): GetTextTranslations =>
  po.parse(readFileSync(join(LANGUAGES, `${DOMAIN}-${locale}.po`)));

export const translationOf = (
  { translations }: GetTextTranslations,
  { text, context = '' }: Message,
): GetTextTranslation | undefined => translations[context]?.[text];

/** A file for translators: all messages, with the translations that a language has already. */
export function makePo(messages: readonly Message[], known?: GetTextTranslations): string {
  const translations: GetTextTranslations['translations'] = {};
  for (const message of messages) {
    const { text, context = '', comment, files } = message;
    (translations[context] ??= {})[text] = {
      msgid: text,
      ...(context && { msgctxt: context }),
      msgstr: (known && translationOf(known, message)?.msgstr) ?? [''],
      // No numbers of lines: they would change with every line of the sources.
      comments: {
        reference: files.join('\n'),
        ...(comment && { extracted: `translators: ${comment}` }),
        ...(/%[ds]/.test(text) && { flag: 'php-format' }),
      },
    };
  }
  const headers = { ...HEADERS, ...known?.headers };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`;
}

/** What WordPress reads of a language, by the files of the plugin. */
export function compileLanguage(locale: string, messages: readonly Message[]): Readonly<Record<string, Buffer>> {
  const language = readLanguage(locale);
  const said = messages
    .filter(({ files }) => files.some((file) => file.startsWith(SCRIPTS.folder)))
    .map((message): [string, string[]] => [message.text, translationOf(language, message)?.msgstr ?? []]);
  const header = { domain: 'messages', lang: locale, 'plural-forms': language.headers['Plural-Forms'] };
  const json = { domain: 'messages', locale_data: { messages: Object.fromEntries([['', header], ...said]) } };
  return {
    [`languages/${DOMAIN}-${locale}.mo`]: mo.compile(language),
    [`languages/${DOMAIN}-${locale}-${SCRIPTS.handle}.json`]: Buffer.from(JSON.stringify(json)),
  };
}
