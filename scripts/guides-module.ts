import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { FEED, makeFeed } from './guides/changes.ts';
import { pageOf, SITE_GUIDES } from './guides/guide-list.ts';
import { makeGuidePage, readSections } from './guides/guide-page.ts';

const NAME = 'virtual:guide-sections';
const RESOLVED = `\0${NAME}`;
const root = normalizePath(join(import.meta.dirname, '..'));
const FOLDER = `${root}/demo/guides/`;

/** The pages of the guides, as inputs of a build. No such files exist: the plugin makes them. */
export const GUIDE_PAGES: readonly string[] = SITE_GUIDES.map((file) => FOLDER + pageOf(file));

const fileOf = (page: string): string | undefined => SITE_GUIDES.find((file) => pageOf(file) === page);

/** Hands the studio's site the guides: a page for each, and their sections for the search. */
export const guidesModule = (): Plugin => ({
  name: 'guides-module',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? RESOLVED : GUIDE_PAGES.includes(normalizePath(id)) ? normalizePath(id) : null),
  load(id) {
    if (id === RESOLVED) return `export const sections = ${JSON.stringify(readSections())};`;
    const file = id.startsWith(FOLDER) ? fileOf(id.slice(FOLDER.length)) : undefined;
    return file ? makeGuidePage(file, (image) => `../../${image}`) : null;
  },
  configureServer(server) {
    server.middlewares.use(`/guides/${FEED}`, (_, response) => {
      response.setHeader('content-type', 'application/atom+xml');
      response.end(makeFeed());
    });
    server.middlewares.use(async ({ url = '' }, response, next) => {
      const [, page] = /^\/guides\/([\w-]+\.html)?(?:[?#]|$)/.exec(url) ?? [undefined, undefined];
      const file = url.startsWith('/guides/') ? fileOf(page ?? 'index.html') : undefined;
      if (!file) return next();
      const html = makeGuidePage(file, (image) => `/@fs/${root}/${image}`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(`/guides/${pageOf(file)}`, html));
    });
  },
});
