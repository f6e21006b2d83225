import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { serve, TYPES } from './serve.ts';

const root = join(import.meta.dirname, '../..');
const DIST = '/dist/';
/** The installed packages that it serves: fonts, and frameworks that pages use. */
const INSTALLED =
  /^\/node_modules\/(?:@fontsource-variable|@hotwired|alpinejs|angular|handlebars|htmx\.org|katex|knockout|mathjax|petite-vue|vue)\//;

/** A stranger's site: it serves the built files, the fonts of the tests, and one page at a time. */
export interface HostSite {
  readonly url: string;
  /** The paths below `/dist/` that were asked for, in their order. */
  readonly asked: string[];
  /** Sets the page at `/`, and headers to send with it. */
  setPage(html: string, headers?: Record<string, string>): void;
  /** Sets a script or a picture of the site's own at a path. */
  setScript(path: string, code: string): void;
  close(): Promise<void>;
}

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'text/javascript';

export async function startHostSite(): Promise<HostSite> {
  let page = { html: '', headers: {} as Record<string, string> };
  const scripts = new Map<string, string>();
  const asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const send = (type: string, body: string | Buffer, headers = {}): void =>
      void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
    const script = scripts.get(pathname);
    const path = normalize(pathname);
    const isInstalled = INSTALLED.test(path);
    if (pathname === '/') send('text/html; charset=utf-8', page.html, page.headers);
    else if (script !== undefined) send(typeOf(pathname), script);
    else {
      if (!isInstalled) asked.push(pathname.replace(DIST, '') + search);
      readFile(join(root, isInstalled ? path : join(DIST, path.replace(DIST, '')))).then(
        (file) => send(typeOf(path), file),
        () => response.writeHead(404).end(),
      );
    }
  });
  return {
    url: `${url}/`,
    asked,
    setPage: (html, headers = {}) => {
      page = { html, headers };
      asked.length = 0;
    },
    setScript: (path, code) => void scripts.set(path, code),
    close,
  };
}
