import { strictPolicy } from './engines/strict-policy.ts';
import { expect, test } from './fixtures.ts';

test('what chooses and pins works under the strict policy', async ({ page, open, site, service, complaints }) => {
  await open(
    '<ws-feed feed-id="bakery" page-size="4" loading="eager" pin="51z123" hide-posts="7bmlu0" exclude="rye" refresh-every="15" search></ws-feed>',
    { headers: strictPolicy(service.url) },
  );
  const cards = page.locator('ws-feed article');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toHaveAccessibleName(/^Pinned /);
  expect(service.requests()).toEqual(['/feeds/bakery/posts?$offset=0&$limit=30']);

  await page.getByLabel('Search posts', { exact: true }).fill('CROISSANT');
  await expect(page.getByText(/^\d+ posts? found$/)).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText(/croissant/i);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(4);

  const files = site.asked.map((name) => name.replace(/-[\da-f]{8}\.js$/, ''));
  expect(files).toEqual(expect.arrayContaining(['filters', 'pin', 'search', 'refresh']));
  expect(files).not.toContain('lightbox');
  // The page's own icon, which the policy does not know of, in the words of either engine.
  expect(complaints.filter((line) => !/data:,|img-src\) at data:/.test(line))).toEqual([]);
});

test('a filter that has found all says so, though no other element has loaded the words', async ({ page, open }) => {
  await open('<ws-feed feed-id="bakery" include="bread" page-size="30"></ws-feed>');
  await expect(page.getByText('No more posts match.')).toBeVisible();
});
