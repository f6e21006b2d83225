import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FORWARDED_PATH, FORWARDING_META } from '../../demo/panels/publish/sandbox.ts';
import { buildDemo } from '../../scripts/demo-site.ts';
import { createForwarder } from '../../scripts/forward-to-sandbox.ts';
import { type Served, serve, TYPES } from '../support/serve.ts';

const root = join(import.meta.dirname, '../..');
const CACHE = join(root, 'node_modules/.cache');
const SITE = join(CACHE, 'studio');
/** A file that is written once the site is complete: it is as old as the site. */
const STAMP = join(SITE, 'built');
const LOCK = join(CACHE, 'studio.lock');

/** What the site is built from; dist has the built package. */
const SOURCES = ['dist/integrity.json', 'demo', 'docs', 'src', 'scripts', 'README.md', 'package.json'];

/** The URL of the service in the pages as they are built. */
const BUILT_URL = 'http://service.invalid';
const FOLDER = '/some/folder';

function newestMs(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  return own.isDirectory() ? Math.max(...readdirSync(path).map((name) => newestMs(join(path, name)))) : own.mtimeMs;
}

function isFresh(): boolean {
  const builtMs = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  return SOURCES.every((path) => newestMs(join(root, path)) < builtMs);
}

/** Whether this process may build. If another process is building, wait for it; the lock of one that is gone is removed. */
function takeLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    } catch {
      rmSync(LOCK, { force: true });
    }
    return false;
  }
}

/** The folder of the built studio, which the first worker that needs it builds for all. */
export async function studioFolder(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  while (!isFresh()) {
    if (!takeLock()) {
      await wait(200);
      continue;
    }
    try {
      await buildDemo({ outDir: SITE, serviceUrl: BUILT_URL });
      writeFileSync(STAMP, '');
    } finally {
      rmSync(LOCK);
    }
  }
  return SITE;
}

const RECORDS = /<meta name="ws-records"[^>]*>/;
/** What `npm start` tells a page instead of the place of the records. */
const FORWARDING = `<meta name="${FORWARDING_META}" content=".${FORWARDED_PATH}">`;

/** Serves the studio as a host of static files does; with a sandbox, as `npm start` does, and it forwards post requests. */
export async function serveStudio(serviceUrl: string, hasSandbox = false): Promise<Served> {
  const folder = await studioFolder();
  const forward = hasSandbox ? createForwarder(serviceUrl) : undefined;
  const site = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', BUILT_URL);
    const path = pathname.slice(FOLDER.length);
    if (forward && path.startsWith(FORWARDED_PATH)) {
      request.url = path.slice(FORWARDED_PATH.length);
      return forward(request, response);
    }
    if (!extname(path) && !path.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream';
    try {
      const file = await readFile(join(folder, path.replace(/\/$/, '/index.html')));
      const html = () => file.toString().replaceAll(BUILT_URL, serviceUrl);
      const body = !type.startsWith('text/html') ? file : forward ? html().replace(RECORDS, FORWARDING) : html();
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    } catch {
      response.writeHead(404).end(); // there is no such file
    }
  });
  return { ...site, url: `${site.url}${FOLDER}/` };
}
