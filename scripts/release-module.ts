import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

const NAME = 'virtual:release';
const RESOLVED = `\0${NAME}`;
const INTEGRITY = join(import.meta.dirname, '../dist/integrity.json');

/** In a build of the studio, the files are beside it; else this represents wherever an owner hosts them. */
const FOLDER = `ws-widgets@${packageJson.version}/`;
const CDN = `https://cdn.example/${FOLDER}`;

/** Hands the studio the version, where its files lie, and the hashes of what was built last; none where nothing was. */
export function releaseModule(): Plugin {
  let filesUrl = CDN;
  return {
    name: 'release-module',
    configResolved: ({ command }) => {
      filesUrl = command === 'build' ? `./${FOLDER}` : CDN;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const hashes: unknown = existsSync(INTEGRITY) ? JSON.parse(readFileSync(INTEGRITY, 'utf8')) : {};
      return `export const release = ${JSON.stringify({ version: packageJson.version, filesUrl, hashes })};`;
    },
  };
}
