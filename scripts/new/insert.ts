/** A text with a piece at the end of what begins with `opening`: before the next line that begins with `closing`. */
export function insertInto(text: string, opening: RegExp, closing: string, piece: string): string {
  const start = text.search(opening);
  const end = start < 0 ? -1 : text.indexOf(`\n${closing}`, start) + 1;
  if (end <= 0) throw new Error(`There is no ${opening}, closed by "${closing}", to insert ${piece.trim()} into.`);
  return text.slice(0, end) + piece + text.slice(end);
}

/** A text that imports `kind`, too, from the module of the kinds of attributes. */
export const importKind = (text: string, kind: string): string =>
  text.replace(
    /^import \{ (.*) \} from (?='.*\/settings\/attributes\.ts')/m,
    (_, names: string) => `import { ${[...new Set([...names.split(', '), kind])].sort().join(', ')} } from `,
  );

/** A text with one more import among those of its folder, by the paths that they name. */
export function insertSorted(text: string, line: string): string {
  const pathOf = (one: string): string => /from '([^']*)'/.exec(one)?.[1] ?? '';
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => one.startsWith('import '));
  const next = lines.findIndex(
    (one) => one.startsWith('import ') && pathOf(one).startsWith('./') && pathOf(one) > pathOf(line),
  );
  lines.splice(next < 0 ? last + 1 : next, 0, line);
  return lines.join('\n');
}
