import { apiRequests, expect, POST } from '../fixtures.ts';
import type { WordPress } from '../wordpress.ts';
import {
  addSite,
  findTraces,
  firstSite,
  inSite,
  optionOf,
  pressInPlugins,
  publishIn,
  saveSettings,
  scheduleRenewal,
  type Site,
  testIn,
} from './network.ts';

const test = testIn('folders');

/** How many answers a site keeps. */
const keptIn = async (wordpress: WordPress, site: Site): Promise<number> =>
  Number(
    await inSite(
      wordpress,
      site,
      `global $wpdb;
      echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '_transient_ws_widgets_%'" );`,
    ),
  );

test(
  'activated for all sites, it has settings, a workspace and answers of each, and of one that is made later',
  { tag: '@deep' },
  async ({ wordpress, second, logIn, page, service, openPlain }) => {
    await logIn('admin');
    await pressInPlugins(page, `${wordpress.url}/wp-admin/network`, 'Network Activate', /^Plugin activated\./);
    const third = await addSite(wordpress, 'third', 'folders');
    const sites = { club: firstSite(wordpress), bakery: second, library: third };
    for (const [workspace, site] of Object.entries(sites)) {
      expect(await optionOf(wordpress, site)).toBe(false);
      await saveSettings(page, site, service.url, workspace);
    }
    for (const [workspace, site] of Object.entries(sites)) {
      expect(await optionOf(wordpress, site)).toMatchObject({ base_url: service.url, feed_id: workspace });
      const url = await publishIn(wordpress, site);
      const before = await keptIn(wordpress, site);
      service.clearRequests();
      await expect((await openPlain(url)).locator(`ws-feed > ${POST}`)).toHaveCount(3);
      expect(apiRequests(service)).toEqual([`/feeds/${workspace}/posts?$offset=0&$limit=3`]);
      expect(await keptIn(wordpress, site)).toBe(before + 1);
      await page.goto(url);
      await expect(page.locator(`ws-feed[feed-id=${workspace}] [part~=card]`)).toHaveCount(3);
    }
    expect(wordpress.complaints()).toEqual([]);
  },
);

test(
  'what one request saves for two sites stays with each',
  { tag: '@deep' },
  async ({ wordpress, second, service }) => {
    const said = await wordpress.php(`
    WsWidgets\\save_options( array( 'base_url' => '', 'minutes' => '7' ) );
    switch_to_blog( ${second.id} );
    echo json_encode( WsWidgets\\save_options( array( 'base_url' => '', 'minutes' => '9' ) ) );`);
    expect(JSON.parse(said)).toMatchObject({ minutes: 9 });
    expect(service.requests()).toEqual([]);
  },
);

test(
  'deactivated and deleted, it leaves nothing on any site',
  { tag: '@deep' },
  async ({ wordpress, second, logIn, page }) => {
    await logIn('admin');
    await scheduleRenewal(wordpress, second);
    const admin = `${wordpress.url}/wp-admin/network`;
    await pressInPlugins(page, admin, 'Network Deactivate', /^Plugin deactivated\./);
    expect(JSON.stringify(await optionOf(wordpress, second, 'cron'))).not.toContain('ws_widgets_renew');
    expect(await findTraces(wordpress)).not.toEqual([]);

    page.on('dialog', (dialog) => void dialog.accept());
    await pressInPlugins(page, admin, 'Delete', /was successfully deleted/);
    expect(await findTraces(wordpress)).toEqual([]);
    expect(wordpress.complaints()).toEqual([]);
  },
);
