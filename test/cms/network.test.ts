import type { Page } from '@playwright/test';
import { closedAfter } from '../support/closed-after.ts';
import { expect, POST, test as base } from './fixtures.ts';
import { startWordPress, type WordPress } from './wordpress.ts';

// The plugin on some sites of a network, each of which has a host of its own.

/** A site of a network. */
type Site = Readonly<{ id: number; url: string }>;

interface Fixtures {
  wordpress: WordPress;
  /** The site that was there before the plugin. */
  second: Site;
  third: Site;
}

/** Tests in a network of sites. Each starts with the network as the previous test left it. */
const test = base.extend<object, Fixtures>({
  wordpress: [closedAfter(() => startWordPress({ isNetwork: true })), { scope: 'worker', timeout: 180_000 }],
  second: [async ({ wordpress }, use) => use(await addSite(wordpress, 'second')), { scope: 'worker' }],
  third: [async ({ wordpress }, use) => use(await addSite(wordpress, 'third')), { scope: 'worker' }],
});
test.describe.configure({ mode: 'serial' });

async function addSite(wordpress: WordPress, name: string): Promise<Site> {
  const domain = `${name}.${new URL(wordpress.url).host}`;
  const url = `http://${domain}`;
  // WordPress takes the colon out of the domain of a new site, and with it the port.
  const id = await wordpress.php(`
    $id = wp_insert_site( array( 'domain' => '${domain}', 'path' => '/', 'user_id' => 1, 'title' => '${name}' ) );
    $wpdb->update( $wpdb->blogs, array( 'domain' => '${domain}' ), array( 'blog_id' => $id ) );
    clean_blog_cache( $id );
    switch_to_blog( $id );
    update_option( 'siteurl', '${url}' );
    update_option( 'home', '${url}' );
    echo $id;`);
  return { id: Number(id), url };
}

const firstSite = ({ url }: WordPress): Site => ({ id: 1, url });

/** Runs PHP within a site of the network. */
const inSite = (wordpress: WordPress, { id }: Site, code: string): Promise<string> =>
  wordpress.php(`switch_to_blog( ${id} );\n${code}`);

/** An option of a site. */
const optionOf = async (wordpress: WordPress, site: Site, name = 'ws_widgets'): Promise<unknown> =>
  JSON.parse(await inSite(wordpress, site, `echo json_encode( get_option( '${name}' ) );`));

/** What is stored of the plugin anywhere in the database: each row after the name of its table. */
const findTraces = async (wordpress: WordPress): Promise<string[]> =>
  JSON.parse(
    await wordpress.php(`
      $found = array();
      foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
        foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
          if ( false !== strpos( implode( ' ', $row ), 'ws_widgets' ) ) {
            $found[] = "$table: " . implode( ' ', $row );
          }
        }
      }
      echo json_encode( $found );`),
  ) as string[];

async function saveSettings(page: Page, site: Site, service: string, workspace: string): Promise<void> {
  await page.goto(`${site.url}/wp-admin/options-general.php?page=ws-widgets`);
  await page.getByLabel('Address of the service').fill(service);
  await page.getByLabel('Workspace', { exact: true }).fill(workspace);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The service answers.')).toBeVisible();
}

const PUBLISH = `
  wp_set_current_user( 1 );
  $post = array( 'post_title' => 'News', 'post_content' => '[ws_feed page-size="3"]', 'post_status' => 'publish' );
  echo home_url( '?p=' . wp_insert_post( $post ) );`;

/** Publishes a feed by its shortcode in a site, and returns the address of the post. */
const publishIn = (wordpress: WordPress, site: Site): Promise<string> => inSite(wordpress, site, PUBLISH);

/** Presses a link of the plugin's row in a list of plugins, and waits for what WordPress says of it. */
async function pressInPlugins(page: Page, admin: string, link: string, says: RegExp): Promise<void> {
  await page.goto(`${admin}/plugins.php`);
  await page.locator('tr[data-slug="ws-widgets"]').getByRole('link', { name: link }).click();
  await expect(page.getByText(says)).toBeVisible();
}

/** What a visitor reads of the shortcode where nothing turns it into a feed. */
const WRITTEN = /^\[ws_feed page-size=/;

/** What is stored of the plugin outside of one site. */
const findTracesBeside = async (wordpress: WordPress, { id }: Site): Promise<string[]> =>
  (await findTraces(wordpress)).filter((trace) => !trace.startsWith(`wp_${id}_`));

test(
  'activated on one site, the plugin is there, and on no other',
  { tag: '@deep' },
  async ({ wordpress, second, logIn, page, service, openPlain }) => {
    await logIn('admin');
    await pressInPlugins(page, `${second.url}/wp-admin`, 'Activate', /^Plugin activated\./);
    await saveSettings(page, second, service.url, 'bakery');
    const url = await publishIn(wordpress, second);
    await expect((await openPlain(url)).locator(`ws-feed > ${POST}`)).toHaveCount(3);
    await page.goto(url);
    await expect(page.locator('ws-feed [part~=card]')).toHaveCount(3);
    const script = await page.locator('script[src*="ws-widgets"]').getAttribute('src');
    expect(new URL(script ?? '').origin).toBe(second.url);

    const first = firstSite(wordpress);
    await expect((await openPlain(await publishIn(wordpress, first))).getByText(WRITTEN)).toBeVisible();
    await page.goto(`${first.url}/wp-admin/options-general.php?page=ws-widgets`);
    await expect(page.getByText('you are not allowed to access this page')).toBeVisible();
    expect(await findTracesBeside(wordpress, second)).toEqual([]);
    expect(wordpress.complaints()).toEqual([]);
  },
);

// WordPress offers to delete it in the network's list, where it does not check on which sites the plugin is active.
test(
  'deleted while a site has it, it leaves nothing on any, and takes nothing of others',
  { tag: '@deep' },
  async ({ wordpress, third, logIn, page, openPlain }) => {
    const OTHERS = 'wsxwidgets_lock_1'; // a pattern with an unescaped underscore would match this
    await inSite(wordpress, firstSite(wordpress), `update_option( '${OTHERS}', 'theirs' );`);
    await logIn('admin');
    page.on('dialog', (dialog) => void dialog.accept());
    await pressInPlugins(page, `${wordpress.url}/wp-admin/network`, 'Delete', /was successfully deleted/);
    expect(await findTraces(wordpress)).toEqual([]);
    expect(await optionOf(wordpress, firstSite(wordpress), OTHERS)).toBe('theirs');

    await page.goto(`${third.url}/wp-admin/plugins.php`);
    await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();
    await expect(page.getByText('deactivated due to an error')).toHaveCount(0);
    await expect((await openPlain(await publishIn(wordpress, third))).getByText(WRITTEN)).toBeVisible();
    expect(wordpress.complaints()).toEqual([]);
  },
);
