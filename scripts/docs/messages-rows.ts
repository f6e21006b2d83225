import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMeanings } from '../../demo/panels/translate/read-meanings.ts';
import { english } from '../../src/content/languages/english/english.ts';
import type { Messages } from '../../src/content/messages.ts';
import { readText } from './guides.ts';
import { code } from './say.ts';

const FOLDER = 'src/content/languages/english';

const sayForms = (message: Messages[keyof Messages]): string =>
  typeof message === 'string' ? message : Object.values(message).join('<br>');

/** A row for each message: its key, its English, and what it is for. */
export function messageRows(): readonly (readonly string[])[] {
  const files = readdirSync(join(import.meta.dirname, '../..', FOLDER));
  const meanings = readMeanings(files.map((file) => readText(`${FOLDER}/${file}`)));
  const undocumented = Object.keys(english).filter((key) => !meanings[key]);
  const unknown = Object.keys(meanings).filter((key) => !(key in english));
  if (undocumented.length + unknown.length > 0) {
    throw new Error(
      `Messages without a doc: ${undocumented.join(', ')}; not in src/content/languages/english/english.ts: ${unknown.join(', ')}.`,
    );
  }
  return Object.entries(english).map(([key, message]) => [code(key), sayForms(message), meanings[key] ?? '']);
}
