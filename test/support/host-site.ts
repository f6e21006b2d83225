import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const DIST = '/dist/';
/** Of what is installed, fonts alone. */
const FONTS = '/node_modules/@fontsource-variable/';

/** A stranger's site: it serves the built files, the fonts of the tests, and one page at a time. */
export interface HostSite {
  readonly url: string;
  /** The paths below `/dist/` that were asked for, in their order. */
  readonly asked: string[];
  /** Sets the page at `/`, and headers to send with it. */
  setPage(html: string, headers?: Record<string, string>): void;
  /** Sets a script of the site's own at a path. */
  setScript(path: string, code: string): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.html': 'text/html', '.woff2': 'font/woff2' };
const typeOf = (path: string): string => TYPES[extname(path)] ?? 'text/javascript';

export async function startHostSite(): Promise<HostSite> {
  let page = { html: '', headers: {} as Record<string, string> };
  const scripts = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
      return;
    }
    const script = scripts.get(pathname);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const path = normalize(pathname);
    if (!path.startsWith(FONTS)) asked.push(pathname.replace(DIST, '') + search);
    readFile(join(root, path.startsWith(FONTS) ? path : join(DIST, path.replace(DIST, '')))).then(
      (file) => response.writeHead(200, { 'content-type': typeOf(path) }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    setPage: (html, headers = {}) => {
      page = { html, headers };
      asked.length = 0;
    },
    setScript: (path, code) => void scripts.set(path, code),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
