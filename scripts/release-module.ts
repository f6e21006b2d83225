import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

const NAME = 'virtual:release';
const RESOLVED = `\0${NAME}`;
const DIST = join(import.meta.dirname, '../dist');
const INTEGRITY = join(DIST, 'integrity.json');
const SOURCE = join(import.meta.dirname, '../src/auto.ts');

/** The folder of the files beside a built studio. Where the sources are served, they are beside it without a folder. */
const FOLDER = `ws-widgets@${packageJson.version}/`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves the files of `dist` to pages of any origin; before the first build, only the script, from its sources. */
const serveFiles: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const [, file = ''] = /^\/((?:themes\/)?[\w.-]+)(?:\?|$)/.exec(url) ?? [];
  const [path, type] = [join(DIST, file), TYPES[extname(file)]];
  const isBuilt = type !== undefined && existsSync(path) && statSync(path).isFile();
  if (!isBuilt && file !== 'ws-widgets.js') return next();
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', type ?? '');
  response.end(isBuilt ? readFileSync(path) : `import ${JSON.stringify(`/@fs${SOURCE}`)};`);
};

/** Gives the studio the version, the URL of the files, and the hashes of the last build; none if there is no build. */
export function releaseModule(): Plugin {
  let filesUrl = './';
  return {
    name: 'release-module',
    configResolved: ({ command }) => {
      if (command === 'build') filesUrl = `./${FOLDER}`;
    },
    configureServer: ({ middlewares }) => void middlewares.use(serveFiles),
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const hashes: unknown = existsSync(INTEGRITY) ? JSON.parse(readFileSync(INTEGRITY, 'utf8')) : {};
      return `export const release = ${JSON.stringify({ version: packageJson.version, filesUrl, hashes })};`;
    },
  };
}
