/** Attributes of frameworks, and those that every element may have: `v-if`, `:key`, `@click`, `x-data`, `_ngcontent`. */
const OF_OTHERS = /^(?:on|_|(?:data|aria|v|x|hx|ng|wire|astro|up|bind|turbo)-)|[^\w-]/;

/** Hyphens and underscores do not count. */
const lettersOf = (name: string): string => name.replace(/[-_]/g, '');

/** How many characters have to be added, removed, changed or swapped with the next one to turn one word into the other. */
function distanceBetween(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const current: number[] = (rows[row] = [row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

/** The name that was misspelled, by at most one letter in four; the first of several as near. `undefined` for what frameworks write. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  if (OF_OTHERS.test(written)) return undefined;
  const letters = lettersOf(written);
  let least = Math.floor(letters.length / 4) + 1;
  let nearest: string | undefined;
  for (const name of names) {
    const distance = distanceBetween(letters, lettersOf(name));
    if (distance < least) [least, nearest] = [distance, name];
  }
  return nearest;
}
