import { exceptionsIn, expect, test } from './fixtures.ts';

const HOLDING_BACK = /\/(consent|filters)-[\da-f]{8}\.js(\?\d+)?$/;

for (const [attribute, early] of [
  ['consent="click"', []],
  // What is not to be shown may be requested.
  ['exclude="secret"', ['/feeds/made-3/posts?$offset=0&$limit=30']],
] as const) {
  test(`without the module of ${attribute}, nothing is shown`, async ({ page, open, service, complaints }) => {
    await page.route(HOLDING_BACK, (route) => route.abort());
    await open(`<ws-feed feed-id="made-3" ${attribute}><p>Our news</p></ws-feed>`);
    await expect(page.getByText('Our news')).toBeVisible();
    const told = () => complaints.filter((line) => line.includes('without which no posts are displayed'));
    await expect.poll(told).toHaveLength(1);
    await expect(page.locator('article')).toHaveCount(0);
    expect(service.requests()).toEqual(early);
    expect(exceptionsIn(complaints)).toEqual([]);
  });
}

test('without the module of cache="session", posts are shown', async ({ page, open, complaints }) => {
  await page.route(/\/session-cache-[\da-f]{8}\.js(\?\d+)?$/, (route) => route.abort());
  await open('<ws-feed feed-id="made-3" cache="session"></ws-feed>');
  await expect(page.locator('article')).toHaveCount(3);
  expect(complaints.filter((line) => line.includes('A module could not be loaded'))).not.toEqual([]);
  expect(exceptionsIn(complaints)).toEqual([]);
});

test('a filter that has found all says so, though no other element has loaded the words', async ({ page, open }) => {
  await open('<ws-feed feed-id="bakery" include="bread" page-size="30"></ws-feed>');
  await expect(page.getByText('No more posts match.')).toBeVisible();
});
