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

interface Wp {
  readonly blocks: { getBlockType(name: string): { title: string } };
  readonly i18n: { __(text: string, domain: string): string };
}
