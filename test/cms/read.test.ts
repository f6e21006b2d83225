import { expect, test } from './fixtures.ts';

const FEED = '[ws_feed feed-id="club" page-size="3"]';

const apiRequests = (requests: readonly string[]): readonly string[] =>
  requests.filter((path) => /^\/(feeds|integration)\//.test(path));

test.describe('a visitor without scripts', () => {
  for (const [name, content, count] of [
    ['a shortcode', FEED, 3],
    ['a shortcode of the latest posts', '[ws_public_posts feed_id="bakery" limit="4"]', 4],
    ['a shortcode of an embed', '[ws_embed embed-id="town" org="valley" page-size="5"]', 5],
    ['a block', '<!-- wp:ws-widgets/feed {"feedId":"club bakery","pageSize":"6"} /-->', 6],
  ] as const) {
    test(`reads the posts of ${name}`, async ({ setUp, publish, openPlain }) => {
      await setUp();
      const page = await openPlain(await publish(content));
      const shown = page.locator('ws-feed article, ws-public-posts article, ws-embed article');
      await expect(shown).toHaveCount(count);
      for (const text of await shown.allInnerTexts()) {
        expect(text.length).toBeGreaterThan(20);
        expect(text).not.toMatch(/undefined|\bnull\b|\[object|Array\b/);
      }
    });
  }

  test('reads the posts of several workspaces newest first', async ({ setUp, publish, openPlain }) => {
    await setUp();
    const page = await openPlain(await publish('[ws_feed feed-id="club bakery library" page-size="9"]'));
    const times = await page
      .locator('ws-feed time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(times).toHaveLength(9);
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  test('reads no post where the visitor has to agree first, and nothing asks the service', async ({
    setUp,
    publish,
    openPlain,
    service,
  }) => {
    await setUp({ consent: 'click' });
    const url = await publish(`${FEED}\n\n[ws_feed feed-id="bakery" consent="none"]`);
    service.clearRequests();
    const page = await openPlain(url);
    await expect(page.locator('ws-feed')).toHaveCount(2);
    await expect(page.locator('ws-feed > *')).toHaveCount(0);
    expect(service.requests()).toEqual([]);
  });

  test('reads no post that is never to be displayed, nor is it in the source', async ({
    setUp,
    publish,
    openPlain,
    service,
  }) => {
    await setUp();
    const answer = await fetch(`${service.url}/feeds/club/public-posts?limit=1`);
    const [post] = (await answer.json()) as { postId: string; postText: string }[];
    const page = await openPlain(
      await publish(`[ws_public_posts feed-id="club" limit="2" hide-posts="${post?.postId}"]`),
    );
    await expect(page.locator('ws-public-posts article')).toHaveCount(2);
    expect(await page.content()).not.toContain(post?.postText.slice(0, 40));
  });
});

test('a visitor with scripts gets the cards, in the page that WordPress made', async ({ setUp, publish, page }) => {
  await setUp();
  await page.goto(await publish(FEED));
  await expect(page.locator('ws-feed').locator('[part~=card]')).toHaveCount(3);
  await expect(page.locator('ws-feed > article').first()).toBeHidden();
});

test('the address, the defaults of the site and what an author writes are on the element', async ({
  setUp,
  publish,
  page,
  service,
}) => {
  await setUp({ defaults: { layout: 'grid', search: 'true', target: '_self' } });
  await page.goto(await publish('<!-- wp:ws-widgets/feed {"feedId":"club","target":"_blank","align":"wide"} /-->'));
  const feed = page.locator('ws-feed');
  await expect(feed).toHaveAttribute('base-url', service.url);
  await expect(feed).toHaveAttribute('layout', 'grid');
  await expect(feed).toHaveAttribute('search', 'true');
  await expect(feed).toHaveAttribute('target', '_blank');
  await expect(page.locator('.alignwide > ws-feed')).toHaveCount(1);
});

test.describe('the service', () => {
  test('is asked once for an answer, whoever reads the page while it is kept', async ({ setUp, publish, service }) => {
    await setUp();
    const url = await publish(FEED);
    service.clearRequests();
    await Promise.all([fetch(url), fetch(url), fetch(url)]);
    await fetch(url);
    expect(apiRequests(service.requests())).toEqual(['/feeds/club/posts?$offset=0&$limit=3']);
  });

  test('is not waited for when it is down: the last good answer is printed', async ({
    setUp,
    publish,
    wordpress,
    service,
    openPlain,
  }) => {
    await setUp();
    const url = await publish(FEED);
    await fetch(url);
    await service.close();
    // As if what is kept were an hour old.
    await wordpress.php(`
      global $wpdb;
      foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '_transient_ws_widgets_%'" ) as $name ) {
        $kept = get_option( $name );
        $kept['until'] = time() - HOUR_IN_SECONDS;
        update_option( $name, $kept );
      }`);
    const page = await openPlain(url);
    await expect(page.locator('ws-feed article')).toHaveCount(3);
    const until = await page.locator('ws-feed script').getAttribute('data-until');
    expect(Number(until)).toBeLessThan(Date.now());
  });

  for (const trouble of ['500', '502-html', 'silent', '404']) {
    test(`that answers with ${trouble} is left alone for a minute, and the page is whole`, async ({
      setUp,
      publish,
      service,
    }) => {
      await setUp();
      const url = await publish(`[ws_feed feed-id="trouble-${trouble}"]<p>Below.</p>`);
      service.clearRequests();
      const started = Date.now();
      expect(await (await fetch(url)).text()).toContain('Below.');
      expect(Date.now() - started).toBeLessThan(15_000);
      expect(await (await fetch(url)).text()).toContain('</ws-feed>');
      expect(apiRequests(service.requests())).toHaveLength(1);
    });
  }

  test('of an author’s own address is not asked by WordPress', async ({ setUp, publish, service }) => {
    await setUp({ base_url: '' });
    service.clearRequests();
    const html = await (await fetch(await publish(`[ws_feed feed-id="club" base-url="${service.url}"]`))).text();
    expect(html).toContain(`base-url="${service.url}"`);
    expect(service.requests()).toEqual([]);
  });
});
