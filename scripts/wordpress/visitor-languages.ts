import { type GetTextTranslation, mo } from 'gettext-parser';
import { LANGUAGES } from '../docs/languages.ts';
import type { Catalogue } from '../../src/content/messages.ts';
import { locales } from './translations.ts';

// What PHP says to visitors, in the languages that the elements speak and the plugin does not yet: out of the
// catalogues of the elements.

/** The words of PHP, by the messages of the elements that say the same. */
const VISITORS = { 'Read this post': 'link', 'Find out more': 'open', 'All posts': 'all' } as const;

/** Languages that WordPress has by another name than that of the language, and one that it does not have. */
const NAMES: Readonly<Record<string, string>> = { fil: 'tl', 'zh-hant': 'zh_TW', 'sr-latn': '' };

const CATALOGUES = await Promise.all(
  LANGUAGES.map(async (tag): Promise<readonly [string, Catalogue]> => {
    const module = (await import(`../../src/content/languages/${tag}.ts`)) as { readonly messages: Catalogue };
    return [tag, module.messages];
  }),
);

function compile(catalogue: Catalogue): Buffer {
  const said = Object.entries(VISITORS).flatMap(([msgid, message]) => {
    const words = catalogue[message];
    return typeof words === 'string'
      ? [[msgid, { msgid, msgstr: [words] }] satisfies [string, GetTextTranslation]]
      : [];
  });
  const translations = { '': Object.fromEntries(said) };
  return mo.compile({ charset: 'utf-8', headers: { 'Content-Type': 'text/plain; charset=UTF-8' }, translations });
}

/** The files of those languages, as WordPress reads them. */
export function visitorLanguages(): Readonly<Record<string, Buffer>> {
  const spoken = locales().map((locale) => locale.replaceAll('_', '-').toLowerCase());
  const isSpoken = (tag: string): boolean => spoken.some((one) => one === tag || one.startsWith(`${tag}-`));
  const others = CATALOGUES.filter(([tag]) => !isSpoken(tag) && tag !== 'zh-hans' && NAMES[tag] !== '');
  return Object.fromEntries(
    others.map(([tag, catalogue]) => [`languages/ws-widgets-${NAMES[tag] ?? tag}.mo`, compile(catalogue)]),
  );
}
