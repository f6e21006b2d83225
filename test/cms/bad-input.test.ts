import type { Page } from '@playwright/test';
import { decodeAll } from '../../src/model/words/references.ts';
import { breakDelimiters, MARKS } from '../../src/content/text/break-delimiters.ts';
import { ALLOWED, type AllowedElements } from '../support/allowed-content.ts';
import { closedAfter } from '../support/closed-after.ts';
import { startHostileService, BATCHES } from '../support/hostile-service.ts';
import type { Served } from '../support/serve.ts';
import { some } from '../support/deep.ts';
import { startBadService, TEXTS } from './bad-service.ts';
import { expect, POST, type Show, test as base } from './fixtures.ts';

const test = base.extend<{ bad: Served; hostile: Served; showAsPrinted: Show }>({
  bad: closedAfter(startBadService),
  hostile: closedAfter(startHostileService),
  // The page's own scripts run, the plugin's do not, so that what was printed can be examined.
  showAsPrinted: async ({ show, page }, use) => {
    await page.route(/plugins\/ws-widgets\/dist/, (route) => route.abort());
    await use(show);
  },
});

/** The elements and attributes that PHP prints of posts. */
const PRINTED: AllowedElements = {
  ...ALLOWED.prose,
  a: [...(ALLOWED.prose['a'] ?? []), 'aria-label', 'aria-description'],
  article: Object.keys(MARKS),
  span: [...(ALLOWED.prose['span'] ?? []), 'role', 'aria-level', 'style', ...Object.keys(MARKS)],
  img: ['src', 'alt', 'loading', 'decoding', 'referrerpolicy', 'style'],
  video: ['src', 'aria-label', 'controls', 'preload'],
  script: ['type', 'data-url', 'data-until'],
  class: [MARKS.class],
  role: 'article blockquote cell columnheader heading list listitem paragraph row rowgroup separator table'.split(' '),
};

/** What of a feed's printed content is no such element or attribute, or leads to neither http(s) nor an email address. */
const findForeign = (page: Page, feed: string): Promise<string[]> =>
  page.locator(feed).evaluate((element, printed) => {
    const foreign: string[] = [];
    for (const { localName, attributes } of element.querySelectorAll('*')) {
      if (!printed[localName]) foreign.push(`<${localName}>`);
      for (const { name, value } of attributes) {
        if (!printed[localName]?.includes(name)) foreign.push(`<${localName} ${name}>`);
        if (/^(href|src)$/.test(name) && !/^(https?:\/\/|mailto:[^?]+$)/.test(value))
          foreign.push(`${name}="${value}"`);
        if (name === 'style' && !/^(max-width:100%;height:auto|display:(?!.*position)[\w:;. -]+)$/.test(value))
          foreign.push(value);
        if (name === 'class' && value !== printed['class']?.[0]) foreign.push(value);
        if (name === 'role' && !printed['role']?.includes(value)) foreign.push(value);
        if (name === 'type' && !/^application\/(ld\+)?json$/.test(value)) foreign.push(value);
      }
    }
    return foreign;
  }, PRINTED);

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => '__hacked' in window);

const CONTENTS = {
  'a block': '<!-- wp:ws-widgets/feed {"feedId":"any"} /--><!-- wp:paragraph --><p>Below.</p><!-- /wp:paragraph -->',
  'a shortcode': '[ws_feed feed-id="any"]<p>Below.</p>',
};

for (const [name, content] of Object.entries(CONTENTS)) {
  test(`code and shortcodes in texts of ${name} are displayed`, async ({ showAsPrinted, bad, page }) => {
    await showAsPrinted(content, { base_url: bad.url, defaults: { 'text-format': 'plain' } });
    const posts = page.locator(`ws-feed > ${POST}`);
    await expect(posts).toHaveCount(TEXTS.length);
    for (const [i, text] of TEXTS.entries()) {
      await expect(posts.nth(i).getByRole('heading', { level: 3 })).toHaveText(breakDelimiters(decodeAll(text)), {
        useInnerText: true,
      });
      expect(await posts.nth(i).locator('> [dir]').last().textContent()).toBe(breakDelimiters(text));
    }
    expect(await findForeign(page, 'ws-feed')).toEqual([]);
    await expect(page.getByText('Below.')).toBeVisible();
    expect(await hasRun(page)).toBe(false);
  });
}

test('markup in texts is prose, and their JSON is what was sent', async ({ showAsPrinted, bad, page }) => {
  await showAsPrinted(CONTENTS['a block'], { base_url: bad.url, defaults: { 'text-format': 'html' } });
  expect(await findForeign(page, 'ws-feed')).toEqual([]);
  await expect(page.locator(`ws-feed > ${POST}`)).toHaveCount(TEXTS.length);
  await expect(page.getByText('Below.')).toBeVisible();
  await expect(page.locator('footer')).not.toHaveCount(0);
  const json: unknown = JSON.parse((await page.locator('ws-feed > script[data-url]').textContent()) ?? '');
  expect(json).toMatchObject({ items: TEXTS.map((postText) => ({ postText })) });
  expect(await hasRun(page)).toBe(false);
});

for (const shape of ['summary', 'request']) {
  test(`no payload in the fields of a ${shape} gets out of its text`, async ({ showAsPrinted, hostile, page }) => {
    const feeds = BATCHES.map((_, i) => `[ws_feed feed-id="${shape}.${i}" page-size="30"]`);
    await showAsPrinted(feeds.join('\n\n'), { base_url: hostile.url, defaults: { 'text-format': 'html' } });
    await expect(page.locator('ws-feed')).toHaveCount(feeds.length);
    for (const i of feeds.keys()) expect(await findForeign(page, `ws-feed >> nth=${i}`)).toEqual([]);
    expect(await hasRun(page)).toBe(false);
  });
}

test('an answer of 10 MB is not read, not kept, and the page is whole', async ({ publish, bad, wordpress }) => {
  const url = await publish('[ws_feed feed-id="large"]<p>Below.</p>', { base_url: bad.url });
  const html = await (await fetch(url)).text();
  expect(html).toContain('Below.');
  expect(html.length).toBeLessThan(200_000);
  const kept = await wordpress.php(`
    global $wpdb;
    echo $wpdb->get_var( "SELECT MAX(LENGTH(option_value)) FROM $wpdb->options WHERE option_name LIKE '%ws_widgets_%'" );`);
  expect(Number(kept)).toBeLessThan(1000);
});

const PROSE = '[ws_public_posts feed-id="prose" limit="2"]';

/** Where an author may put a shortcode. */
const PLACES: Readonly<Record<string, string>> = {
  'a paragraph with a class': `<p class="has-text-align-center">${PROSE}</p>`,
  'a paragraph with text beside': `<p>Before ${PROSE} and after.</p>`,
  'words in bold': `<p><strong>${PROSE}</strong></p>`,
  'an item of a list': `<ul><li>${PROSE}</li><li>Next</li></ul>`,
  'a cell of a table': `<table><tbody><tr><td>${PROSE}</td><td>Next</td></tr></tbody></table>`,
  'a heading': `<h2>${PROSE}</h2>`,
};

/** How many posts are within the element, and how many in the whole page, in case the parser put some elsewhere. */
const findPosts = (page: Page): Promise<readonly number[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    return [all.filter((post) => post.parentElement?.localName === 'ws-public-posts').length, all.length];
  }, POST);

for (const [name, content] of some(Object.entries(PLACES))) {
  test(`each post of a shortcode in ${name} is in the element, once`, async ({ show, bad, page, openPlain }) => {
    await show(content, { base_url: bad.url });
    await expect(page.locator('ws-public-posts [part~=card]')).toHaveCount(2);
    expect(await findPosts(page)).toEqual([2, 2]);
    await expect(page.getByText('Cell of 1')).toHaveCount(1 + 1); // hidden in the element, and displayed by it
    await expect(page.getByText('Cell of 1').filter({ visible: true })).toHaveCount(1);
    const plain = await openPlain(page.url());
    await expect(plain.getByRole('article').getByRole('listitem').first()).toBeVisible();
    expect(await findForeign(plain, 'ws-public-posts')).toEqual([]);
  });
}

const ODD_ID = `a"b'c<d>[e]&f/../g?h#i%20é`;

test('an id with quotes and brackets stays an id', async ({ showAsPrinted, bad, page }) => {
  const inBlock = JSON.stringify({ feedId: ODD_ID }).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  const escaped = ODD_ID.replaceAll(/[&"<>[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const content = `<!-- wp:ws-widgets/feed ${inBlock} /-->\n\n[ws_feed feed-id="${escaped}"]`;
  await showAsPrinted(content, { base_url: bad.url });
  const ids = await page.locator('ws-feed').evaluateAll((feeds) => feeds.map((feed) => feed.getAttribute('feed-id')));
  expect(ids).toEqual([ODD_ID, ODD_ID]);
  const url = `/feeds/${encodeURIComponent(ODD_ID)}/posts?$offset=0&$limit=10`;
  expect([...new Set(bad.requests)]).toEqual([url]);
  await expect(page.locator('ws-feed > script').first()).toHaveAttribute('data-url', bad.url + url);
});

test('options of other types are as good as absent, and the page is whole', async ({ publish, page }) => {
  const wrong = {
    base_url: ['https://a.test'],
    minutes: {},
    consent: [],
    defaults: { layout: ['grid'], theme: 'dark' },
  };
  for (const options of [wrong, { base_url: 7, defaults: 'dark', minutes: 'soon' }]) {
    await page.goto(await publish(CONTENTS['a shortcode'], options));
    await expect(page.getByText('Below.')).toBeVisible();
  }
});
