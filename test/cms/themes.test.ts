import type { Locator } from '@playwright/test';
import { expect, POST, test } from './fixtures.ts';

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

/** The color of an element's text, and what is behind it, as they are painted: either may be translucent. */
const colorsOf = (locator: Locator): Promise<readonly [string, string]> =>
  locator.evaluate((element) => {
    const behind: string[] = [];
    for (let node: Element | null = element; node;) {
      behind.unshift(getComputedStyle(node).backgroundColor);
      const root: Node = node.getRootNode();
      node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    const paint = (colors: readonly string[]): string => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      for (const color of ['white', ...colors]) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return `rgb(${context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`;
    };
    return [paint([...behind, getComputedStyle(element).color]), paint(behind)];
  });

const block = (more: object): string => `<!-- wp:ws-widgets/feed ${JSON.stringify({ feedId: 'club', ...more })} /-->`;

/** Styles of WordPress 6.1's own theme, by the file that has each, and blocks with colors of their own. */
const LOOKS: Readonly<Record<string, readonly [string, string]>> = {
  'the default theme': ['', block({})],
  'a dark variation of it': ['pitch', block({})],
  'a block with a background and a text of its own': ['', block({ backgroundColor: 'contrast', textColor: 'base' })],
  'a dark design on the light theme': ['', block({ theme: 'dark' })],
};

for (const [name, [variation, content]] of Object.entries(LOOKS)) {
  test(`links and buttons are legible on ${name}`, { tag: '@deep' }, async ({ show, page, wordpress }) => {
    await wordpress.php(`
      wp_set_current_user( 1 );
      $file = get_theme_root() . '/twentytwentythree/styles/${variation}.json';
      $styles = '${variation}' ? json_decode( file_get_contents( $file ), true ) : array( 'version' => 2 );
      wp_update_post( array(
        'ID' => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
        'post_content' => wp_slash( wp_json_encode( $styles + array( 'isGlobalStylesUserThemeJSON' => true ) ) ),
      ) );`);
    await show(content);
    for (const part of ['link', 'more', 'action']) {
      const shown = page.locator(`ws-feed [part~=${part}]`).first();
      await expect(shown).toBeVisible();
      const pair = (await colorsOf(shown)).map((color) => `'${color}'`).join();
      expect
        .soft(await wordpress.php(`echo WsWidgets\\is_legible( ${pair} ) ? 'legible' : '';`), `${part}: ${pair}`)
        .toBe('legible');
    }
  });
}

test(
  'a link color, a text color and a background of a block are those of its posts',
  { tag: '@deep' },
  async ({ show, page }) => {
    const color = { text: '#102030', background: '#ffeedd' };
    await show(block({ style: { color, elements: { link: { color: { text: 'var:preset|color|secondary' } } } } }));
    const feed = page.locator('ws-feed');
    await expect(feed.locator('[part~=link]').first()).toHaveCSS('color', 'rgb(52, 92, 0)');
    await expect(feed.locator('[part~=text]').first()).toHaveCSS('color', 'rgb(16, 32, 48)');
    await expect(page.locator('.wp-block-ws-widgets-feed')).toHaveCSS('background-color', 'rgb(255, 238, 221)');
  },
);

test(
  'a classic theme takes shortcodes in a post and a widget',
  { tag: '@deep' },
  async ({ publish, page, wordpress, openPlain }) => {
    await wordpress.php(`
    switch_theme( 'twentytwentyone' );
    $text = array( 'title' => 'Latest', 'text' => 'From our bakery: [ws_public_posts feed-id="bakery" limit="2"]', 'filter' => true, 'visual' => true );
    update_option( 'widget_text', array( 2 => $text, '_multiwidget' => 1 ) );
    update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'text-2' ), 'array_version' => 3 ) );`);
    const url = await publish('[ws_feed feed-id="club" page-size="3"]');
    await page.goto(url);
    await expect(page.locator('body.wp-embed-responsive')).toBeAttached();
    await expect(page.locator('.entry-content ws-feed [part~=card]')).toHaveCount(3);
    await expect(page.locator('.widget_text ws-public-posts [part~=card]')).toHaveCount(2);
    const plain = await openPlain(url);
    await expect(plain.locator(`.entry-content ws-feed > ${POST}`)).toHaveCount(3);
    await expect(plain.locator(`.widget_text ws-public-posts > ${POST}`)).toHaveCount(2);
    await expect(plain.locator(`.widget_text ws-public-posts > ${POST}`).first()).toBeVisible();
  },
);
