import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageOf, SITE_GUIDES } from '../../scripts/guides/guide-list.ts';
import { test as base } from './studio-site.ts';
import { expect, test as studio } from './studio-fixtures.ts';

/** The site as it is built, with a service that never answers: the guides need none. */
const test = base.extend<{ guides: string }>({
  guides: async ({ serveStudio }, use) => use(`${await serveStudio('http://127.0.0.1:1')}guides/`),
});

test.describe.configure({ timeout: 120_000 });

const PAGES = SITE_GUIDES.map(pageOf);
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the guides' });

test('every guide is a page whose links and images lead somewhere', async ({ page, guides, complaints }) => {
  const anchors = new Map<string, string[]>();
  const links: string[] = [];
  for (const name of PAGES) {
    await page.goto(`${guides}${name}`);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Guides' }).locator('[aria-current=page]')).toHaveCount(1);
    await expect(page.locator('guide-search li')).toHaveCount(PAGES.length);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.links].map(({ href }) => href),
      broken: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
        .map(({ src }) => src),
    }));
    expect(found.broken, name).toEqual([]);
    anchors.set(name, found.ids);
    links.push(...found.links);
  }
  const own = links.filter((href) => href.startsWith(guides));
  expect(own.length).toBeGreaterThan(PAGES.length ** 2);
  const lost = own.filter((href) => {
    const { pathname, hash } = new URL(href);
    const name = pathname.split('/').at(-1) ?? '';
    const ids = anchors.get(name);
    return !ids || (hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1))));
  });
  expect([...new Set(lost)]).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a reader searches by keyboard, and is led to the section that was found', async ({ page, guides }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${guides}index.html`);
  await field(page).focus();
  await page.keyboard.type('consent tool');
  const nav = page.getByRole('navigation', { name: 'Guides' });
  await expect(nav.getByRole('status')).toHaveText(/^Found: \d+$/);
  await expect(nav.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link', { name: 'WordPress' })).toBeVisible();
  await page.keyboard.type('zebra crossing');
  await expect(nav.getByRole('status')).toHaveText('Nothing found.');

  await field(page).fill('events');
  const first = nav.getByRole('link').first();
  await expect(first).toHaveText(/^\s*Events/);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/attributes\.html#events$/);
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeInViewport();
  // Not below the header, which stays.
  const tops = await page.evaluate(() =>
    ['#events', 'header'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
  );
  expect(tops[0]?.top).toBeGreaterThan(tops[1]?.bottom ?? Infinity);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ws-widgets');
});

test('a link to a section leads there, and a link in a guide to the next one', async ({ page, guides }) => {
  await page.goto(`${guides}styling.html#parts`);
  await expect(page.locator('#parts')).toBeInViewport();
  await page.goto(`${guides}`);
  await page.locator('main').getByRole('link', { name: 'styling' }).click();
  await expect(page).toHaveTitle('Styling · ws-widgets');
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveTitle(/studio$/);
});

test('on a phone, the list opens by a button and closes by Escape', async ({ page, guides }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${guides}faq.html`);
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', { name: 'Guides' }).click();
  await field(page).fill('consent');
  await expect(page.locator('guide-search mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the guides are read, and lead to each other', async ({ page, guides }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${guides}index.html`);
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Privacy and consent' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy and consent');
  });
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const) {
  test(`no guide keeps anybody out, at ${width} px, ${colorScheme}`, async ({ page, guides }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const name of ['index.html', 'attributes.html', 'hosting.html']) {
      await page.goto(`${guides}${name}`);
      if (width < 960 && name === 'hosting.html') await page.getByRole('button', { name: 'Guides' }).click();
      if (name === 'hosting.html') {
        await field(page).fill('integrity');
        await expect(page.locator('guide-search mark').first()).toBeVisible();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
        name,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
    }
  });
}

studio('the studio leads to the guides, as they are in the sources', async ({ page, open, complaints }) => {
  await open();
  await page.getByRole('link', { name: 'Guides', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ws-widgets');
  await field(page).fill('consent');
  await expect(page.locator('guide-search mark').first()).toBeVisible();
  const image = page.locator('main img').first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
