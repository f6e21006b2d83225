import { figure, moduleChanges } from './module-changes.ts';
import type { FileSizes } from './read-sizes.ts';

/** Sizes that may never be exceeded, in kB (1000 bytes) of brotli 11. */
export interface Ceilings {
  /** By the name of a file without its hash. */
  readonly files: Readonly<Record<string, number>>;
  /** Of each file with a catalogue in it. */
  readonly language: number;
  /** Of each other file that is in no sum of `together`. */
  readonly lazy: number;
  /** Sums: of files that a page loads together. */
  readonly together: readonly { readonly what: string; readonly files: readonly string[]; readonly atMost: number }[];
}

export interface Judgment {
  /** What has to be fixed, or recorded with a reason. */
  readonly failures: readonly string[];
  /** What is good to know. */
  readonly notes: readonly string[];
}

/** How much a file may grow over its recorded size: by 5 %, at least by 40 bytes (a sentence), and at most by 1 kB. */
const ROOM = 0.05;
const LEAST_ROOM_BYTES = 40;
const MOST_ROOM_BYTES = 1000;

/** English is in a folder below, because its messages are loaded with the parts that use them. */
const LANGUAGE = /^src\/content\/languages\/[^/]+$/;

const ceilingOf = (name: string, modules: Readonly<Record<string, number>>, ceilings: Ceilings): number =>
  ceilings.files[name] ??
  ceilings.together.find(({ files }) => files.includes(name))?.atMost ??
  (Object.keys(modules).some((module) => LANGUAGE.test(module)) ? ceilings.language : ceilings.lazy);

/** Compares the sizes of a build's files with the recorded ones and with the ceilings. */
export function judgeSizes(written: FileSizes, now: FileSizes, ceilings: Ceilings): Judgment {
  const failures: string[] = [];
  const notes: string[] = [];
  for (const [name, { bytes, modules }] of Object.entries(now)) {
    const before = written[name];
    const ceiling = ceilingOf(name, modules, ceilings);
    const isTooLarge = bytes > ceiling * 1000;
    if (isTooLarge) failures.push(`${name} takes ${figure(bytes)} bytes, and may take ${ceiling} kB.`);
    if (!before) {
      notes.push(`${name} is new: ${figure(bytes)} bytes.`);
      continue;
    }
    const grown = bytes - before.bytes;
    if (grown <= (isTooLarge ? 0 : Math.min(MOST_ROOM_BYTES, Math.max(LEAST_ROOM_BYTES, before.bytes * ROOM))))
      continue;
    failures.push(
      [
        `${name} grew by ${((grown / before.bytes) * 100).toFixed(1)} %, from ${figure(before.bytes)} to ${figure(bytes)} bytes. By module, before it is minified:`,
        ...moduleChanges(before.modules, modules).map((line) => `    ${line}`),
      ].join('\n'),
    );
  }
  for (const name of Object.keys(written)) if (!now[name]) notes.push(`${name} is gone.`);
  for (const name of Object.keys(ceilings.files))
    if (!now[name]) failures.push(`${name} has a ceiling, and is not there.`);
  for (const { what, files, atMost } of ceilings.together) {
    const bytes = files.reduce((sum, name) => sum + (now[name]?.bytes ?? NaN), 0);
    if (!(bytes <= atMost * 1000)) {
      failures.push(`${what} takes ${figure(bytes)} bytes (${files.join(', ')}), and may take ${atMost} kB.`);
    }
  }
  return { failures, notes };
}
