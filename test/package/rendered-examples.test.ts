import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { keptNodes, postRequests, watchHandover } from '../support/watch-handover.ts';
import { expect, newFolder, test } from './fixtures.ts';
import { run } from './run.ts';
import { withServer } from './with-server.ts';
import { withSite } from './with-site.ts';

/** How the site of each example is served, once it is built. */
const SITES: Readonly<Record<string, (folder: string, look: (url: string) => Promise<void>) => Promise<void>>> = {
  next: (folder, look) => withServer(folder, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'], look),
  astro: (folder, look) => withServer(folder, ['dist/server/entry.mjs'], look),
  eleventy: (folder, look) => withSite(folder, '_site', look),
};

async function expectPosts(page: Page): Promise<void> {
  await expect(page.locator('ws-feed [part=text]')).toHaveText([/rye/, /Croissants/, /four in the morning/]);
  await expect(page.locator('ws-feed [part=link]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read our news' })).toBeHidden();
}

/** Comes to the posts from another page of the site, by a link that does not load the document anew. */
async function expectVisit(page: Page, from: string): Promise<void> {
  await page.goto(from);
  await page.evaluate(() => Object.assign(globalThis, { wasLoaded: true }));
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expectPosts(page);
  expect(await page.evaluate(() => 'wasLoaded' in globalThis)).toBe(true);
}

/** Adds a page made of what docs/frameworks.md says, to be built with the others. */
function addGuidePage(folder: string, serviceUrl: string): void {
  const blocks = readCodeBlocks().filter(({ file, language }) => file === 'docs/frameworks.md' && language === 'tsx');
  const [news, widget] = blocks.map(({ code }) =>
    code.replace('https://api.example', serviceUrl).replace("'abc'", "'choir'"),
  );
  const app = join(folder, 'app/guide');
  mkdirSync(app);
  writeFileSync(join(app, 'news.tsx'), news ?? '');
  writeFileSync(join(app, 'widget.tsx'), widget ?? '');
  writeFileSync(join(app, 'page.tsx'), "import { News } from './news';\n\nexport default News;\n");
}

for (const [name, serve] of Object.entries(SITES)) {
  const tag = name === 'eleventy' ? [] : '@deep';
  test(
    `examples/${name} is read without scripts, hydrated with`,
    { tag },
    async ({ page, browser, service, copyExample, install }) => {
      const folder = copyExample(name);
      if (name === 'next') addGuidePage(folder, service.url);
      await install(folder);
      await run(folder, 'npm run build');
      await serve(folder, async (url) => {
        const plain = await browser.newPage({ javaScriptEnabled: false });
        await plain.goto(url);
        await expectPosts(plain);
        await expect(plain.locator('ws-feed [part=more]')).toBeHidden();
        await plain.close();

        const requested = postRequests(page);
        await watchHandover(page);
        await page.goto(url);
        await page.waitForFunction(() => document.querySelector('ws-feed')?.matches(':state(ready)'));
        const more = page.locator('ws-feed [part=more]');
        await expect(more).toBeVisible();
        await expectPosts(page);
        const { count, lost } = await keptNodes(page);
        expect(count).toBeGreaterThan(3);
        expect(lost.filter((node) => node.startsWith('<article'))).toEqual([]);
        expect(requested).toEqual([]);
        await more.click();
        await expect(page.locator('ws-feed article')).toHaveCount(6);
        expect(requested).toHaveLength(1);
        if (name !== 'next') return;
        await expectVisit(page, `${url}/about`);
        await page.goto(`${url}/guide`);
        await expect(page.locator('ws-feed article')).toHaveCount(6);
        expect(requested).toHaveLength(1);
      });
    },
  );
}

test(
  'docs/static-sites.md fills templates of three languages, or their fallback',
  { tag: '@deep' },
  async ({ service, install }) => {
    const blocks = readCodeBlocks().filter(({ file }) => file === 'docs/static-sites.md');
    const codeIn = (wanted: string, word: string): string =>
      blocks.find(({ language, code }) => language === wanted && code.includes(word))?.code ?? '';
    const folder = newFolder();
    const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
    const build = async (serviceUrl: string): Promise<{ said: string; pages: string[] }> => {
      write('eleventy.config.js', codeIn('js', 'wsWidgetsPlugin').replace('https://api.example', serviceUrl));
      const said = await run(folder, 'npx eleventy --quiet');
      const files = ['liquid', 'njk', 'js'].map((name) => join(folder, `_site/${name}/index.html`));
      return { said, pages: files.map((file) => readFileSync(file, 'utf8')) };
    };
    cpSync(join(import.meta.dirname, '../../examples/eleventy/package.json'), join(folder, 'package.json'));
    write('liquid.md', `- A list\n\n  ${codeIn('liquid', 'wsFeed').replace('"abc"', '"bakery"')}\nMore words.\n`);
    write('njk.njk', '{% wsFeed feedId="bakery", pageSize=3 %}<a href="/news">Read our news</a>{% endwsFeed %}');
    const call = "this.wsFeed('Read our news', { feedId: 'bakery', pageSize: 3 })";
    write('js.11ty.js', `export const render = function () { return ${call}; };`);
    await install(folder);

    const built = await build(service.url);
    for (const page of built.pages) {
      expect(page.match(/<article/g)).toHaveLength(3);
      expect(page).toContain('Read our news');
      expect(page).toContain(`base-url="${service.url}" layout="grid" feed-id="bakery" page-size="3" lang="en"`);
    }
    // Markdown has left the posts as they are in the other languages.
    const shadowOf = (page: string | undefined): string | undefined =>
      /<template[^]*<\/template>/.exec(page ?? '')?.[0];
    expect(shadowOf(built.pages[0])).toBe(shadowOf(built.pages[1]));
    expect(built.said).not.toContain('ws-widgets:');

    const { said, pages } = await build('http://127.0.0.1:1');
    for (const page of pages) expect(page).toMatch(/<ws-feed [^>]*>(<a [^>]*>)?Read our news(<\/a>)?<\/ws-feed>/);
    expect(said.match(/ws-widgets: .*<ws-feed> displays its fallback\. \S.*/g)).toHaveLength(3);
    rmSync(folder, { recursive: true });
  },
);
