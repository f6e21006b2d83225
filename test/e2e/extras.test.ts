import { exceptionsIn, expect, test } from './fixtures.ts';

for (const [attribute, early] of [
  ['consent="click"', []],
  // Posts that must not be displayed may be requested.
  ['exclude="secret"', ['/feeds/made-3/posts?$offset=0&$limit=30']],
] as const) {
  test(`without the module of ${attribute}, nothing is shown`, async ({ page, open, service, complaints }) => {
    await page.route(/\/(consent|filters)-[\da-f]{8}\.js(\?\d+)?$/, (route) => route.abort());
    await open(`<ws-feed feed-id="made-3" ${attribute}><p>Our news</p></ws-feed>`);
    await expect(page.getByText('Our news')).toBeVisible();
    const told = () => complaints.filter((line) => line.startsWith('WS-106 '));
    await expect.poll(told).toHaveLength(1);
    await expect(page.locator('article')).toHaveCount(0);
    expect(service.requests()).toEqual(early);
    expect(exceptionsIn(complaints)).toEqual([]);
  });
}
