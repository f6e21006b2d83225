import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageAnswers, expect, test } from './fixtures.ts';

const HEALTH = 'echo json_encode( WsWidgets\\health() );';

test('Site Health says when the service answered, which ids are wrong, and what is stale', async ({
  publish,
  wordpress,
  openAdmin,
  page,
  service,
}) => {
  expect(JSON.parse(await wordpress.php(`update_option( 'ws_widgets', array() ); ${HEALTH}`))[0]).toBe('recommended');
  const url = await publish('[ws_feed feed-id="club"]');
  await fetch(url);
  expect(JSON.parse(await wordpress.php(HEALTH))[0]).toBe('good');
  await fetch(await publish('[ws_feed feed-id="club"][ws_feed feed-id="nobody"]'));
  await ageAnswers(wordpress);
  const [status, said] = JSON.parse(await wordpress.php(HEALTH)) as [string, string[]];
  expect(status).toBe('recommended');
  expect(said.join(' ')).toMatch(
    /last answered .* ago\..*does not know the id “nobody”.*Kept answers: 1, .*outdated: 1\./,
  );
  expect(said[0]).toContain(service.url);

  const kept = await wordpress.php("echo json_encode( get_option( 'ws_widgets_last' ) );");
  await openAdmin('site-health.php');
  await wordpress.php(`update_option( 'ws_widgets_last', json_decode( '${kept.replaceAll("'", '')}', true ) );`);
  await page.reload();
  await page.getByRole('button', { name: /The feeds of your site need attention/ }).click();
  await expect(page.getByText('It does not know the id “nobody”.')).toBeVisible();
});

test('a text for the privacy policy says whom the browser asks', async ({ openAdmin, page }) => {
  await openAdmin('options-privacy.php?tab=policyguide', { base_url: 'https://api.example', consent: 'click' });
  await page.getByRole('button', { name: 'WS Widgets' }).click();
  await expect(page.getByText('This site shows posts from api.example.')).toBeVisible();
  await expect(page.getByText('Your browser requests nothing before you agree.')).toBeVisible();
});

/** What of the WP Consent API the plugin uses. */
const CONSENT_API = `<?php
function wp_has_consent( $category ) { return false; }
add_action( 'wp_enqueue_scripts', function () {
  wp_register_script( 'wp-consent-api', false );
  wp_add_inline_script( 'wp-consent-api', 'window.wp_has_consent = () => false;' );
} );`;

test('a banner that speaks the WP Consent API agrees for the feeds, and takes it back', async ({
  show,
  page,
  wordpress,
  service,
}) => {
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
