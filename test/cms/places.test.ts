import { expect, phpString, POST, test } from './fixtures.ts';

const BLOCK = '<!-- wp:ws-widgets/feed {"feedId":"club","pageSize":"3"} /-->';

test('readers of the site’s own feed get words: the posts, or where they are', async ({ publish, wordpress }) => {
  await publish(`${BLOCK}[ws_public_posts feed-id="bakery" limit="2"]`);
  const readFeed = async (): Promise<string> => (await fetch(`${wordpress.url}/?feed=rss2`)).text();
  const [, item = ''] = (await readFeed()).split('<item>');
  expect(item.match(/<article /g)).toHaveLength(5);
  expect(item).not.toMatch(/<ws-|<script/);

  await publish(BLOCK, { consent: 'click' });
  const [, held = ''] = (await readFeed()).split('<item>');
  expect(held).not.toMatch(/<article|<ws-/);
  expect(held).toMatch(/<a href="http[^"]*\?p=\d+"[^>]*>The posts are on our site<\/a>/);
});

test('the site editor and our patterns show the site’s posts', async ({ openAdmin, page, publish, wordpress }) => {
  const patterns = JSON.parse(
    await wordpress.php(`
      $all = WP_Block_Patterns_Registry::get_instance()->get_all_registered();
      echo json_encode( array_values( wp_list_pluck( array_filter( $all, function ( $one ) { return 0 === strpos( $one['name'], 'ws-widgets/' ); } ), 'content' ) ) );`),
  ) as string[];
  expect(patterns).toHaveLength(3);
  await page.goto(await publish(patterns.join('\n\n'), { feed_id: 'bakery' }));
  for (const feed of await page.locator('ws-feed, ws-public-posts').all()) {
    await feed.scrollIntoViewIfNeeded();
    await expect(feed.locator('[part~=card]').first()).toBeVisible();
  }
  await expect(page.locator('.ws-widgets-notice')).toHaveCount(0);
  await wordpress.php(`update_user_meta( 1, 'locale', 'de_DE' );`);
  await openAdmin('site-editor.php', { feed_id: 'bakery' });
  await wordpress.php(`delete_user_meta( 1, 'locale' );`);
  // The editor's frame may copy scripts without their type.
  const canvas = page.frameLocator('iframe[name=editor-canvas]');
  await canvas.locator('.wp-block').first().waitFor();
  await page.evaluate(() => {
    const { blocks, data } = (window as unknown as { wp: Wp }).wp;
    data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('ws-widgets/feed'));
    data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('ws-widgets/embed'));
  });
  await expect(canvas.locator('ws-feed [part~=card]').first()).toBeVisible();
  await expect(canvas.getByText('Eingebettete Workspaces')).toBeVisible();
});

test('editors read what a shortcode lacks, and where; visitors do not', async ({ logIn, page, publish, wordpress }) => {
  const url = await publish('[ws_feed][ws_feed feed-id="nobody"][ws_feed feed-id="club" filter="a &lt; b"]');
  const notices = page.locator('.ws-widgets-notice');
  await page.goto(url);
  await expect(page.locator('ws-feed')).toHaveCount(2); // no space is kept for the posts of a wrong id
  await expect(page.getByText('The posts could not be loaded.').first()).toBeVisible();
  await expect(notices).toHaveCount(0);
  await logIn('admin');
  await page.goto(url);
  await expect(notices).toHaveText([
    /Paste the address of its public page, or its id/,
    /no workspace with the id “nobody”/,
  ]);
  // The newest post comes first; earlier tests left others.
  expect(await wordpress.php(`wp_set_current_user( 1 ); echo WsWidgets\\links_to_id( 'nobody' );`)).toMatch(
    /^<a href="[^"]+post=\d+[^"]+">News<\/a>/,
  );
});

test('a wide table of a post widens no narrow page without scripts', async ({ publish, openPlain }) => {
  const card = `<template slot="card"><table><tr>${'<td>Non-residents</td>'.repeat(8)}</tr></table></template>`;
  const page = await openPlain(await publish(`[ws_feed feed-id="club" page-size="1"]${card}[/ws_feed]${BLOCK}`));
  await page.setViewportSize({ width: 360, height: 800 });
  const widths = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test('a shortcode is read as titles, authors, tables and links', async ({ page, publish, openPlain, wordpress }) => {
  const days =
    '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><th>Monday</th><td>Shut</td></tr></tbody></table>';
  const text = phpString(`<blockquote><a href="https://x.example">We rest</a></blockquote>${days}`);
  await page.setContent(await wordpress.php(`echo WsWidgets\\text_html( ${text}, 'html', '_blank', true );`));
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - blockquote:
      - link "We rest":
        - /url: https://x.example
    - table:
      - rowgroup:
        - row "Day":
          - columnheader "Day"
      - rowgroup:
        - row "Monday Shut":
          - rowheader "Monday"
          - cell "Shut"`);
  await expect(page.getByRole('link')).toHaveAccessibleDescription('opens in a new tab');
  const post = (await openPlain(await publish('[ws_feed feed-id="club" page-size="1"]'))).locator(POST);
  const title = 'Full time: Rovers 3, Kestrel Town 1';
  await expect(post).toMatchAriaSnapshot(`
    - article:
      - 'heading "${title}" [level=3]'
      - paragraph: Harbour Rovers FC`);
  const link = post.getByRole('link', { name: `Read this post: ${title}` });
  await expect(link).toHaveAccessibleDescription('opens in a new tab');
});

interface Wp {
  readonly blocks: { createBlock(name: string): object };
  readonly data: { dispatch(store: string): { insertBlocks(block: object): void } };
}
