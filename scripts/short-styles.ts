import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A custom property of the style sheets' own; those that an owner may set begin with `--ws-`. */
const INTERNAL = /--_[a-z]+/g;

/**
 * What shortens the internal custom properties in code that style sheets are part of: the same names in every file,
 * for the sheet of one part reads what that of another sets.
 */
export function styleShortener(folder: string): (code: string) => string {
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = [...new Set(sheets.flatMap((sheet) => sheet.match(INTERNAL) ?? []))].sort();
  const short = new Map(names.map((name, i) => [name, `--_${i.toString(36)}`]));
  return (code) => code.replace(INTERNAL, (name) => short.get(name) ?? name);
}
