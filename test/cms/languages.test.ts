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

test('a visitor reads the words of PHP in each language that the elements speak', async ({ wordpress }) => {
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

test('a variant is spoken as its language is, but for the characters of Chinese', async ({ wordpress }) => {
  const printed = await wordpress.php(`
    echo json_encode( array_map(
      'WsWidgets\\nearest_locale',
      array( 'de_DE', 'de_DE_formal', 'de_AT', 'fr_CA', 'pt_AO', 'zh_TW', 'sr_RS', 'fi', 'tl', 'en_GB', 'ary' )
    ) );`);
  expect(JSON.parse(printed)).toEqual([
    'de_DE',
    'de_DE_formal',
    'de_DE',
    'fr_FR',
    'pt_BR',
    'zh_TW',
    'sr',
    'fi',
    'tl',
    'en_GB',
    'ary',
  ]);
});
