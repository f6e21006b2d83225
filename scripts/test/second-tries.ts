import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../test/second-tries.json');

/** A test that passed at the second try this often runs only in the deep run, until it is fixed and its row is removed. */
const MOST = 3;

/** How often each test passed at the second try, by `step: title`. */
type Counts = Readonly<Record<string, number>>;

const read = (): Counts => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Counts) : {});

/** The tests that the run of each change leaves out. */
export const leftOut = (): readonly string[] =>
  Object.entries(read()).flatMap(([name, count]) => (count >= MOST ? [name.slice(name.indexOf(': ') + 2)] : []));

/** Counts the tests that passed at the second try. The file is committed together with any other change. */
export function count(names: readonly string[]): void {
  if (names.length === 0) return;
  const counts: Record<string, number> = { ...read() };
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
