import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gate } from '../support/gate.ts';
import { some } from '../support/deep.ts';
import { apiRequests, expect, POST, test } from './fixtures.ts';

const FEEDS = {
  'the latest posts': ['ws-public-posts', '[wswidgets_public_posts feed_id="club" limit="4"]', 4],
  'a feed': ['ws-feed', '<!-- wp:ws-widgets/feed {"feedId":"club","pageSize":"5"} /-->', 5],
  'a feed of several workspaces': ['ws-feed', '[ws_feed feed-id="club bakery"]', 10],
  'an embed': ['ws-embed', '[ws_embed embed-id="town" org="valley"]', 10],
  'a feed with a filter of its own': ['ws-feed', '[ws_feed feed-id="club" has="image" page-size="2"]', 2],
} as const;

const FEED = '[ws_feed feed-id="club" page-size="3"]';
const FIRST_PAGE = '/feeds/club/posts?$offset=0&$limit=3';

for (const [name, [tag, content, count]] of some(Object.entries(FEEDS))) {
  test(`printed posts of ${name} are displayed without a request`, async ({ publish, openPlain, page, service }) => {
    const plain = await openPlain(await publish(content)); // WordPress requests its posts
    const printed = plain.locator(`${tag} > ${POST}`);
    await expect(printed).toHaveCount(content.includes('has=') ? 0 : count); // the elements alone choose posts
    for (const text of await printed.allInnerTexts()) {
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/undefined|\bnull\b|\[object|Array\b/);
    }
    service.clearRequests();
    await page.goto(plain.url());
    await expect(page.locator(`${tag} [part~=card]`)).toHaveCount(count);
    await expect(page.locator(`${tag} > ${POST}`).first()).toBeHidden();
    expect(apiRequests(service)).toEqual([]);
  });
}

test('a page of an hour ago displays its posts, then those of now', async ({ publish, page, service, wordpress }) => {
  const html = await (await fetch(await publish(FEED))).text();
  // As the page is an hour later: the time until which its answers are fresh has passed.
  const kept = html.replace(/data-until="(\d+)"/g, (_, ms) => `data-until="${Number(ms) - 3_600_000}"`);
  expect(kept).not.toBe(html);
  writeFileSync(join(wordpress.plugin, '../../../kept.html'), kept);
  const answers = await Gate.on(page, /\/feeds\/club\//);
  service.clearRequests();
  await page.goto(`${wordpress.url}/kept.html`);
  await expect(page.locator('ws-feed [part~=card]')).toHaveCount(3);
  expect(service.requests()).not.toContain(FIRST_PAGE);
  await answers.open();
  await expect.poll(() => service.requests()).toContain(FIRST_PAGE);
  await expect(page.locator('ws-feed [part~=card]')).toHaveCount(3);
});

const TAG = /<script type="module"[^>]*ws-widgets\.js[^>]*><\/script>/;
const CLASSIC = /<script(?! type=["'](?:module|application\/json))[^>]*\ssrc=["'][^"']+["'][^>]*><\/script>/g;

/** What optimizers do with a page, given its source, the tag of the plugin's script, and the URL of the script. */
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

/** What optimizers do that breaks the script. */
const SPOILERS: typeof OPTIMISERS = {
  'made a classic script': (html, tag) => html.replace(tag, tag.replace(' type="module"', '')),
  'taken away': (html, tag) => html.replace(tag, ''),
};

for (const [name, change] of [...some(Object.entries(OPTIMISERS)), ...some(Object.entries(SPOILERS))]) {
  test(`posts are readable where an optimizer has the script ${name}`, async ({ publish, page }) => {
    const url = await publish(FEED);
    const html = await (await fetch(url)).text();
    const [tag = ''] = TAG.exec(html) ?? [];
    const [, src = ''] = /src=["']([^"']+)/.exec(tag) ?? [];
    expect(src).not.toBe('');
    const changed = change(html, tag, src);
    expect(changed).not.toBe(html);
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: changed }));
    await page.goto(url);
    if (name in SPOILERS) {
      await expect(page.locator(`ws-feed > ${POST}`)).toHaveCount(3);
      await expect(page.locator(`ws-feed > ${POST}`).first()).toBeVisible();
    } else {
      await expect(page.locator(`ws-feed > ${POST}`).first()).toBeAttached();
      await page.locator('body').click({ position: { x: 2, y: 2 } });
      await expect(page.locator('ws-feed [part~=card]')).toHaveCount(3);
    }
  });
}
