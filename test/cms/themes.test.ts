import { expect, test } from './fixtures.ts';

test.afterEach(({ wordpress }) =>
  wordpress.php(`
    switch_theme( 'twentytwentythree' );
    remove_theme_mods();
    delete_option( 'widget_text' );
    delete_option( 'sidebars_widgets' );
    foreach ( get_posts( array( 'post_type' => 'wp_global_styles', 'post_status' => 'any' ) ) as $post ) wp_delete_post( $post->ID, true );`),
);

test(
  'the colors, corners, gap and font of a theme are the elements’',
  { tag: '@deep' },
  async ({ show, page, wordpress }) => {
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
  },
);
