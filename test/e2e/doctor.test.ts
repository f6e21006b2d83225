import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { VERSION } from '../../src/define/version.ts';
import { hasTurn } from '../support/deep.ts';
import broken from '../doctor/pages.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { classicTag, pageOf } from './hosted.ts';

// The pages that the command is tested by, in a browser: each of their elements says the same of itself.

const root = join(import.meta.dirname, '../..');
const SITE = 'https://site.example/';
const FEED = '[feed-id], [embed-id], ws-feed';
const POSTS = [{ postId: '1', postText: 'We are open.' }];

/** Those whose script runs. */
const NAMES = [
  'key-in-page',
  'names-and-values',
  'no-address',
  'no-feed-id',
  'no-language',
  'no-scheme',
  'not-closed',
  'two-versions',
  'unknown-id',
  'website-for-service',
] as const;

/** The web around a page: the built files on any host that is a CDN, the newest version on all but one. */
async function openPage(page: Page, file: string, query = '', change = (markup: string) => markup): Promise<void> {
  const allowed = { 'access-control-allow-origin': '*' };
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname, href } = new URL(route.request().url());
    if (href === SITE + query) {
      const markup = readFileSync(join(root, 'test/doctor', file), 'utf8');
      return route.fulfill({ contentType: 'text/html', body: change(markup) });
    }
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

/** The codes of what the first element of a page says of itself, once it has displayed what it can. */
async function codesIn(page: Page): Promise<string[]> {
  const feed = page.locator(FEED).first();
  await expect.poll(() => feed.evaluate((one: HTMLElementTagNameMap['ws-feed']) => one.state)).toMatch(/ready|error/);
  return feed.evaluate(async (one: HTMLElementTagNameMap['ws-feed']) => (await one.explain()).map(({ code }) => code));
}

for (const [i, name] of NAMES.entries()) {
  const tag = hasTurn(i, 4) ? [] : ['@deep'];
  test(`the element of the broken page ${name} says what is wrong`, { tag }, async ({ page }) => {
    await openPage(page, `pages/${name}.html`);
    expect(await codesIn(page)).toEqual(broken[name].codes);
  });
}

for (const [i, name] of ['both', 'classic', 'module', 'strict'].entries()) {
  const tag = hasTurn(i, 2) ? [] : ['@deep'];
  test(
    `the element of the healthy page ${name} has nothing to say, and loads what examines it when it is asked`,
    { tag },
    async ({ page, requests }) => {
      await openPage(page, `healthy/${name}.html`);
      const asked = (): string[] => requests.map((one) => one.url()).filter((url) => url.includes('doctor'));
      await expect(page.locator('article')).toBeVisible();
      expect(asked()).toEqual([]);
      expect(await codesIn(page)).toEqual([]);
      expect(asked()).toEqual([expect.stringMatching(/^https:\/\/cdn\.example\/doctor-[\da-f]{8}\.js$/)]);
    },
  );
}

test('an element says that the page moved for want of space, and the styles that it proposes keep the space', async ({
  page,
  open,
  service,
}) => {
  const body = `<h1>News</h1><ws-feed feed-id="made-3" layout="list"></ws-feed><main>${'<p>Open from nine to five.</p>'.repeat(30)}</main>
    <script>
      requestAnimationFrame(() => setTimeout(() => {
        const script = document.createElement('script');
        script.dataset.baseUrl = ${JSON.stringify(service.url)};
        script.src = '/dist/ws-widgets.iife.js';
        document.head.append(script);
      }, 100));
    </script>`;
  const findings = async (): Promise<readonly { readonly code: string; readonly paste?: string }[]> => {
    await expect(page.locator('article')).toHaveCount(3);
    return page.locator('ws-feed').evaluate((one: HTMLElementTagNameMap['ws-feed']) => one.explain());
  };
  await open(body, { head: '' });
  const [moved, ...others] = await findings();
  expect([moved?.code, others]).toEqual(['WS-808', []]);
  await open(body, { head: moved?.paste ?? '' });
  expect(await findings()).toEqual([]);
});

test('an address opens the panel on no page whose script tag does not allow it', async ({ page, requests }) => {
  await openPage(page, 'healthy/strict.html', '?ws-debug');
  await expect.poll(() => requests.some((one) => /\/others-/.test(one.url()))).toBe(true);
  await page.evaluate(() => customElements.whenDefined('ws-post-card'));
  expect(requests.filter((one) => one.url().includes('doctor'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'ws-widgets doctor' })).toHaveCount(0);
});

test('where the script tag allows it, the panel opens under a strict policy', async ({ page, complaints }) => {
  await openPage(page, 'healthy/strict.html', '?ws-debug', (markup) => markup.replace('.js"', '.js" data-debug'));
  const panel = page.getByRole('region', { name: 'ws-widgets doctor' });
  await expect(panel).toContainText('Healthy: 1 element checked.');
  const { width } = (await panel.boundingBox()) ?? { width: 0 };
  expect(width).toBe(480); // so it has its styles
  expect(complaints).toEqual([]);
});

for (const [i, [width, scheme]] of (
  [
    [1280, 'light'],
    [360, 'dark'],
  ] as const
).entries()) {
  const tag = hasTurn(i, 2) ? [] : ['@deep'];
  test(
    `at home, the panel of a page opens and keeps nobody out, at ${width} px, ${scheme}`,
    { tag },
    async ({ page, site, service }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      site.setPage(pageOf(classicTag(service.url), '<h1>News</h1><ws-feed feed-id="made-3" layout="gird"></ws-feed>'));
      await page.goto(new URL('?ws-debug', site.url).href);
      const panel = page.getByRole('region', { name: 'ws-widgets doctor' });
      await expect(panel).toContainText('1 finding, 1 element checked.');
      const { violations, passes } = await new AxeBuilder({ page }).include('[data-ws-panel]').analyze();
      expect(passes.length).toBeGreaterThan(5);
      expect(violations.map(({ id }) => id)).toEqual([]);
      await panel.getByRole('button', { name: 'Show <ws-feed feed-id="made-3">' }).click();
      await panel.press('Escape');
      await expect(panel).toHaveCount(0);
    },
  );
}
