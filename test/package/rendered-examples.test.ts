import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { keptNodes, postRequests, watchHandover } from '../support/watch-handover.ts';
import { expect, test } from './fixtures.ts';
import { expectOwnImages } from './own-images.ts';
import { run } from './run.ts';
import { type Look, withServer } from './with-server.ts';
import { withSite } from './with-site.ts';

/** How the built site of each example is served. */
const SITES: Readonly<Record<string, (folder: string, look: Look) => Promise<void>>> = {
  next: (folder, look) => withServer(folder, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'], look),
  astro: (folder, look) => withServer(folder, ['dist/server/entry.mjs'], look),
  eleventy: (folder, look) => withSite(folder, '_site', look),
};

async function expectPosts(page: Page): Promise<void> {
  await expect(page.locator('ws-feed [part=text]')).toHaveText([/rye/, /Croissants/, /four in the morning/]);
  await expect(page.locator('ws-feed [part=link]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read our news' })).toBeHidden();
}

/** Navigates to the posts from another page of the site, by a link that does not load a new document. */
async function expectVisit(page: Page, from: string): Promise<void> {
  await page.goto(from);
  await page.evaluate(() => Object.assign(globalThis, { wasLoaded: true }));
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expectPosts(page);
  expect(await page.evaluate(() => 'wasLoaded' in globalThis)).toBe(true);
}

/** Adds a page with the code of docs/frameworks.md, whose two feeds are those of the choir. */
function addGuidePage(folder: string, serviceUrl: string): void {
  const blocks = readCodeBlocks().filter(({ file, language }) => file === 'docs/frameworks.md' && language === 'tsx');
  const app = join(folder, 'app/guide');
  mkdirSync(app);
  for (const [i, name] of ['news', 'widget', 'feed'].entries()) {
    const code = blocks[i]?.code.replace('https://api.example', serviceUrl).replace(/\babc\b/, 'choir');
    writeFileSync(join(app, `${name}.tsx`), code ?? '');
  }
  const imports = "import { News } from './news';\nimport { Feed } from './feed';\n";
  writeFileSync(join(app, 'page.tsx'), `${imports}export default () => [<News key="1" />, <Feed key="2" />];\n`);
}

for (const [name, serve] of Object.entries(SITES)) {
  test(
    `examples/${name} is read without scripts, hydrated with`,
    { tag: name === 'eleventy' ? [] : '@deep' },
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
        await expect(page.locator('ws-feed article')).toHaveCount(12);
        await expect(page.locator('ws-feed [part=words]')).toHaveCount(6);
        expect(requested).toHaveLength(2);
      });
      if (name === 'eleventy') await expectOwnImages(folder, browser);
    },
  );
}
