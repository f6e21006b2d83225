import { exceptionsIn, expect, test } from './fixtures.ts';

test('a module that is late keeps no posts away, and is used when it comes', async ({ page, open }) => {
  await page.clock.install();
  let come = (): unknown => undefined;
  await page.route(/\/prose-[^/]*$/, (route) => void (come = () => route.continue()));
  const requested = page.waitForRequest(/\/prose-/);
  await open('<ws-feed feed-id="hall" loading="eager"></ws-feed>');
  await requested;
  await page.clock.fastForward(11_000);
  await expect(page.getByText('<strong>Derek')).toBeVisible();
  await come();
  await expect(page.locator('article strong').filter({ hasText: 'Derek' })).toBeVisible();
});

for (const [attribute, file, code, early] of [
  ['consent="click"', 'consent', 'WS-106 ', []],
  // Posts that must not be displayed may be requested.
  ['exclude="secret"', 'filters', 'WS-106 ', ['/feeds/made-3/posts?$offset=0&$limit=30']],
  ['group="day"', 'live', 'WS-602 <ws-feed>', ['/feeds/made-3/posts?$offset=0&$limit=10']],
] as const) {
  test(`without the module that ${attribute} needs, nothing is shown`, async ({ page, open, service, complaints }) => {
    await page.route(new RegExp(`/${file}-[^/]*$`), (route) => route.abort());
    await open(`<ws-feed feed-id="made-3" ${attribute}><p>Our news</p></ws-feed>`);
    await expect(page.getByText('Our news')).toBeVisible();
    const told = () => complaints.filter((line) => line.startsWith(code));
    await expect.poll(told).toHaveLength(1);
    await expect(page.locator('article')).toHaveCount(0);
    expect(service.requests()).toEqual(early);
    expect(exceptionsIn(complaints)).toEqual([]);
  });
}
