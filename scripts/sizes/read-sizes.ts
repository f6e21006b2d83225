import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../../bench/brotli.ts';
import { nameWithoutHash } from './file-names.ts';

/** The size of a script of `dist`. */
export interface FileSize {
  /** Compressed by brotli 11. */
  readonly bytes: number;
  /** The length of each module in it, before it is minified. */
  readonly modules: Readonly<Record<string, number>>;
}

/** By the name of a file without its hash; those of one name are counted together. */
export type FileSizes = Readonly<Record<string, FileSize>>;

/** What the build writes: the modules of each file. */
type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The sizes of the scripts of a build. `modules` is the folder that `moduleSizes` writes, a file for each environment. */
export function readSizes(dist: string, modules: string): FileSizes {
  const sizes: Record<string, { bytes: number; modules: Record<string, number> }> = {};
  for (const file of readdirSync(dist).filter((one) => one.endsWith('.js'))) {
    const size = (sizes[nameWithoutHash(file)] ??= { bytes: 0, modules: {} });
    size.bytes += brotli(readFileSync(join(dist, file)), 11).length;
  }
  for (const environment of readdirSync(modules)) {
    for (const [file, lengths] of Object.entries(readJson(join(modules, environment)) as Modules)) {
      const own = sizes[file]?.modules ?? {};
      for (const [module, length] of Object.entries(lengths)) own[module] = (own[module] ?? 0) + length;
    }
  }
  return Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
}

/** The sizes that `npm run sizes` recorded last. */
export const readWritten = (path: string): FileSizes => readJson(path) as FileSizes;
