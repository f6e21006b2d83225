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

test('the REST API of the site has the posts in the content', async ({ publish, wordpress }) => {
  const id = new URL(await publish(BLOCK)).searchParams.get('p');
  const answer = await fetch(`${wordpress.url}/?rest_route=/wp/v2/posts/${id}`);
  const { content } = (await answer.json()) as { content: { rendered: string } };
  expect(content.rendered.match(/<article /g)).toHaveLength(3);
});

test('a template part of a block theme has posts, for a visitor without scripts too', async ({
  setUp,
  wordpress,
  page,
  openPlain,
}) => {
  await setUp();
  const id = await wordpress.php(`
    wp_set_current_user( 1 );
    $id = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_status' => 'publish', 'post_content' => wp_slash( ${phpString(BLOCK)} ) ) );
    wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
    wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );
    echo $id;`);
  await page.goto(wordpress.url);
  await expect(page.locator('footer ws-feed [part~=card]')).toHaveCount(3);
  const plain = await openPlain(wordpress.url);
  await expect(plain.locator(`footer ws-feed > ${POST}`)).toHaveCount(3);
  await wordpress.php(`wp_delete_post( ${id}, true );`);
});

test('a widget area of a classic theme takes the block', async ({ publish, wordpress, openPlain }) => {
  await wordpress.php(`
    switch_theme( 'twentytwentyone' );
    update_option( 'widget_block', array( 2 => array( 'content' => ${phpString(BLOCK)} ), '_multiwidget' => 1 ) );
    update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'block-2' ), 'array_version' => 3 ) );`);
  const plain = await openPlain(await publish('Nothing.'));
  await expect(plain.locator(`.widget_block ws-feed > ${POST}`)).toHaveCount(3);
  await wordpress.php(`
    switch_theme( 'twentytwentythree' );
    remove_theme_mods();
    delete_option( 'widget_block' );
    delete_option( 'sidebars_widgets' );`);
});

test('the site editor loads the blocks, and three patterns of ours show the site’s workspace', async ({
  openAdmin,
  page,
  publish,
  wordpress,
}) => {
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
  await openAdmin('site-editor.php', { feed_id: 'bakery' });
  await page.waitForFunction(
    () => (window as unknown as { wp?: Wp }).wp?.blocks?.getBlockType('ws-widgets/feed') !== undefined,
  );
});

interface Wp {
  readonly blocks?: { getBlockType(name: string): object | undefined };
}
