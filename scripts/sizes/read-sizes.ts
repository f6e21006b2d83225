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

/** By the name of a file without its hash. */
export type FileSizes = Readonly<Record<string, FileSize>>;

type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** What the scripts of the build take, by name. `modules` is the folder that `moduleSizes` writes. */
export function readSizes(dist: string, modules: string): FileSizes {
  // They are written by the build, which knows nothing else.
  const byFile: Modules = Object.assign({}, ...readdirSync(modules).map((file) => readJson(join(modules, file))));
  return Object.fromEntries(
    readdirSync(dist)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const name = nameWithoutHash(file);
        return [
          name,
          { bytes: brotli(readFileSync(join(dist, file)), 11).length, modules: byFile[name] ?? {} },
        ] as const;
      })
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** What was written down last. */
export const readWritten = (path: string): FileSizes => readJson(path) as FileSizes; // by `npm run sizes`
