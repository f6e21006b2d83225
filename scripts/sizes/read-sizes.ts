import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../../bench/brotli.ts';
import { nameWithoutHash } from './file-names.ts';

/** What a script of `dist` takes. */
export interface FileSize {
  /** Of brotli 11. */
  readonly bytes: number;
  /** How long each module in it is before it is minified. */
  readonly modules: Readonly<Record<string, number>>;
}

/** By the name of a file without its hash; those of one name are counted together. */
export type FileSizes = Readonly<Record<string, FileSize>>;

/** What the build writes: the modules of each file. */
type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** What the scripts of the build take. `modules` is the folder that `moduleSizes` writes, a file for each environment. */
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

/** What was written down last, by `npm run sizes`. */
export const readWritten = (path: string): FileSizes => readJson(path) as FileSizes;
