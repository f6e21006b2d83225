import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { basename, join } from 'node:path';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const hosts = join(import.meta.dirname, '../../demo/hosts');
const read = (path: string): string => readFileSync(path, 'utf8');

/** A page with a feed: its styles, and its body around the feed. */
export interface StyledPage {
  readonly css: string;
  body(feed: string): string;
  /** The class of a button, if the page does not style `<button>` itself. */
  readonly buttonClass?: string;
  /** The attribute of the root element that makes the page dark. */
  readonly darkRoot?: string;
}

/** The CSS that Tailwind makes for a page with these classes. */
async function tailwind(source: string, classes: string): Promise<string> {
  const compiled = await compile(source, {
    base: import.meta.dirname,
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path, base, content: read(path) };
    },
    loadModule: async (id, base) => {
      const path = require.resolve(id);
      return { path, base, module: (await import(pathToFileURL(path).href)).default };
    },
  });
  return compiled.build(classes.split(' '));
}

const around =
  (attributes = '', main = ''): StyledPage['body'] =>
  (feed) =>
    `<main ${attributes}><div ${main}>
    <h2 id="heading">What is new</h2><h3 id="subheading">This week</h3>
    <p>Words of the page, and <a id="link" href="https://example.com/">a link</a> among them.</p>
    <p><button id="button" type="button">Subscribe</button></p>
    ${feed}</div></main>`;

const sheet = (path: string, more: Partial<StyledPage> = {}): StyledPage => ({
  css: read(require.resolve(path)),
  body: around('class="container"'),
  ...more,
});

const PROSE = 'prose max-w-none dark:prose-invert';
const TAILWIND =
  "@import 'tailwindcss'; body { background: light-dark(#fff, #0b0f19); color: light-dark(#1f2937, #e5e7eb) }";

/** Style sheets of many pages, as their makers publish them. */
export const STYLED_PAGES: Readonly<Record<string, StyledPage>> = {
  Pico: sheet('@picocss/pico/css/pico.min.css'),
  Bootstrap: sheet('bootstrap/dist/css/bootstrap.min.css', {
    buttonClass: 'btn btn-primary',
    darkRoot: 'data-bs-theme="dark"',
  }),
  Bulma: sheet('bulma/css/bulma.min.css', { buttonClass: 'button is-primary' }),
  'water.css': sheet('water.css/out/water.min.css'),
  'new.css': sheet('@exampledev/new.css/new.css'),
  'Tailwind’s preflight': { css: await tailwind(TAILWIND, 'mx-auto p-6'), body: around('class="mx-auto p-6"') },
  'Tailwind’s typography': {
    css: await tailwind(`${TAILWIND} @plugin '@tailwindcss/typography';`, `mx-auto p-6 ${PROSE}`),
    body: around('class="mx-auto p-6"', `class="${PROSE}"`),
  },
};

/** The pages of the studio. */
export const hostPages: Readonly<Record<string, StyledPage>> = Object.fromEntries(
  readdirSync(hosts)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [
      basename(file, '.html'),
      {
        css: read(join(hosts, file.replace(/html$/, 'css'))),
        body: (feed) => read(join(hosts, file)).replace('data-place>', `data-place>${feed}`),
      } satisfies StyledPage,
    ]),
);
