import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

/** The part of the WP Consent API that the plugin uses. */
const CONSENT_API = `<?php
function wp_has_consent( $category ) { return false; }
add_action( 'wp_enqueue_scripts', function () {
  wp_register_script( 'wp-consent-api', false );
  wp_add_inline_script( 'wp-consent-api', 'window.wp_has_consent = () => false;' );
} );`;

test('a banner by WP Consent API agrees for the feeds and withdraws', async ({ show, page, wordpress, service }) => {
  const folder = join(wordpress.plugin, '../../mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'consent.php'), CONSENT_API);
  await show('[ws_feed feed-id="club"]', { consent: 'click' });
  const feed = page.locator('ws-feed');
  await expect(feed.locator('[part~=consent-button]')).toBeVisible();
  const tell = (said: string): Promise<boolean> =>
    page.evaluate(
      (functional) =>
        document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { functional } })),
      said,
    );
  expect(service.requests()).toEqual([]);
  await tell('allow');
  await expect(feed.locator('[part~=card]').first()).toBeVisible();
  await tell('deny');
  await expect(feed.locator('[part~=consent-button]')).toBeVisible();
  rmSync(join(folder, 'consent.php'));
});
