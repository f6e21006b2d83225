import type { Messages } from '../../src/content/messages.ts';
import { english } from './english.ts';
import { readText } from './guides.ts';
import { code } from './say.ts';

const FIELD = /\/\*\* ([^\n]+) \*\/\n {2}readonly '?([\w-]+)'?: (?:string|Plural);/g;

/** What each message is for, by its key: the docs of the type. */
function readMeanings(): Readonly<Record<string, string>> {
  const fields = readText('src/content/messages.ts').matchAll(FIELD);
  return Object.fromEntries([...fields].map(([, meaning = '', key = '']) => [key, meaning]));
}

const sayForms = (message: Messages[keyof Messages]): string =>
  typeof message === 'string' ? message : Object.values(message).join('<br>');

/** A row for each message that the type has: its key, its English, and what it is for. */
export function messageRows(): readonly (readonly string[])[] {
  const meanings = readMeanings();
  const undocumented = Object.keys(english).filter((key) => !meanings[key]);
  const unknown = Object.keys(meanings).filter((key) => !(key in english));
  if (undocumented.length + unknown.length > 0) {
    throw new Error(`Messages without a doc: ${undocumented.join(', ')}; without English: ${unknown.join(', ')}.`);
  }
  const keys = Object.keys(meanings) as (keyof Messages)[]; // compared with those of the English just now
  return keys.map((key) => [code(key), sayForms(english[key]), meanings[key] ?? '']);
}
