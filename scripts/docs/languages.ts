import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sayMissing } from '../../demo/panels/translate/judge-catalogue.ts';
import { english } from '../../src/content/languages/english/english.ts';
import { catalogueOf } from '../../src/content/languages.ts';
import type { Catalogue } from '../../src/content/messages.ts';

const folder = join(import.meta.dirname, '../../src/content/languages');

/** The tags of the languages that have a catalogue, which are the names of its files. */
export const LANGUAGES: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts')) // English is a folder: its messages are loaded with the parts that use them
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

/** Their names in English, where `Intl` gives another name. */
const OWN_NAMES: Partial<Record<string, string>> = { nb: 'Norwegian', pt: 'Portuguese (Brazil)' };

/** The languages that the elements speak, in one row: "English, Arabic … and Vietnamese". */
export function sayLanguages(): string {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const nameOf = (tag: string): string => OWN_NAMES[tag] ?? names.of(tag) ?? tag;
  const sorted = LANGUAGES.map(nameOf).sort();
  return `English, ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`;
}

/** Related languages are side by side: in the classic script, which has all of them, they compress better that way. */
const RELATED =
  'ca es pt pt-pt it fr ro da nb sv nl de id ms fil vi tr hu fi et lv lt pl cs sk sl hr sr-latn sr bg uk ru el ar fa ur he hi bn ta th ja ko zh-hant zh-hans'.split(
    ' ',
  );

/** Makes the module that loads the catalogue of each language. Bundlers need every import written out. */
export function makeCatalogues(): string {
  const places = new Map(RELATED.map((tag, i) => [tag, i]));
  const placeOf = (tag: string): number => places.get(tag) ?? Infinity;
  const lines = LANGUAGES.toSorted((a, b) => placeOf(a) - placeOf(b)).map((tag) => {
    const key = /^\w+$/.test(tag) ? tag : `'${tag}'`;
    return `  ${key}: () => import('../${tag}.ts'),\n`;
  });
  return `// Made by \`npm run docs\` out of the files beside this folder.
import type { Catalogue } from '../../messages.ts';

/** By the tag of the language. */
export const CATALOGUES: Partial<Record<string, () => Promise<{ readonly messages: Catalogue }>>> = {
${lines.join('')}};
`;
}

const readMessages = (): Promise<(readonly [string, Catalogue])[]> =>
  Promise.all(
    LANGUAGES.map(async (tag) => {
      const { messages }: { messages: Catalogue } = await import(`../../src/content/languages/${tag}.ts`);
      return [tag, messages] as const;
    }),
  );

/** Tags that use the words of another tag, and do not begin with that tag. */
const SERVED = ['nn', 'no', 'zh', 'zh-hk', 'zh-mo', 'zh-tw'];

/** What links that open a new tab say, by language: for Hugo's module, which has no catalogues. */
export async function makeNewTab(): Promise<string> {
  const catalogues: readonly (readonly [string, Catalogue])[] = [['en', english], ...(await readMessages())];
  const words = Object.fromEntries(catalogues.map(([tag, { newTab }]) => [tag, newTab]));
  const others = SERVED.map((tag) => [tag, words[catalogueOf(tag)]]);
  return `${JSON.stringify({ ...words, ...Object.fromEntries(others) }, null, 2)}\n`;
}

/** One line that says which messages are missing in which language. A missing translation is not an error. */
export async function reportMissing(): Promise<string> {
  return sayMissing(english, Object.fromEntries(await readMessages()));
}
