import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowEveryOrigin, expect, pathsOf, test } from './fixtures.ts';
import { comeBack } from '../support/come-back.ts';
import { runs } from '../support/deep.ts';
import { moduleTag, pageOf } from './hosted.ts';

// Libraries that put the next page into the current document, in which scripts keep running, with their state.

const modules = join(import.meta.dirname, '../../node_modules');
const LIBRARIES: Readonly<Record<string, string>> = {
  'no library': '',
  'view transitions': '',
  Turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  htmx: 'htmx.org/dist/htmx.js',
};

const FEED = '<ws-feed feed-id="bakery" page-size="3"></ws-feed>';
const KEPT = `<p style="height: 900px">Above</p>${FEED.replace('page-size', 'cache="session" layout="list" page-size')}<p style="height: 900px">Below</p>`;
for (const [name, path] of Object.entries(LIBRARIES)) {
  const host = (serviceUrl: string, place: number, body: string): string =>
    pageOf(
      `<link rel="icon" href="data:,"><style>${name === 'view transitions' ? '@view-transition { navigation: auto }' : ''}</style><meta name="turbo-prefetch" content="false"><script src="/library.js"></script>${moduleTag(serviceUrl)}`,
      `<main hx-boost:inherited="true"><a href="/?place=${place + 1}">Next page</a><p>Page ${place}</p>${body}</main>`,
    );

  test.describe(`by ${name}`, () => {
    test.beforeEach(({ site }) => site.setScript('/library.js', path && readFileSync(join(modules, path), 'utf8')));

    const tag = name === 'view transitions' ? '@deep' : []; // each takes its time
    test(`who comes back by ${name} finds their place`, { tag }, async ({ page, site, service }) => {
      site.setPage(host(service.url, 0, KEPT));
      await page.goto(site.url);
      await comeBack(page, runs(5), async () => {
        site.setPage(host(service.url, 1, '<p>Elsewhere</p>'));
        await page.getByRole('link', { name: 'Next page' }).evaluate((next: HTMLElement) => next.click());
        await expect(page.getByText('Elsewhere')).toBeVisible();
        site.setPage(host(service.url, 0, KEPT));
      });
    });

    if (path)
      test('four pages request their posts once', async ({ page, site, service, requests, complaints }) => {
        site.setPage(host(service.url, 0, FEED));
        await page.goto(site.url);
        await expect(page.locator('ws-feed article')).toHaveCount(3);
        for (let place = 1; place < 4; place++) {
          site.setPage(host(service.url, place, FEED));
          await page.getByRole('link', { name: 'Next page' }).click();
          await expect(page.getByText(`Page ${place}`, { exact: true })).toBeVisible();
          await expect(page.locator('ws-feed article')).toHaveCount(3);
        }
        expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
        expect(pathsOf(requests, service).filter((asked) => asked.endsWith('/posts'))).toHaveLength(1);
        expect(complaints).toEqual([]);
      });
  });
}

test('an address leads to a post in a sandbox, where navigation tells nothing', async ({ page, open }) => {
  await allowEveryOrigin(page, /\/dist\//);
  await open(FEED, { headers: { 'content-security-policy': 'sandbox allow-scripts' } });
  await expect(page.locator('ws-feed article')).toHaveCount(3);
  await page
    .locator('ws-feed')
    .evaluate((feed: HTMLElementTagNameMap['ws-feed']) => (location.hash = `ws-post=${feed.posts[1]?.id}`));
  await expect(page.locator('ws-feed article').nth(1)).toHaveAttribute('aria-current');
});

test('a link in the page leads to a post far below the fold', async ({ page, site, service }) => {
  const answer = await fetch(`${service.url}/feeds/made-3/posts?$limit=3`);
  const { items } = (await answer.json()) as { items: { postId: string }[] };
  const link = `<a href="#ws-post=${items[2]?.postId}">Go</a><div style="height: 5000px"></div>`;
  site.setPage(pageOf(moduleTag(service.url), `${link}<ws-feed feed-id="made-3"></ws-feed>`));
  await page.goto(site.url);
  await page.getByText('Go').click();
  await expect(page.locator('ws-feed article').nth(2)).toBeFocused();
});

test('an address leads to a post, which has the focus', async ({ page, site, service, complaints }) => {
  const feeds = `<ws-feed feed-id="made-3" layout="list"></ws-feed>${FEED.replace('page-size', 'search share="Page" page-size')}`;
  site.setPage(pageOf(`<link rel="icon" href="data:,">${moduleTag(service.url)}`, feeds));
  const answer = await fetch(`${service.url}/feeds/bakery/posts?$limit=8`);
  const { items } = (await answer.json()) as { items: { postId: string; header: string }[] };
  const card = page.locator('ws-feed article[aria-current]');
  const gone = page.getByText('No posts found.');
  await page.goto(`${site.url}#ws-post=${items[7]?.postId}`);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(page.locator('[feed-id=bakery] article')).toHaveCount(9);
  await expect(gone).toHaveCount(0);
  await page.evaluate((id) => (location.hash = `ws-post=${id}`), items[0]?.postId);
  await expect(page.locator('[feed-id=bakery] article').first()).toBeFocused();
  await expect(card).toHaveCount(1);
  // A post that a search hides is not looked for elsewhere, nor gone: it is displayed once the search is over.
  await page.locator('[part=search-field]').fill(items[2]?.header ?? '');
  await expect(page.locator('[feed-id=bakery] article')).toHaveCount(1);
  await page.evaluate((id) => (location.hash = `ws-post=${id}`), items[1]?.postId);
  await page.locator('[part=search-field]').fill('');
  await expect(page.locator('[feed-id=bakery] article').nth(1)).toBeFocused();
  await expect(page.locator('[feed-id=bakery] article')).toHaveCount(9);
  await page.evaluate(() => (location.hash = 'ws-post=nobody'));
  await expect(gone).toBeVisible();
  await page.evaluate(() => (location.hash = ''));
  await expect(gone).toHaveCount(0);
  await expect(card).toHaveCount(0);
  // A router replaces the feed, and leads to the same post once more.
  await page.evaluate((feeds) => (document.body.innerHTML = feeds), feeds);
  await page.evaluate((id) => history.pushState({}, '', `#ws-post=${id}`), items[7]?.postId);
  await expect(card).toBeFocused();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (document.title = text)));
  await page.locator('[part=share]').nth(1).click();
  await expect(page).toHaveTitle(`${site.url}#ws-post=${items[1]?.postId}`);
  expect(complaints).toEqual([]);
});
