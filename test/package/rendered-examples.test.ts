import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { run } from './run.ts';
import { withServer } from './with-server.ts';

type Look = (url: string) => Promise<void>;

/** How the site of each example is served, once it is built. */
const SITES: Readonly<Record<string, (folder: string, look: Look) => Promise<void>>> = {
  next: (folder, look) => withServer(folder, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'], look),
  astro: (folder, look) => withServer(folder, ['dist/server/entry.mjs'], look),
};

async function expectPosts(page: Page): Promise<void> {
  await expect(page.locator('ws-feed [part=text]')).toHaveText([/rye/, /Croissants/, /four in the morning/]);
  await expect(page.locator('ws-feed [part=link]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read our news' })).toBeHidden();
}

/** Notes the cards that a page came with. */
const noteCards = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const cards = [...(document.querySelector('ws-feed')?.shadowRoot?.querySelectorAll('article') ?? [])];
      Object.assign(globalThis, { cards });
    }),
  );

/** How many of those are still there. */
const keptCards = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { cards: Node[] }).cards.filter((card) => card.isConnected).length);

async function readWithoutScripts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  await expectPosts(page);
  await expect(page.locator('ws-feed [part=more]')).toBeHidden();
  await page.close();
}

for (const [name, serve] of Object.entries(SITES)) {
  test(`examples/${name} builds; its posts are read without scripts, and hydrated with them, without a request`, async ({
    page,
    browser,
    service,
    copyExample,
    install,
    complaints,
  }) => {
    const folder = copyExample(name);
    await install(folder);
    await run(folder, 'npm run build');
    await serve(folder, async (url) => {
      await readWithoutScripts(browser, url);

      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const requestedPosts = (): string[] =>
        requested.filter((one) => one.startsWith(new URL('/feeds/', service.url).href));
      await noteCards(page);
      await page.goto(url);
      await page.waitForFunction(() => document.querySelector('ws-feed')?.matches(':state(ready)'));
      const more = page.locator('ws-feed [part=more]');
      await expect(more).toBeVisible();
      await expectPosts(page);
      expect(await keptCards(page)).toBe(3);
      expect(requestedPosts()).toEqual([]);
      await more.click();
      await expect(page.locator('ws-feed article')).toHaveCount(6);
      expect(requestedPosts()).toHaveLength(1);
    });
    expect(complaints).toEqual([]);
  });
}
