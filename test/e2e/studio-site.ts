import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildDemo } from '../../scripts/demo-site.ts';
import { type Served, serve } from '../support/serve.ts';
import { test as e2e } from './fixtures.ts';

/** Stands in the pages as they were built. */
const BUILT_URL = 'http://service.invalid';
const FOLDER = '/some/folder';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
};

/** A host of files: all that it knows is that a folder, with a slash at its end, means the index in it. */
const serveFiles = (root: string, serviceUrl: string): Promise<Served> =>
  serve(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, BUILT_URL);
    const path = pathname.slice(FOLDER.length).replace(/\/$/, '/index.html');
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    if (!extname(path)) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    try {
      const file = await readFile(join(root, path));
      const body = type.startsWith('text/html') ? file.toString().replaceAll(BUILT_URL, serviceUrl) : file;
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    } catch {
      response.writeHead(404).end(); // what is not there is not there
    }
  });

interface Fixtures {
  /** Serves the studio as a site of files that ask this service. Returns its address, which ends in a folder. */
  serveStudio(serviceUrl: string): Promise<string>;
}

export const test = e2e.extend<Fixtures, { studioFolder: string }>({
  studioFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ws-studio-'));
      await buildDemo({ outDir: folder, serviceUrl: BUILT_URL });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serveStudio: async ({ studioFolder }, use) => {
    const sites: Served[] = [];
    await use(async (serviceUrl) => {
      const site = await serveFiles(studioFolder, serviceUrl);
      sites.push(site);
      return `${site.url}${FOLDER}/`;
    });
    for (const site of sites) await site.close();
  },
});

export { expect } from './fixtures.ts';
