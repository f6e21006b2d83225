import type { Page } from '@playwright/test';
import { expect, phpString, POST, test as base } from './fixtures.ts';
import { startWordPress, type WordPress } from './wordpress.ts';

// A network of sites: each test goes on from where the one before it left the network.

interface Site {
  readonly id: number;
  readonly url: string;
}

const test = base.extend<object, { wordpress: WordPress; second: Site }>({
  wordpress: [
    async ({}, use) => {
      const wordpress = await startWordPress({ isNetwork: true });
      await use(wordpress);
      await wordpress.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  second: [async ({ wordpress }, use) => use(await addSite(wordpress, 'second')), { scope: 'worker' }],
});

test.describe.configure({ mode: 'serial' });

async function addSite(wordpress: WordPress, name: string): Promise<Site> {
  const { host } = new URL(wordpress.url);
  const url = `${wordpress.url}/${name}`;
  // WordPress takes the colon out of the domain of a new site, and with it the port.
  const id = await wordpress.php(`
    $id = wp_insert_site( array( 'domain' => '${host}', 'path' => '/${name}/', 'user_id' => 1, 'title' => '${name}' ) );
    $wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $id ) );
    clean_blog_cache( $id );
    switch_to_blog( $id );
    update_option( 'siteurl', '${url}' );
    update_option( 'home', '${url}' );
    echo $id;`);
  return { id: Number(id), url };
}

/** Runs PHP within a site of the network. */
const inSite = (wordpress: WordPress, { id }: Site, code: string): Promise<string> =>
  wordpress.php(`switch_to_blog( ${id} );\n${code}`);

const optionsOf = async (wordpress: WordPress, site: Site): Promise<unknown> =>
  JSON.parse(await inSite(wordpress, site, "echo json_encode( get_option( 'ws_widgets' ) );"));

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

/** What is stored of the plugin anywhere in the database. */
const TRACES = `
  global $wpdb;
  $found = array();
  foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
    foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
      if ( false !== strpos( implode( ' ', $row ), 'ws_widgets' ) ) {
        $found[] = "$table: " . implode( ' ', $row );
      }
    }
  }
  echo json_encode( $found );`;

async function saveSettings(page: Page, site: Site, service: string, workspace: string): Promise<void> {
  await page.goto(`${site.url}/wp-admin/options-general.php?page=ws-widgets`);
  await page.getByLabel('Address of the service').fill(service);
  await page.getByLabel('Workspace', { exact: true }).fill(workspace);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The service answers.')).toBeVisible();
}

const publishIn = (wordpress: WordPress, site: Site, content: string): Promise<string> =>
  inSite(
    wordpress,
    site,
    `wp_set_current_user( 1 );
    $content = wp_slash( ${phpString(content)} );
    $id = wp_insert_post( array( 'post_title' => 'News', 'post_content' => $content, 'post_status' => 'publish' ) );
    echo home_url( "?p=$id" );`,
  );

const FEED = '[ws_feed page-size="3"]';
const first = (wordpress: WordPress): Site => ({ id: 1, url: wordpress.url });

test('the plugin is activated for all sites of a network, and nothing complains', async ({
  wordpress,
  second,
  logIn,
  page,
}) => {
  await logIn('admin');
  await page.goto(`${wordpress.url}/wp-admin/network/plugins.php`);
  const row = page.locator('tr[data-slug="ws-widgets"]');
  await row.getByRole('link', { name: 'Network Activate' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  await page.goto(`${second.url}/wp-admin/options-general.php?page=ws-widgets`);
  await expect(page.getByLabel('Address of the service')).toHaveValue('');
  expect(wordpress.complaints()).toEqual([]);
});

test('each site has settings, a workspace and answers of its own', async ({
  wordpress,
  second,
  logIn,
  page,
  service,
  openPlain,
}) => {
  await logIn('admin');
  const sites = { club: first(wordpress), bakery: second };
  for (const [workspace, site] of Object.entries(sites)) {
    await saveSettings(page, site, service.url, workspace);
  }
  for (const [workspace, site] of Object.entries(sites)) {
    expect(await optionsOf(wordpress, site)).toMatchObject({ base_url: service.url, feed_id: workspace });
    const url = await publishIn(wordpress, site, FEED);
    const before = await keptIn(wordpress, site);
    service.clearRequests();
    await openPlain(url);
    expect(service.requests().filter((path) => path.startsWith('/feeds/'))).toEqual([
      `/feeds/${workspace}/posts?$offset=0&$limit=3`,
    ]);
    expect(await keptIn(wordpress, site)).toBe(before + 1);
    await page.goto(url);
    await expect(page.locator('ws-feed [part~=card]')).toHaveCount(3);
    await expect(page.locator('ws-feed')).toHaveAttribute('feed-id', workspace);
  }
  expect(wordpress.complaints()).toEqual([]);
});

test('what one request saves for two sites stays with each', async ({ wordpress, second, service }) => {
  const said = await wordpress.php(`
    WsWidgets\\save_options( array( 'base_url' => '', 'minutes' => '7' ) );
    switch_to_blog( ${second.id} );
    echo json_encode( WsWidgets\\save_options( array( 'base_url' => '', 'minutes' => '9' ) ) );`);
  expect(JSON.parse(said)).toMatchObject({ minutes: 9 });
  expect(service.requests()).toEqual([]);
});

test('a site that is made later has the plugin, with settings of its own', async ({
  wordpress,
  service,
  logIn,
  page,
  openPlain,
}) => {
  const third = await addSite(wordpress, 'third');
  expect(await optionsOf(wordpress, third)).toBe(false);
  await logIn('admin');
  await saveSettings(page, third, service.url, 'bakery');
  const plain = await openPlain(await publishIn(wordpress, third, FEED));
  await expect(plain.locator(`ws-feed > ${POST}`)).toHaveCount(3);
  expect(wordpress.complaints()).toEqual([]);
});

test('deactivated and deleted, it leaves nothing on any site', async ({ wordpress, second, logIn, page, service }) => {
  await logIn('admin');
  // An answer to renew, on a site that nobody opens any more.
  await inSite(
    wordpress,
    second,
    `wp_schedule_single_event( time() + DAY_IN_SECONDS, 'ws_widgets_renew', array( '${service.url}', 'page', 3 ) );`,
  );
  await page.goto(`${wordpress.url}/wp-admin/network/plugins.php`);
  const row = page.locator('tr[data-slug="ws-widgets"]');
  await row.getByRole('link', { name: 'Network Deactivate' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  expect(await inSite(wordpress, second, "echo json_encode( get_option( 'cron' ) );")).not.toContain(
    'ws_widgets_renew',
  );
  expect(JSON.parse(await wordpress.php(TRACES))).not.toEqual([]);

  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText(/was successfully deleted/)).toBeVisible();
  expect(JSON.parse(await wordpress.php(TRACES))).toEqual([]);
  expect(wordpress.complaints()).toEqual([]);
});
