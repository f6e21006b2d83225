import { AxeBuilder } from '@axe-core/playwright';
import { judgedWorkspaces } from '../../demo/service/posts/judged-workspaces.ts';
import { expect, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

const LOOK = '?stage.element=ws-feed&feed-id=bakery&layout=grid&--ws-radius=3px';

test('the look of the stage is shown on all posts, and no window is loaded before it is near', async ({
  page,
  open,
  complaints,
}) => {
  await open(LOOK);
  const stories = page.getByRole('button', { name: 'Stories' });
  if (await stories.isVisible()) await stories.click();
  await page.getByRole('link', { name: 'Stress' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '--ws-radius: 3px' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(judgedWorkspaces.length);

  const first = page.frameLocator('iframe[title="Millbrook Bread, 768 px, light"]');
  await expect(first.locator('ws-feed[layout=grid] article')).toHaveCount(8);
  expect(
    await first.locator('ws-feed').evaluate((feed) => getComputedStyle(feed).getPropertyValue('--ws-radius')),
  ).toBe('3px');
  expect(await first.locator('ws-feed').evaluate(() => innerWidth)).toBe(768);
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(9);

  await page.getByRole('button', { name: 'odd', exact: true }).click();
  const odd = page.frameLocator('iframe[title="Odd Posts of Millbrook, 360 px, light"]').first();
  await expect(odd.locator('article')).toHaveCount(16, { timeout: 45_000 }); // up to nine windows load at once
  await expect(page.locator('iframe[title^="Millbrook Bread"]')).toHaveCount(0);
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(18);
  // What stands in the windows is not the studio's.
  const { violations } = await new AxeBuilder({ page })
    .exclude({ fromShadowDom: ['studio-stress', 'studio-frame', 'iframe'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(complaints).toEqual([]);
});

test('each workspace stands twice beside each other: as a plain list, and as the elements choose', async ({
  page,
  studio,
  complaints,
}) => {
  await page.goto(`${studio.url}stress.html${LOOK}`);
  await page.getByRole('link', { name: 'Before and after' }).click();
  await expect(page.getByRole('link', { name: 'Before and after' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('listitem').filter({ hasText: '--ws-radius: 3px' })).toBeVisible();
  // What differs is said above the windows.
  await expect(page.getByRole('listitem').filter({ hasText: 'layout' })).toHaveCount(0);
  const before = page.frameLocator('iframe[title^="Millbrook Bread, layout=\\"list"]').first();
  const after = page.frameLocator('iframe[title^="Millbrook Bread, layout=\\"auto"]').first();
  await expect(before.locator('article')).toHaveCount(8);
  await expect(after.locator('ws-feed:not([layout]) article')).toHaveCount(8);
  const leftOf = (feed: typeof after) =>
    feed.locator('article').evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  expect(await leftOf(before)).toBe(1);
  expect(await leftOf(after)).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Three widths' }).click();
  await expect(page.locator('iframe[title="Millbrook Bread, 768 px, light"]')).toBeAttached();
  expect(complaints).toEqual([]);
});

test('a link to it asks nobody before the person says so', async ({ page, studio }) => {
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname === 'evil.example' && asked.push(request.url()));
  await page.goto(`${studio.url}stress.html${LOOK}&part.card=background:url(https://evil.example/x.png)`);
  await expect(page.getByText('wants to request something from another website')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});
