import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';

/** What a page goes through besides being displayed. */
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
  test('keeps a page with feeds, which go on growing', { tag: '@windows' }, async ({ page, open, complaints }) => {
    await open(
      '<ws-feed feed-id="made-120" page-size="5" more="scroll"></ws-feed><ws-embed embed-id="town" org="valley"></ws-embed>',
    );
    await expect(cards(page).nth(4)).toBeAttached();
    await expect(cards(page, 'ws-embed')).toHaveCount(10);
    await watchKept(page);
    const shown = await cards(page).count();
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' }); // a page that was kept has no load event
    expect(await wasKept(page)).toBe(true);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);
    await grow(page);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
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
});
