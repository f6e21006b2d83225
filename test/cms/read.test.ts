import { ageAnswers, apiRequests, expect, POST, test } from './fixtures.ts';

const FEED = '[ws_feed feed-id="club" page-size="3"]';

test.describe('a visitor without scripts', () => {
  for (const [name, content, count] of [
    ['a shortcode', FEED, 3],
    ['a shortcode of the latest posts', '[ws_public_posts feed_id="bakery" limit="4"]', 4],
    ['a shortcode of an embed', '[ws_embed embed-id="town" org="valley" page-size="5"]', 5],
    ['a block', '<!-- wp:ws-widgets/feed {"feedId":"club bakery","pageSize":"6"} /-->', 6],
  ] as const) {
    test(`reads the posts of ${name}`, async ({ publish, openPlain }) => {
      const page = await openPlain(await publish(content));
      const shown = page.locator(`:is(ws-feed, ws-public-posts, ws-embed) > ${POST}`);
      await expect(shown).toHaveCount(count);
      for (const text of await shown.allInnerTexts()) {
        expect(text.length).toBeGreaterThan(20);
        expect(text).not.toMatch(/undefined|\bnull\b|\[object|Array\b/);
      }
    });
  }

  test('reads the posts of several workspaces newest first', async ({ publish, openPlain }) => {
    const page = await openPlain(await publish('[ws_feed feed-id="club bakery library" page-size="9"]'));
    const times = await page
      .locator('ws-feed time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(times).toHaveLength(9);
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  test('reads no post, and asks for none, before agreeing', async ({ publish, openPlain, service }) => {
    const url = await publish(`${FEED}\n\n[ws_feed feed-id="bakery" consent="none"]`, { consent: 'click' });
    service.clearRequests();
    const page = await openPlain(url);
    await expect(page.locator('ws-feed')).toHaveCount(2);
    await expect(page.locator('ws-feed > *')).toHaveCount(0);
    expect(service.requests()).toEqual([]);
  });

  test('finds no post that is never to be displayed, nor in the source', async ({ publish, openPlain, service }) => {
    const answer = await fetch(`${service.url}/feeds/club/public-posts?limit=1`);
    const [post] = (await answer.json()) as { postId: string; postText: string }[];
    const url = await publish(`[ws_public_posts feed-id="club" limit="2" hide-posts="${post?.postId}"]`);
    const page = await openPlain(url);
    await expect(page.locator(`ws-public-posts > ${POST}`)).toHaveCount(2);
    expect(await page.content()).not.toContain(post?.postText.slice(0, 40));
  });
});

test('the defaults of the site and what an author writes are on the element', async ({ show, page, service }) => {
  const content = '<!-- wp:ws-widgets/feed {"feedId":"club","target":"_blank","align":"wide"} /-->';
  await show(content, { defaults: { layout: 'grid', search: 'true', target: '_self' } });
  const feed = page.locator('.alignwide > ws-feed');
  const attributes = { 'base-url': service.url, layout: 'grid', search: 'true', target: '_blank' };
  for (const [name, value] of Object.entries(attributes)) await expect(feed).toHaveAttribute(name, value);
});

test.describe('the service', () => {
  test('is asked once for an answer, whoever reads the page while it is kept', async ({ publish, service }) => {
    const url = await publish(FEED);
    service.clearRequests();
    await Promise.all([fetch(url), fetch(url), fetch(url)]);
    await fetch(url);
    expect(apiRequests(service)).toEqual(['/feeds/club/posts?$offset=0&$limit=3']);
  });

  test('that is down leaves the last good answer, at once', async ({ publish, wordpress, service, openPlain }) => {
    const url = await publish(FEED);
    await fetch(url);
    await service.close();
    await ageAnswers(wordpress);
    const page = await openPlain(url);
    await expect(page.locator(`ws-feed > ${POST}`)).toHaveCount(3);
    const until = await page.locator('ws-feed script').getAttribute('data-until');
    expect(Number(until)).toBeLessThan(Date.now());
  });

  for (const trouble of ['500', '502-html', 'silent', '404']) {
    test(`that answers with ${trouble} is left alone, and the page is whole`, async ({ publish, service }) => {
      const url = await publish(`[ws_feed feed-id="trouble-${trouble}"]<p>Below.</p>`);
      service.clearRequests();
      const started = Date.now();
      expect(await (await fetch(url)).text()).toContain('Below.');
      expect(Date.now() - started).toBeLessThan(15_000);
      expect(await (await fetch(url)).text()).toContain('</ws-feed>');
      expect(apiRequests(service)).toHaveLength(1);
    });
  }

  test('of an author’s own address is not asked by WordPress', async ({ publish, service }) => {
    const url = await publish(`[ws_feed feed-id="club" base-url="${service.url}"]`, { base_url: '' });
    service.clearRequests();
    expect(await (await fetch(url)).text()).toContain(`base-url="${service.url}"`);
    expect(service.requests()).toEqual([]);
  });
});
