import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

const dist = join(import.meta.dirname, '../../dist');
const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-post-card'];
const FEED = '<ws-public-posts feed-id="made-3"></ws-public-posts>';

test('the first card of plain posts takes one file', async ({ page, open, site, complaints }) => {
  await open(FEED);
  await expect(page.locator('article')).toHaveCount(3);
  expect(site.asked).toEqual(['ws-widgets.js']);
  expect(complaints).toEqual([]);
});

for (const script of scripts) {
  test(`${script} imports no other file on load`, () => {
    expect(readFileSync(join(dist, script), 'utf8')).not.toMatch(
      /(^|[;}])(import|export\s*\*)\s*["'{*\w]|from\s*["'`]\.|import\s*["'`]\./,
    );
  });
}

test('all elements are registered', async ({ page, open }) => {
  await open('');
  for (const tag of TAGS) await page.waitForFunction((name) => customElements.get(name), tag);
});

test('the classic script does the same in the head of a page, before its body is there', async ({
  page,
  open,
  service,
  complaints,
}) => {
  await open(`${FEED}<ws-feed feed-id="software"><p>Fallback</p></ws-feed>`, {
    head: `<script src="/dist/ws-widgets.iife.js" data-base-url="${service.url}"></script>`,
  });
  await expect(page.locator('ws-public-posts article')).toHaveCount(3);
  await expect(page.locator('ws-feed [part=text] ul').first()).toBeVisible();
  await expect(page.getByText('Fallback')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the script loaded twice, as a module with another query and as a classic one, neither throws nor breaks the first', async ({
  page,
  open,
  service,
  complaints,
}) => {
  const base = `data-base-url="${service.url}"`;
  await open(`${FEED}<ws-feed feed-id="made-12"></ws-feed>`, {
    head: `<script type="module" src="/dist/ws-widgets.js?ver=1" ${base}></script><script type="module" src="/dist/ws-widgets.js?ver=2"></script><script src="/dist/ws-widgets.iife.js"></script>`,
  });
  await expect(page.locator('ws-public-posts article')).toHaveCount(3);
  await expect(page.locator('ws-feed article')).toHaveCount(10);
  expect(complaints).toEqual([]);
});

test('a script with a query runs once, whatever parts it gets later', async ({ page, open, site, service }) => {
  await open('<ws-feed feed-id="software" lines="2"></ws-feed>', {
    head: `<script type="module" src="/dist/ws-widgets.js?ver=6.1" data-base-url="${service.url}"></script>`,
  });
  await expect(page.locator('ws-feed article').first()).toBeVisible();
  expect(site.asked.filter((file) => file.startsWith('ws-widgets'))).toEqual(['ws-widgets.js?ver=6.1']);
});

test('the base address of a meta tag serves where no script tag names one', async ({ page, open, service }) => {
  await open(FEED, {
    head: `<meta name="ws-base-url" content="${service.url}/v1/"><script type="module" src="/dist/ws-widgets.js"></script>`,
  });
  await expect(page.locator('article')).toHaveCount(3);
  expect(service.requests()).toEqual(['/v1/feeds/made-3/public-posts?limit=10']);
});

test('requests are simple: no preflight, no cookie', async ({ page, open, service }) => {
  const methods: string[] = [];
  page.on('request', (request) => request.url().startsWith(service.url) && methods.push(request.method()));
  await page.context().addCookies([{ name: 'session', value: 'secret', url: service.url }]);
  const asked = page.waitForRequest(/\/feeds\/choir\/posts/);
  await open('<ws-feed feed-id="choir"></ws-feed>');
  const request = await asked;
  await expect(page.locator('article').first()).toBeVisible();
  expect((await request.allHeaders())['cookie']).toBeUndefined();
  expect(new Set(methods)).toEqual(new Set(['GET']));
});
