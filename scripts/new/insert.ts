/** A text with a piece before the last occurrence of a mark. */
export function insertBefore(text: string, mark: string, piece: string): string {
  const index = text.lastIndexOf(mark);
  if (index < 0) throw new Error(`There is no "${mark.trim()}" to insert ${piece.trim()} before.`);
  return text.slice(0, index) + piece + text.slice(index);
}

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
