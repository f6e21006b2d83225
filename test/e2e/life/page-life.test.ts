import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';

/** What a page goes through beside being shown. */
const test = base.extend({
  // Playwright turns the back-forward cache off.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const cards = (page: Page, tag = 'ws-feed') => page.locator(`${tag} article`);
type Feed = HTMLElementTagNameMap['ws-feed'];
const grow = (page: Page): Promise<number> =>
  page.locator('ws-feed').evaluate(async (feed: Feed) => (await feed.loadMore()).length);

/** Whether the page that is shown was kept, and not loaded again. */
const wasKept = (page: Page): Promise<boolean> => page.evaluate(() => 'wasKept' in window);
const watchKept = (page: Page): Promise<void> =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { wasKept: true })),
  );

test.describe('the back-forward cache', () => {
  test('keeps a page with feeds, which go on growing', async ({ page, open, complaints }) => {
    await open(
      '<ws-feed feed-id="made-120" page-size="5" more="scroll"></ws-feed><ws-embed embed-id="town" org="valley"></ws-embed>',
    );
    await expect(cards(page).nth(4)).toBeAttached();
    await expect(cards(page, 'ws-embed')).toHaveCount(10);
    await watchKept(page);
    const shown = await cards(page).count();
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' }); // what was kept does not load
    expect(await wasKept(page)).toBe(true);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);
    await grow(page);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
    expect(complaints).toEqual([]);
  });

  test('a page that was left while its feed was asking shows its posts when it is back', async ({ page, open }) => {
    await open('<ws-feed feed-id="trouble-slow-1500~bfcache" page-size="5"></ws-feed>');
    await expect(page.locator('ws-feed')).toHaveJSProperty('state', 'loading');
    await watchKept(page);
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' }); // what was kept does not load
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('a page that freezes timers', () => {
  test('shows its posts, and more of them, where no timer ever fires', async ({ page, open, complaints }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await open('<ws-feed feed-id="made-30" page-size="10" lines="1"></ws-feed>');
    await expect(cards(page)).toHaveCount(10);
    expect(await grow(page)).toBe(10);
    expect(await page.locator('ws-feed').evaluate(async (feed: Feed) => (await feed.refresh()).length)).toBe(0);
    await expect(cards(page)).toHaveCount(20);
    expect(complaints).toEqual([]);
  });

  test('that is frozen while it asks shows its posts once it is thawed', async ({ page, open, complaints }) => {
    await open('<ws-feed feed-id="trouble-slow-700~frozen" page-size="5"></ws-feed>');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(cards(page).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('document.open', () => {
  test('in the page itself: what is written shows its posts', async ({ page, open, service, complaints }) => {
    await open('<ws-feed feed-id="trouble-slow-700~opened"></ws-feed>');
    await expect.poll(() => service.requests().length).toBe(1);
    await page.evaluate((url) => {
      document.open();
      document.write(`<title>Anew</title><ws-feed feed-id="made-12" base-url="${url}"></ws-feed>`);
      document.close();
    }, service.url);
    await expect(cards(page)).toHaveCount(10);
    expect(await page.locator('ws-feed').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('in a frame that a page writes its feed into', async ({ page, open, site, service, complaints }) => {
    await open('<iframe title="Ad" width="600" height="600"></iframe>', { head: '' });
    await page.evaluate(
      ([dist, url]) => {
        const frame = document.querySelector('iframe')?.contentDocument;
        frame?.open();
        frame?.write(
          `<!doctype html><title>Frame</title><script type="module" src="${dist}" data-base-url="${url}"></script><ws-feed feed-id="made-12"></ws-feed>`,
        );
        frame?.close();
      },
      [`${site.url}dist/ws-widgets.js`, service.url] as const,
    );
    await expect(page.frameLocator('iframe').locator('article')).toHaveCount(10);
    expect(complaints).toEqual([]);
  });
});
