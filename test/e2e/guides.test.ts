import { AxeBuilder } from '@axe-core/playwright';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { FEED as CHANGES_FEED } from '../../scripts/guides/changes.ts';
import { pageOf, SITE_GUIDES } from '../../scripts/guides/guide-list.ts';
import { some } from '../support/deep.ts';
import { expect, test } from './fixtures.ts';
import { test as studio } from './studio-fixtures.ts';

const blocks = readCodeBlocks();

const FEED = /<ws-(public-posts|feed|embed|post-card feed-id)\b/;

/** The elements of an example, with an id that the local service knows, and without scripts: the page has its own. */
const onThisSite = (code: string): string =>
  code.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('feed-id="abc"', 'feed-id="bakery" loading="eager"');

/** The page in this guide is broken on purpose; `test/doctor/examine.test.ts` tests it. */
const BROKEN = 'docs/doctor.md';

test('the elements of each example display posts', async ({ page, open, complaints }) => {
  const examples = blocks.filter(
    ({ file, language, code }) => language === 'html' && FEED.test(code) && file !== BROKEN,
  );
  expect(examples.length).toBeGreaterThan(5);
  for (const [i, { file, code }] of examples.entries()) {
    await test.step(`example ${i}, in ${file}`, async () => {
      await open(onThisSite(code));
      for (const feed of await page.locator('ws-public-posts, ws-feed, ws-embed, ws-post-card').all()) {
        if (await feed.getAttribute('consent')) {
          await expect(feed.locator('[part~=consent]')).toBeVisible();
          await expect(feed.locator('article')).toHaveCount(0);
          await feed.locator('[part~=consent-button]').click();
        }
        await expect(feed).toHaveJSProperty('state', (await feed.getAttribute('include')) ? 'empty' : 'ready');
      }
      // The ids of an example are not those of the local service.
      expect(complaints.filter((line) => !line.includes('no post that may be displayed has this id'))).toEqual([]);
    });
  }
});

/** Pages cannot resolve package names: such scripts are for bundlers or test runners, and run in the tests of the package. */
const PACKAGE = /\bfrom '[a-z@]/;

test('each script of a guide runs on a page with a feed', async ({ page, open, complaints }) => {
  const scripts = blocks.filter(
    ({ language, code }) => language === 'js' && code.includes('document.') && !PACKAGE.test(code),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const [i, { file, code }] of scripts.entries()) {
    await test.step(`script ${i}, in ${file}`, async () => {
      await open('<ws-feed feed-id="bakery" page-size="3" loading="eager"></ws-feed>');
      await expect(page.locator('ws-feed article').first()).toBeVisible();
      await page.addScriptTag({ type: 'module', content: code });
      await page.locator('ws-feed').evaluate((feed: HTMLElementTagNameMap['ws-feed']) => feed.refresh());
      await expect(page.locator('ws-feed article').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

const PAGES = SITE_GUIDES.map(pageOf);

studio('every guide is a page whose links and images lead somewhere', async ({ page, filesUrl, complaints }) => {
  const guides = `${filesUrl}guides/`;
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
      broken: [...document.images].filter((one) => one.complete && !one.naturalWidth).map(({ src }) => src),
    }));
    expect(found.broken, name).toEqual([]);
    anchors.set(name, found.ids);
    links.push(...found.links);
  }
  const own = links.filter((href) => href.startsWith(guides));
  expect(own.length).toBeGreaterThan(PAGES.length ** 2);
  const lost = own.filter((href) => {
    const { pathname, hash } = new URL(href);
    const ids = anchors.get(pathname.split('/').at(-1) ?? '');
    return !ids || (hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1))));
  });
  expect([...new Set(lost)]).toEqual([guides + CHANGES_FEED]);
  await expect(page.request.get(guides + CHANGES_FEED)).resolves.toBeOK();
  expect(complaints).toEqual([]);
});

for (const [width, colorScheme] of some([
  [1280, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const)) {
  studio(`no guide keeps anybody out, at ${width} px, ${colorScheme}`, async ({ page, filesUrl }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const name of ['index.html', 'attributes.html', 'hosting.html']) {
      await page.goto(`${filesUrl}guides/${name}`);
      if (width < 960 && name === 'hosting.html') await page.getByRole('button', { name: 'Guides' }).click();
      if (name === 'hosting.html') {
        await page.getByRole('searchbox', { name: 'Search the guides' }).fill('integrity');
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
