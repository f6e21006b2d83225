import { expect, test } from './fixtures.ts';

const EXTRAS = /\/(extras|consent|keeping)-[\da-f]+\.js$/;

test('a feed that asks for nothing but posts gets no part of what it does not ask for', async ({
  page,
  open,
  site,
}) => {
  await open('<ws-public-posts feed-id="made-3"></ws-public-posts>');
  await expect(page.locator('article')).toHaveCount(3);
  expect(site.asked).toEqual(['ws-widgets.js']);
});

for (const attribute of ['consent="click"', 'exclude="secret"', 'cache="session"']) {
  test(`where the part of ${attribute} cannot be had, nothing is asked or shown that it might have kept back`, async ({
    page,
    open,
    service,
    complaints,
  }) => {
    await page.route(EXTRAS, (route) => route.abort());
    await open(`<ws-feed feed-id="made-3" ${attribute}><p>Our news</p></ws-feed>`);
    await expect(page.locator('ws-feed [part=status]')).toBeVisible();
    await expect(page.getByText('Our news')).toBeVisible();
    await expect(page.locator('article')).toHaveCount(0);
    expect(service.requests()).toEqual([]);
    expect(complaints.filter((line) => line.includes('of the script could not be loaded'))).toHaveLength(1);
    expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
  });
}
