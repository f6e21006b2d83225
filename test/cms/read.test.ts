import { expect, test } from './fixtures.ts';

const SHORTCODE = '[ws_feed feed-id="club" page-size="3"]';

test('a post with a shortcode has the posts in it: readable without a script', async ({
  wordpress,
  setUp,
  publish,
  browser,
}) => {
  await setUp();
  const url = await publish(SHORTCODE);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator('ws-feed article')).toHaveCount(3);
  expect(await page.locator('ws-feed').innerText()).not.toMatch(/undefined|null|Array|Object/);
  await context.close();
  expect(wordpress.url).toContain('127.0.0.1');
});
