import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { importMapOf } from './import-map.ts';

const hashOf = (path: string): string => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/**
 * Writes `integrity.json`: for each file of a folder, by its path there, the hash that `integrity` attributes take. Also
 * writes `importmap.json`, whose URLs have the example host of the guide.
 */
function writeIntegrity(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]));
  write('importmap.json', importMapOf(hashes, `https://cdn.example/ws-widgets@${packageJson.version}/`));
  write('integrity.json', { ...hashes, 'importmap.json': hashOf(join(folder, 'importmap.json')) });
}

/** Adds the hashes of all files, once they are written. */
export const integrity = (folder: string): Plugin => ({
  name: 'integrity',
  buildApp: { order: 'post', handler: async () => writeIntegrity(folder) },
});
