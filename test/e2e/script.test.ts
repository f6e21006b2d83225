import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

const dist = join(import.meta.dirname, '../../dist');
const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
const FEED = '<ws-public-posts feed-id="made-3"></ws-public-posts>';

for (const script of scripts) {
  test(`${script} imports no other file on load`, () => {
    expect(readFileSync(join(dist, script), 'utf8')).not.toMatch(
      /(^|[;}])(import|export\s*\*)\s*["'{*\w]|from\s*["'`]\.|import\s*["'`]\./,
    );
  });
}

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
