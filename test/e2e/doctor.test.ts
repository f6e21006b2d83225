import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { VERSION } from '../../src/define/version.ts';
import { twoFrames } from '../support/two-frames.ts';
import { markupOf, PAGES } from '../doctor/pages.ts';
import { expect, test } from './fixtures.ts';

// Pages of the command's tests, in a browser: their elements report the same about themselves.

const root = join(import.meta.dirname, '../..');
const SITE = 'https://site.example/';
const FEED = '[feed-id], [embed-id], ws-feed';
const POSTS = [{ postId: '1', postText: 'We are open.' }];

/** The web around a page: every host serves the built files, as a CDN does; old.example serves them as an older version. */
async function openPage(page: Page, name: string, query = '', change = (markup: string) => markup): Promise<void> {
  const allowed = { 'access-control-allow-origin': '*' };
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname, href } = new URL(route.request().url());
    if (href === SITE + query) return route.fulfill({ contentType: 'text/html', body: change(markupOf(name)) });
    if (pathname.endsWith('.js')) {
      const script = readFileSync(join(root, 'dist', pathname), 'utf8');
      const body = hostname === 'old.example' ? script.replaceAll(VERSION, '0.0.9') : script;
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', headers: allowed, body });
    }
    if (hostname === 'site.example') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (pathname.includes('/embedded/'))
      return route.fulfill({ json: { id: 'e', feedIds: ['abc'] }, headers: allowed });
    if (!pathname.includes('/abc/')) return route.fulfill({ status: 404, headers: allowed });
    const json = pathname.endsWith('/public-posts') ? POSTS : { meta: { maxResults: 1 }, items: POSTS };
    return route.fulfill({ json, headers: allowed });
  });
  await page.goto(SITE + query);
}

const firstFeed = (page: Page) => page.locator(FEED).first();

const untilShown = (page: Page): Promise<void> =>
  expect
    .poll(() => firstFeed(page).evaluate((one: HTMLElementTagNameMap['ws-feed']) => one.state))
    .toMatch(/ready|error/);

/** The codes of what the first element of a page reports about itself. */
const codesIn = (page: Page): Promise<string[]> =>
  firstFeed(page).evaluate(async (one: HTMLElementTagNameMap['ws-feed']) =>
    (await one.explain()).map(({ code }) => code),
  );

test('the element of a page says what is wrong, and loads what examines it when asked', async ({ page, requests }) => {
  await openPage(page, 'unknown-id');
  const asked = (): string[] => requests.map((one) => one.url()).filter((url) => url.includes('doctor'));
  await untilShown(page);
  expect(asked()).toEqual([]);
  expect(await codesIn(page)).toEqual(PAGES['unknown-id']?.codes);
  expect(asked()).toEqual([expect.stringMatching(/\/doctor-[\da-f]{8}\.js$/)]);
});

test('an element says that the page moved, and its styles keep the space', async ({ page, open, service }) => {
  const feed = `<ws-feed feed-id="made-3" layout="list" base-url="${service.url}"></ws-feed>`;
  const findings = async (head: string): Promise<readonly { readonly code: string; readonly paste?: string }[]> => {
    await open(`<h1>News</h1>${feed}<main>${'<p>Open from nine to five.</p>'.repeat(30)}</main>`, { head });
    await twoFrames(page); // the page is painted before the script is there
    await page.addScriptTag({ url: '/dist/ws-widgets.iife.js' });
    await expect(page.locator('article')).toHaveCount(3);
    return page.locator('ws-feed').evaluate((one: HTMLElementTagNameMap['ws-feed']) => one.explain());
  };
  const [moved, ...others] = await findings('');
  expect([moved?.code, others]).toEqual(['WS-808', []]);
  expect(await findings(moved?.paste ?? '')).toEqual([]);
});

test('an address opens the panel on no page whose script tag does not allow it', async ({ page, requests }) => {
  await openPage(page, 'strict', '?ws-debug');
  await expect.poll(() => requests.some((one) => /\/others-/.test(one.url()))).toBe(true);
  await page.evaluate(() => customElements.whenDefined('ws-post-card'));
  expect(requests.filter((one) => one.url().includes('doctor'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'ws-widgets doctor' })).toHaveCount(0);
});

test('where the script tag allows it, the panel opens under a strict policy', async ({ page, complaints }) => {
  await openPage(page, 'strict', '?ws-debug', (markup) => markup.replace(".js'", ".js' data-debug"));
  const panel = page.getByRole('region', { name: 'ws-widgets doctor' });
  await expect(panel).toContainText('Healthy: 1 element checked.');
  const { width } = (await panel.boundingBox()) ?? { width: 0 };
  expect(width).toBe(480); // so it has its styles
  expect(complaints).toEqual([]);
});
