import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Gate } from '../support/gate.ts';
import { expect, test } from './fixtures.ts';

const FEEDS = {
  'the latest posts': ['ws-public-posts', '[ws_public_posts feed-id="club" limit="4"]', 4],
  'a feed': ['ws-feed', '<!-- wp:ws-widgets/feed {"feedId":"club","pageSize":"5"} /-->', 5],
  'a feed of several workspaces': ['ws-feed', '[ws_feed feed-id="club bakery"]', 10],
  'an embed': ['ws-embed', '[ws_embed embed-id="town" org="valley"]', 10],
  'a feed with pinned posts and a filter of its own': [
    'ws-feed',
    '[ws_feed feed-id="club" has="image" page-size="2"]',
    2,
  ],
} as const;

for (const [name, [tag, content, count]] of Object.entries(FEEDS)) {
  test(`the browser requests nothing for ${name} that WordPress printed, and displays it`, async ({
    setUp,
    publish,
    page,
    service,
  }) => {
    await setUp();
    const url = await publish(content);
    await fetch(url); // WordPress asks
    service.clearRequests();
    await page.goto(url);
    await expect(page.locator(tag).locator('[part~=card]')).toHaveCount(count);
    expect(service.requests().filter((path) => /^\/(feeds|integration)/.test(path))).toEqual([]);
  });
}

test('posts that are not fresh any more are displayed and then brought up to date', async ({
  setUp,
  publish,
  page,
  service,
  wordpress,
}) => {
  await setUp();
  const url = await publish('[ws_feed feed-id="club" page-size="3"]');
  await fetch(url);
  // What a page cache holds an hour later, and what is printed while the service is down.
  await wordpress.php(`
    global $wpdb;
    $name = $wpdb->get_var( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '_transient_ws_widgets_%'" );
    $kept = get_option( $name );
    $kept['until'] = time() - HOUR_IN_SECONDS;
    $kept['retry'] = time() + HOUR_IN_SECONDS;
    update_option( $name, $kept );`);
  service.clearRequests();
  await page.goto(url);
  await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
  await expect.poll(() => service.requests()).toContain('/feeds/club/posts?$offset=0&$limit=3');
});

test('a page that a cache kept for an hour displays its posts at once, and then those of now', async ({
  setUp,
  publish,
  page,
  service,
  wordpress,
}) => {
  await setUp();
  const url = await publish('[ws_feed feed-id="club" page-size="3"]');
  const html = await (await fetch(url)).text();
  // What the page says of its age, an hour later.
  const kept = html.replace(/data-until="(\d+)"/g, (_, ms) => `data-until="${Number(ms) - 3_600_000}"`);
  expect(kept).not.toBe(html);
  writeFileSync(join(wordpress.plugin, '../../../kept.html'), kept);
  const answers = await Gate.on(page, /\/feeds\/club\//);
  service.clearRequests();
  await page.goto(`${wordpress.url}/kept.html`);
  await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
  expect(service.requests()).not.toContain('/feeds/club/posts?$offset=0&$limit=3');
  await answers.open();
  await expect.poll(() => service.requests()).toContain('/feeds/club/posts?$offset=0&$limit=3');
  await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
});

const TAG = /<script type="module"[^>]*ws-widgets\.js[^>]*><\/script>/;
const CLASSIC = /<script(?! type=["'](?:module|application\/json))[^>]*\ssrc=["'][^"']+["'][^>]*><\/script>/g;

/** What optimisers do with the page: its source, the tag of the plugin's script, and the URL of that. */
const OPTIMISERS: Readonly<Record<string, (html: string, tag: string, src: string) => string>> = {
  'moved to the end of the page': (html, tag) => html.replace(tag, '').replace('</body>', `${tag}</body>`),
  deferred: (html, tag) => html.replace(tag, tag.replace('<script', '<script defer')),
  'loaded as it comes': (html, tag) => html.replace(tag, tag.replace('<script', '<script async')),
  'beside one file of all classic scripts': (html) =>
    html.replace(CLASSIC, '').replace('</head>', '<script src="data:text/javascript,window.joined=1"></script></head>'),
  'joined with other modules': (html, tag, src) =>
    html.replace(tag, `<script type="module">import ${JSON.stringify(src)};\nwindow.joined = 1;</script>`),
  'loaded after the first touch': (html, tag, src) =>
    html.replace(
      tag,
      `<script>addEventListener('pointerdown', () => { const s = document.createElement('script'); s.type = 'module'; s.src = ${JSON.stringify(src)}; document.head.append(s); }, { once: true })</script>`,
    ),
};

for (const [name, change] of Object.entries(OPTIMISERS)) {
  test(`an optimiser may have the script ${name}`, async ({ setUp, publish, page }) => {
    await setUp();
    const url = await publish('[ws_feed feed-id="club" page-size="3"]');
    await openChanged(page, url, change);
    await expect(page.locator('ws-feed article').first()).toBeAttached();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
  });
}

for (const [name, change] of Object.entries({
  'made a classic script': (html: string, tag: string) => html.replace(tag, tag.replace(' type="module"', '')),
  'taken away': (html: string, tag: string) => html.replace(tag, ''),
})) {
  test(`posts stay readable where an optimiser spoils it: the script is ${name}`, async ({ setUp, publish, page }) => {
    await setUp();
    await openChanged(page, await publish('[ws_feed feed-id="club" page-size="3"]'), change);
    await expect(page.locator('ws-feed > article')).toHaveCount(3);
    await expect(page.locator('ws-feed > article').first()).toBeVisible();
  });
}

/** Opens a page as an optimiser changes it. */
async function openChanged(
  page: Page,
  url: string,
  change: (html: string, tag: string, src: string) => string,
): Promise<void> {
  const html = await (await fetch(url)).text();
  const [tag = ''] = TAG.exec(html) ?? [];
  const [, src = ''] = /src=["']([^"']+)/.exec(tag) ?? [];
  expect(src).not.toBe('');
  const changed = change(html, tag, src);
  expect(changed).not.toBe(html);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: changed }));
  await page.goto(url);
}
