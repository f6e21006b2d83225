import type { Locator, Page } from '@playwright/test';
import { BURST_REQUESTS } from '../../demo/service/keyed/choices.ts';
import { EXAMPLE_DRAFT } from '../../demo/panels/publish/draft.ts';
import { FORWARDED_PATH, postRequestPath, SANDBOX_KEY } from '../../demo/panels/publish/sandbox.ts';
import { test as site } from './studio-site.ts';
import { expect, startStudio, type Studio, test as base } from './studio-fixtures.ts';

const PATH = postRequestPath('bakery');
const EVERY_SECONDS = 15;
const MINUTE_MS = 60_000;

/** The sandbox's clock, which a test alone moves: no rate is forgotten, and no post appears, because a browser is slow. */
const clock = { now: Date.now() };

const test = base.extend<{ resets: void }, { studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const studio = await startStudio([], { now: () => clock.now });
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  // What a test publishes is gone, and no rate is used up.
  resets: [
    async ({ studio }, use) => {
      clock.now = Date.now();
      await fetch(`${studio.service.url}/sandbox/reset`, { method: 'POST' });
      await use();
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 90_000 });

const START = '?stage.element=ws-feed&feed-id=bakery&page-size=3&refresh-every=15&stage.dock=publish';

const publish = (page: Page): Promise<void> => page.getByRole('button', { name: 'Publish', exact: true }).click();
const status = (page: Page): Locator => page.locator('studio-publish').getByRole('status');
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('a post is published, and arrives behind the button for new posts', async ({ page, open, studio, complaints }) => {
  await page.clock.install();
  const stage = await open(START);
  await expect(stage.locator('article')).toHaveCount(3);
  await page.getByLabel('Text', { exact: true }).fill("It's rye day");
  await page.getByLabel('Picture', { exact: true }).selectOption('Croissants');
  await page.getByLabel('Button label').fill('Order one');
  await page.getByLabel('Button address').fill('https://example.com/rye');
  await publish(page);
  await expect(status(page)).toHaveText('Published.');
  await expect(region(page, 'Request')).toContainText(`curl '${studio.service.url}${PATH}'`);
  await expect(region(page, 'Request')).toContainText(`x-api-key: ${SANDBOX_KEY}`);
  await expect(region(page, 'Request')).toContainText(String.raw`"text": "It'\''s rye day"`);
  await expect(region(page, 'Answer')).toContainText('Answer: 200');
  await expect(region(page, 'Answer')).toContainText('"state": "published"');

  await page.clock.fastForward(EVERY_SECONDS * 1000);
  await stage.locator('[part=fresh]').click();
  const article = stage.locator('article').first();
  await expect(article).toContainText("It's rye day");
  await expect(article.locator('[part=image]')).toHaveAttribute('src', /croissants-wide-studio/);
  await expect(article.getByRole('link', { name: 'Order one' })).toHaveAttribute('href', 'https://example.com/rye');
  expect(complaints).toEqual([]);
});

test('a scheduled post arrives after its moment, and not before', async ({ page, open, studio }) => {
  await page.clock.install();
  const stage = await open(START);
  await expect(stage.locator('article')).toHaveCount(3);
  await page.getByRole('radio', { name: 'In a minute' }).check();
  await publish(page);
  await expect(status(page)).toHaveText('Scheduled: it appears in a minute.');
  await expect(region(page, 'Request')).toContainText('"publishDate"');

  studio.service.clearRequests();
  await page.clock.fastForward(EVERY_SECONDS * 1000);
  await expect.poll(() => studio.service.requests().length).toBeGreaterThan(0);
  await expect(stage.locator('[part=fresh]')).toHaveCount(0);

  clock.now += 2 * MINUTE_MS;
  await page.clock.fastForward(EVERY_SECONDS * 1000);
  await stage.locator('[part=fresh]').click();
  await expect(stage.locator('article').first()).toContainText(EXAMPLE_DRAFT.text);
});

test('what the sandbox refuses is said in its own words', async ({ page, open, studio }) => {
  await open(START);
  await page.getByLabel('Workspace', { exact: true }).selectOption('club');
  await publish(page);
  await expect(status(page)).toContainText('The sandbox refuses the key. “The key is not for the workspace "club".”');
  await expect(region(page, 'Answer')).toContainText('"statusCode": 403');
  await page.getByLabel('Workspace', { exact: true }).selectOption('bakery');

  const headers = { 'x-api-key': SANDBOX_KEY };
  const ask = () => fetch(`${studio.service.url}/authorization`, { headers });
  await Promise.all(Array.from({ length: BURST_REQUESTS }, ask));
  await publish(page);
  await expect(status(page)).toContainText(/Too many requests\. “.+” Try again in 5 s\./);
  await expect(region(page, 'Answer')).toContainText('Retry-After:');
  await expect(region(page, 'Answer')).toContainText('"rate_limited"');
});

test('a stage that displays something else is set to watch, and back', async ({ page, open }) => {
  const stage = await open('?stage.element=ws-feed&feed-id=club&page-size=3&layout=grid&stage.dock=publish');
  await expect(stage.locator('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Watch for them on the stage' }).click();
  const feed = stage.locator('ws-feed');
  await expect(feed).toHaveAttribute('feed-id', 'bakery');
  await expect(feed).toHaveAttribute('refresh-every', '15');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await expect(page.getByText('The stage checks for new posts')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(feed).toHaveAttribute('feed-id', 'club');
});

test('no page of another origin publishes through the studio', async ({ page, studio }) => {
  const url = new URL(`.${FORWARDED_PATH}${PATH}`, studio.url).href;
  await page.goto(`${studio.service.url}/p/bakery/7bmlu0`);
  expect(new URL(page.url()).origin).not.toBe(new URL(studio.url).origin);
  studio.service.clearRequests();
  const sent = await page.evaluate(async (url) => {
    const body = JSON.stringify({ action: 'publish', text: 'From elsewhere' });
    const send = (init: RequestInit): Promise<string> =>
      fetch(url, { method: 'POST', body, ...init }).then(({ status }) => String(status), String);
    return Promise.all([
      send({ headers: { 'content-type': 'application/json' } }),
      send({ mode: 'no-cors' }),
      send({ mode: 'no-cors', referrerPolicy: 'no-referrer' }),
    ]);
  }, url);
  expect(sent).not.toContain('200');
  expect(studio.service.requests()).toEqual([]);
});

test('the studio asks for no key, and says why', async ({ page, open }) => {
  await open(START);
  const panel = page.locator('studio-publish');
  await expect(panel).toContainText('The studio never asks for a real key');
  await expect(panel.getByLabel(/key/i)).toHaveCount(0);
});

site.describe('as a static site', () => {
  site.describe.configure({ timeout: 120_000 });

  site('the studio offers no publishing: there is no server that could add a key', async ({ page, serveStudio }) => {
    await page.goto((await serveStudio('http://127.0.0.1:1')) + START);
    await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Publish' })).toHaveCount(0);
    await expect(page.locator('studio-publish')).toHaveCount(0);
  });
});
