import type { Page } from '@playwright/test';
import { some } from '../support/deep.ts';
import { Gate } from '../support/gate.ts';
import { OF_SCRIPT } from '../support/told-lines.ts';
import { exceptionsIn, expect, test } from './fixtures.ts';

const CORE = /\/core-[\da-f]{8}\.js$/;
const MERGING = /\/merging-[\da-f]{8}\.js$/;
/** The module that places cards in columns. */
const PLACING = /\/masonry-[\da-f]{8}\.js$/;

/** Opens a page with the first file, whose core waits for the returned function. Firefox loads no page fully during an import. */
async function openWithoutCore(page: Page, open: (body: string) => Promise<void>, body: string) {
  const core = await Gate.on(page, CORE);
  const ran = page.waitForRequest(CORE);
  const opened = open(body);
  await ran;
  return async (): Promise<void> => {
    await core.open();
    await opened;
  };
}

const cards = (page: Page, of = 'article') => page.locator(of);

const publicPosts = (id: string): string => `/feeds/${id}/public-posts?limit=10`;
const firstPage = (id: string): string => `/feeds/${id}/posts?$offset=0&$limit=10`;

/** What elements request, and how often the module that merges workspaces is requested: together with it, and in all. */
const FEEDS = [
  ['ws-public-posts', 'feed-id="made-3"', [publicPosts('made-3')], [0, 0]],
  ['ws-public-posts', 'feed-id="made-1 made-2"', ['made-1', 'made-2'].map(publicPosts), [1, 1]],
  ['ws-feed', 'feed-id="made-3"', [firstPage('made-3')], [0, 0]],
  ['ws-feed', 'feed-id="made-1 made-2"', ['made-1', 'made-2'].map(firstPage), [1, 1]],
  ['ws-embed', 'embed-id="join-made-3" org="valley"', ['/integration/embedded/join-made-3?org=valley'], [0, 1]],
] as const;

for (const [tag, setup, urls, [early, all]] of some(FEEDS)) {
  test(`<${tag} ${setup}> requests before the rest, once`, async ({ page, open, service, requests, complaints }) => {
    const countOf = (file: RegExp): number => requests.filter((one) => file.test(one.url())).length;
    const letGo = await openWithoutCore(page, open, `<${tag} ${setup}></${tag}><${tag} ${setup}></${tag}>`);
    await expect.poll(() => [...service.requests()].sort()).toEqual(urls);
    await expect.poll(() => [MERGING, PLACING].map(countOf)).toEqual([early, 1]);
    expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.media.mediaText)).toBe('screen'); // not paper
    await letGo();
    await expect(cards(page, `${tag}:first-child article`)).toHaveCount(3);
    for (const url of urls) expect(service.requests().filter((path) => path === url)).toHaveLength(1);
    expect([MERGING, PLACING].map(countOf)).toEqual([all, 1]);
    expect(complaints).toEqual([]);
  });
}

test('what places cards in columns comes to a narrow window once it has some', async ({ page, open, requests }) => {
  const placings = (): number => requests.filter((one) => PLACING.test(one.url())).length;
  await page.setViewportSize({ width: 412, height: 800 });
  await open('<ws-feed feed-id="made-12"></ws-feed>');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible(); // it is rendered by the file that lives
  expect(placings()).toBe(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.locator('[data-placed]')).toBeAttached();
  expect(placings()).toBe(1);
});

test('of those near the viewport only the first asks early', async ({ page, open, service }) => {
  const near = ['made-30', 'made-12'].map((id) => `<ws-feed feed-id="${id}" layout="list"></ws-feed>`).join('');
  const others = '<ws-post-card feed-id="made-7"></ws-post-card><ws-feed feed-id="made-3" loading="eager"></ws-feed>';
  const letGo = await openWithoutCore(page, open, near + others);
  await expect.poll(() => [...service.requests()].sort()).toEqual(['made-3', 'made-30'].map(firstPage));
  await letGo();
  await expect(cards(page, 'ws-feed:first-child article')).toHaveCount(10);
  await expect(cards(page, 'ws-feed:last-child article')).toHaveCount(3);
  const requests = service.requests().filter((path) => path.includes('/posts'));
  expect(requests.sort()).toEqual(['made-3', 'made-30'].map(firstPage));
});

test('an element that changes before the rest asks for its own', async ({ page, open, service, complaints }) => {
  const feeds = ['made-2', 'made-3', 'made-4'].map((id) => `<ws-feed feed-id="${id}" loading="eager"></ws-feed>`);
  const letGo = await openWithoutCore(page, open, feeds.join(''));
  await page.evaluate(() => {
    const [changed, removed] = document.querySelectorAll('ws-feed');
    changed?.setAttribute('feed-id', 'made-5');
    removed?.remove();
    document.body.insertAdjacentHTML('beforeend', '<ws-feed feed-id="made-6" loading="eager"></ws-feed>');
  });
  await letGo();
  await expect(cards(page)).toHaveCount(5 + 4 + 6);
  const asked = service.requests().filter((path) => path.includes('/posts'));
  expect(asked.map((path) => path.split('/')[2]).sort()).toEqual(['made-2', 'made-3', 'made-4', 'made-5', 'made-6']);
  expect(complaints).toEqual([]);
});

test('consent that is set before the rest is there holds back what came early', async ({ page, open, service }) => {
  const letGo = await openWithoutCore(page, open, '<ws-feed feed-id="made-3"><p>Our news</p></ws-feed>');
  await page.evaluate(() => document.querySelector('ws-feed')?.setAttribute('consent', 'click'));
  await letGo();
  await page.locator('[part=consent-button]').click();
  await expect(cards(page)).toHaveCount(3);
  expect(service.requests().filter((path) => path.includes('/posts'))).toHaveLength(1);
});

test('without the core, one line says so, and fallbacks are displayed', async ({ page, open, service, complaints }) => {
  await page.route(CORE, (route) => route.fulfill({ status: 404, body: '' }));
  const hidden = ['hidden', 'class="off"'].map((how) => `<ws-feed ${how} feed-id="made-4"><p>Hidden</p></ws-feed>`);
  const shown = ['ws-public-posts', 'ws-feed'].map((tag) => `<${tag} feed-id="made-3"><p>Our ${tag}</p></${tag}>`);
  await open(['<style>.off { display: none }</style>', ...shown, ...hidden].join(''));
  const own = (): string[] => complaints.filter((line) => OF_SCRIPT.test(line));
  await expect.poll(own).toHaveLength(1);
  expect(own()[0]).toMatch(/put all files of dist beside \S+\/dist\/\S+\.js/);
  expect(own()[0]).toMatch(new RegExp(CORE.source.replace('$', '')));
  await expect(page.getByText('Our ws-').filter({ visible: true })).toHaveCount(2);
  await expect.poll(async () => (await page.getByText('Our ws-feed').boundingBox())?.y).toBeLessThan(200);
  for (const one of await page.getByText('Hidden').all()) await expect(one).toBeHidden();
  expect(exceptionsIn(complaints)).toEqual([]);
  expect(service.requests().length).toBeLessThanOrEqual(2);
});
