import { expect, POST, test } from './fixtures.ts';

test.describe('an Arabic site', () => {
  test.beforeEach(({ wordpress }) => wordpress.php("update_option( 'WPLANG', 'ar' );"));
  test.afterEach(({ wordpress }) => wordpress.php("update_option( 'WPLANG', '' );"));

  test('reads from right to left, in the words of its language', async ({ publish, page, openPlain }) => {
    const url = await publish('[ws_feed feed-id="club" page-size="3"]');
    const plain = await openPlain(url);
    await expect(plain.locator('html')).toHaveAttribute('dir', 'rtl');
    const link = plain.locator(`ws-feed > ${POST}`).first().getByRole('link', { name: 'قراءة هذا المنشور' });
    await expect(link).toBeVisible();

    await page.goto(url);
    const feed = page.locator('ws-feed');
    await expect(feed.getByRole('button', { name: 'عرض المزيد' })).toBeVisible();
    await expect(feed.locator('[part~=link]').first()).toContainText('عرض المنشور');
    await expect(feed.locator('[part~=card]').first()).toHaveCSS('direction', 'rtl');
  });

  test('has its settings and its blocks in Arabic', async ({ openAdmin, page, wordpress }) => {
    await openAdmin('options-general.php?page=ws-widgets');
    await expect(page.getByLabel('عنوان الخدمة')).toHaveValue(/^http/);
    await page.goto(`${wordpress.url}/wp-admin/post-new.php`);
    const texts = await page.evaluate(() => {
      const { blocks, i18n } = (window as unknown as { wp: Wp }).wp;
      return [blocks.getBlockType('ws-widgets/feed').title, i18n.__('Display the posts', 'ws-widgets')];
    });
    expect(texts).toEqual(['خلاصة المنشورات', 'عرض المنشورات']);
  });
});

test('a site has the words of PHP in its language, whatever the script', async ({ wordpress }) => {
  const said = await wordpress.php(`
    echo json_encode( array_map( function ( $locale ) {
      $mo = new MO();
      $file = WP_PLUGIN_DIR . '/ws-widgets/languages/ws-widgets-' . WsWidgets\\nearest_locale( $locale ) . '.mo';
      return $mo->import_from_file( $file ) ? $mo->translate( 'Read this post' ) : '';
    }, array( 'bg_BG', 'nb_NO', 'zh_TW', 'de_DE_formal' ) ) );`);
  expect(JSON.parse(said)).toEqual(['Преглед на публикацията', 'Vis innlegget', '查看貼文', 'Diesen Beitrag lesen']);
});

interface Wp {
  readonly blocks: { getBlockType(name: string): { title: string } };
  readonly i18n: { __(text: string, domain: string): string };
}

test('a variant is spoken as its language is, or as its readers write it', async ({ wordpress }) => {
  const spoken = {
    de_DE: 'de_DE',
    de_DE_formal: 'de_DE_formal',
    de_AT: 'de_DE',
    de_CH: 'de_DE_formal',
    fr_CA: 'fr_FR',
    nn_NO: 'nb_NO',
    pt_AO: 'pt_PT',
    zh_TW: 'zh_TW',
    zh_HK: 'zh_TW',
    zh_SG: 'zh_CN',
    sr_RS: 'sr_RS',
    fi: 'fi',
    tl: 'tl',
    en_GB: 'en_GB',
    ary: 'ary',
  };
  const printed = await wordpress.php(`
    echo json_encode( array_map(
      'WsWidgets\\nearest_locale',
      array( '${Object.keys(spoken).join("', '")}' )
    ) );`);
  expect(JSON.parse(printed)).toEqual(Object.values(spoken));
});
