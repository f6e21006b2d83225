import { expect, pathsOf, test } from './fixtures.ts';

const FEEDS = [
  '<ws-public-posts feed-id="bakery"',
  '<ws-feed feed-id="club" exclude="nobody"',
  '<ws-embed embed-id="town" org="valley" exclude="nobody"',
];

const asking = (more: string): string =>
  FEEDS.map((start) => `${start} loading="eager" ${more}></${start.slice(1).split(' ')[0] ?? ''}>`).join('');

const ALL = 'cache="session" search lightbox share measure refresh-every="15" pin="a" lang="de"';

test('nothing reaches the service before the visitor agrees', async ({ page, open, service, requests, complaints }) => {
  await open(asking(`consent="click" ${ALL}`));
  const buttons = page.getByRole('button', { name: 'Beiträge anzeigen' });
  await expect(buttons).toHaveCount(3);
  await page.mouse.wheel(0, 2000);
  await page.evaluate(async () => {
    for (const feed of document.querySelectorAll('ws-public-posts, ws-feed, ws-embed')) {
      await Promise.all([Reflect.get(feed, 'refresh'), Reflect.get(feed, 'loadMore')].map((ask) => ask.call(feed)));
    }
  });
  // Theirs would be on their way before this one.
  await page.evaluate((url) => fetch(`${url}/feeds/empty/posts`), service.url);
  expect(pathsOf(requests, service)).toEqual(['/feeds/empty/posts']);
  await buttons.nth(1).press('Enter');
  await expect(buttons).toHaveCount(0);
  await expect(page.locator('ws-feed article').first()).toBeFocused();
  expect(pathsOf(requests, service).length).toBeGreaterThan(1);
  expect(complaints.filter((line) => !line.includes('for "pin"'))).toEqual([]);
});
