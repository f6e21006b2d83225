import { expect, test } from './fixtures.ts';

test.afterEach(({ wordpress }) =>
  wordpress.php(`
    switch_theme( 'twentytwentythree' );
    remove_theme_mods();
    delete_option( 'widget_text' );
    delete_option( 'sidebars_widgets' );
    foreach ( get_posts( array( 'post_type' => 'wp_global_styles', 'post_status' => 'any' ) ) as $post ) wp_delete_post( $post->ID, true );`),
);

test('the colors, corners, gap and font of a theme are the elements’', async ({ show, page, wordpress }) => {
  await wordpress.php(`
    wp_set_current_user( 1 );
    wp_update_post( array(
      'ID' => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
      'post_content' => wp_slash( wp_json_encode( array(
        'version' => 2,
        'isGlobalStylesUserThemeJSON' => true,
        'styles' => array(
          'typography' => array( 'fontFamily' => 'Georgia, serif' ),
          'spacing' => array( 'blockGap' => '40px' ),
          'elements' => array(
            'link' => array( 'color' => array( 'text' => 'rgb(1, 2, 3)' ) ),
            'button' => array(
              'color' => array( 'background' => 'var:preset|color|secondary' ),
              'border' => array( 'radius' => '5px' ),
            ),
          ),
        ),
      ) ) ),
    ) );`);
  await show('<!-- wp:ws-widgets/feed {"feedId":"club","layout":"grid"} /-->');
  const card = page.locator('ws-feed [part~=card]').first();
  await expect(card).toHaveCSS('border-radius', '5px');
  await expect(card).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.locator('ws-feed [part~=link]').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  const feed = page.locator('ws-feed');
  await expect(feed).toHaveCSS('--ws-gap', '40px');
  const [accent, button] = await feed.evaluate((element) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.className = 'wp-element-button';
    link.style.color = getComputedStyle(element).getPropertyValue('--ws-accent');
    const { color, backgroundColor } = getComputedStyle(link);
    return [color, backgroundColor];
  });
  expect(accent).toBe(button);
});

test('pills of buttons make no pills of cards, and what is no value of CSS is left out', async ({ wordpress }) => {
  const printed = await wordpress.php(`
    echo json_encode( array(
      WsWidgets\\card_radius( '9999px' ), WsWidgets\\card_radius( '0' ), WsWidgets\\card_radius( array( 'topLeft' => '1px' ) ),
      WsWidgets\\css_value( 'red;}body{display:none' ), WsWidgets\\css_value( '</style><script>' ), WsWidgets\\css_value( 'var:preset|color|primary' ),
    ) );`);
  const radii = ['min(9999px,1em)', 'min(0px,1em)', ''];
  expect(JSON.parse(printed)).toEqual([...radii, '', '', 'var(--wp--preset--color--primary)']);
});

test('a classic theme takes shortcodes in a post and a widget', async ({ publish, page, wordpress, openPlain }) => {
  await wordpress.php(`
    switch_theme( 'twentytwentyone' );
    $text = array( 'title' => 'Latest', 'text' => '[ws_public_posts feed-id="bakery" limit="2"]', 'filter' => true, 'visual' => true );
    update_option( 'widget_text', array( 2 => $text, '_multiwidget' => 1 ) );
    update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'text-2' ), 'array_version' => 3 ) );`);
  const url = await publish('[ws_feed feed-id="club" page-size="3"]');
  await page.goto(url);
  await expect(page.locator('body.wp-embed-responsive')).toBeAttached();
  await expect(page.locator('.entry-content ws-feed [part~=card]')).toHaveCount(3);
  await expect(page.locator('.widget_text ws-public-posts [part~=card]')).toHaveCount(2);
  const plain = await openPlain(url);
  await expect(plain.locator('.entry-content ws-feed > article')).toHaveCount(3);
  await expect(plain.locator('.widget_text ws-public-posts > article')).toHaveCount(2);
  await expect(plain.locator('.widget_text ws-public-posts > article').first()).toBeVisible();
});
