import { rmSync } from 'node:fs';
import { pluginZip } from '../../scripts/wordpress/make-plugin.ts';
import { expect, test } from './fixtures.ts';

const TRACES = `
  global $wpdb;
  echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE INSTR( CONCAT( option_name, option_value ), 'ws_widgets' )" );`;

test('the zip is uploaded, used, and deleted without a trace', async ({ publish, logIn, page, wordpress }) => {
  await wordpress.php(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    delete_option( 'ws_widgets' );
    deactivate_plugins( 'ws-widgets/ws-widgets.php' );`);
  rmSync(wordpress.plugin, { recursive: true });
  await logIn('admin');
  await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
  const upload = { name: 'ws-widgets.zip', mimeType: 'application/zip', buffer: pluginZip() };
  expect(upload.buffer.length).toBeLessThan(1_000_000);
  await page.getByLabel('Plugin zip file').setInputFiles(upload);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  await expect(page.locator('.notice', { hasText: 'Set up the address' }).getByRole('link')).toBeVisible();

  const url = await publish('[ws_feed feed-id="club"]');
  expect(await (await fetch(url)).text()).toContain('</ws-feed>');
  expect(Number(await wordpress.php(TRACES))).toBeGreaterThan(1);

  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  const row = page.locator('tr[data-slug="ws-widgets"]');
  await row.getByRole('link', { name: 'Deactivate' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText(/was successfully deleted/)).toBeVisible();
  expect(await wordpress.php(TRACES)).toBe('0');
  expect(await (await fetch(url)).text()).toContain('[ws_feed feed-id=');
});
