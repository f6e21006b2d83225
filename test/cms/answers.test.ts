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

const TAG = /<script type="module"[^>]*ws-widgets\.js[^>]*><\/script>/;

for (const [name, change] of Object.entries({
  'at the end of the page': (html: string, tag: string) => html.replace(tag, '').replace('</body>', `${tag}</body>`),
  deferred: (html: string, tag: string) => html.replace(tag, tag.replace('<script', '<script defer')),
  'after the first touch': (html: string, tag: string, src: string) =>
    html.replace(
      tag,
      `<script>addEventListener('pointerdown', () => { const s = document.createElement('script'); s.type = 'module'; s.src = ${JSON.stringify(src)}; document.head.append(s); }, { once: true })</script>`,
    ),
})) {
  test(`an optimiser may load the script ${name}`, async ({ setUp, publish, page, service }) => {
    await setUp();
    const url = await publish('[ws_feed feed-id="club" page-size="3"]');
    const html = await (await fetch(url)).text();
    const [tag = ''] = TAG.exec(html) ?? [];
    const [, src = ''] = /src=["']([^"']+)/.exec(tag) ?? [];
    expect(src).not.toBe('');
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: change(html, tag, src) }));
    service.clearRequests();
    await page.goto(url);
    await expect(page.locator('ws-feed article').first()).toBeAttached();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
  });
}
