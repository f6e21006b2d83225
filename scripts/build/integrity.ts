import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const hashOf = (path: string): string => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** Writes `integrity.json`: for each file of a folder, by its path in it, the hash that `integrity` attributes take. */
function writeIntegrity(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Adds the hash of every file, once all are written. */
export const integrity = (folder: string): Plugin => ({
  name: 'integrity',
  buildApp: { order: 'post', handler: async () => writeIntegrity(folder) },
});
