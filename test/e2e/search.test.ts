import { expect, test } from './fixtures.ts';

test('what a search finds in twenty workspaces comes a page at a time, and keys go on from there', async ({
  page,
  open,
}) => {
  const ids = Array.from({ length: 20 }, (_, i) => `made-40-${i}`).join(' ');
  await open(`<ws-feed feed-id="${ids}" search></ws-feed>`);
  const cards = page.locator('article');
  await expect(cards).toHaveCount(10);
  await page.locator('[part=search-field]').fill('short post');
  await expect(page.locator('[part=search] [aria-live]')).toHaveText(/^\d{3} posts found$/);
  await expect(cards).toHaveCount(30);
  await page.locator('[part=more]').press('Enter');
  await expect(cards).toHaveCount(60);
  await expect(cards.nth(30), 'who pressed a key goes on with the first of them').toBeFocused();
});
