import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// An outage of seconds, as on a train. Nobody presses a button.

/** All but the first file and the core. */
const LAZY = /\/dist\/(?!core-)[\w-]+-[\da-f]{8}\.js/;

const stateOf = (feed: Locator): Promise<unknown> =>
  feed.evaluate((one) => (one as HTMLElement & { state: string }).state);

for (const isIdle of [true, false]) {
  test(`a lazy feed heals after an outage (${isIdle ? 'late' : 'early'})`, async ({ page, open, context }) => {
    let isLost = !isIdle;
    await page.route(LAZY, (route) => (isLost ? route.abort() : route.continue()));
    // What the page requests while it is idle, and which of these requests have ended, by success or failure.
    const [asked, ended] = [new Set<string>(), new Set<string>()];
    page.on('request', (request) => asked.add(request.url()));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => ended.add(request.url()));
    const prepared = page.waitForRequest(/\/live-/);
    await open(`<div style="height: 6000px"></div><ws-feed feed-id="bakery" layout="masonry"></ws-feed>`);
    await prepared;
    const feed = page.locator('ws-feed');
    await expect.poll(() => [...asked].filter((url) => !ended.has(url))).toEqual([]);
    await context.setOffline(true);
    await feed.scrollIntoViewIfNeeded();
    await expect.poll(() => stateOf(feed)).toBe('error');
    if (isIdle) {
      await expect(page.locator('[part=status]')).toContainText('Please check your internet connection.');
      await expect(page.locator('[part=retry]')).toBeVisible();
    }
    isLost = false;
    await context.setOffline(false);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.locator('.masonry')).toBeAttached();
    await expect(page.locator('[part=more]')).toBeVisible();
  });
}

test('a feed whose "Load more" was pressed during an outage goes on, too', async ({ page, open, context }) => {
  const prepared = page.waitForEvent('requestfinished', (request) => request.url().includes('/live-'));
  await open('<ws-feed feed-id="bakery" loading="eager"></ws-feed>');
  await prepared; // what a failure needs is there
  await context.setOffline(true);
  await page.locator('[part=more]').click();
  await expect(page.locator('[part=retry]')).toBeFocused();
  await context.setOffline(false);
  await expect(page.locator('article')).toHaveCount(20);
});

test('a feed that nothing of is loaded before what it holds back heals', async ({ page, open }) => {
  let isLost = true;
  await page.route(/\/filters-/, (route) => (isLost ? route.abort() : route.continue()));
  await open('<ws-feed feed-id="bakery" exclude="bread"></ws-feed>');
  await expect.poll(() => stateOf(page.locator('ws-feed'))).toBe('error');
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('article').first()).toBeVisible();
});
