import type { Page } from '@playwright/test';
import { expect, phpString, test as base } from '../fixtures.ts';
import { type NetworkKind, startWordPress, type WordPress } from '../wordpress.ts';

/** A site of a network. */
export interface Site {
  readonly id: number;
  readonly url: string;
}

interface Fixtures {
  wordpress: WordPress;
  /** The site that was there before the plugin. */
  second: Site;
}

/** Tests in a network of sites, each of which goes on from where the one before it left the network. */
export function testIn(network: NetworkKind) {
  const test = base.extend<object, Fixtures>({
    wordpress: [
      async ({}, use) => {
        const wordpress = await startWordPress({ network });
        await use(wordpress);
        await wordpress.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    second: [async ({ wordpress }, use) => use(await addSite(wordpress, 'second', network)), { scope: 'worker' }],
  });
  test.describe.configure({ mode: 'serial' });
  return test;
}

export async function addSite(wordpress: WordPress, name: string, network: NetworkKind): Promise<Site> {
  const { host } = new URL(wordpress.url);
  const [domain, path] = network === 'folders' ? [host, `/${name}/`] : [`${name}.${host}`, '/'];
  const url = `http://${domain}${path}`.replace(/\/$/, '');
  // WordPress takes the colon out of the domain of a new site, and with it the port.
  const id = await wordpress.php(`
    $id = wp_insert_site( array( 'domain' => '${domain}', 'path' => '${path}', 'user_id' => 1, 'title' => '${name}' ) );
    $wpdb->update( $wpdb->blogs, array( 'domain' => '${domain}' ), array( 'blog_id' => $id ) );
    clean_blog_cache( $id );
    switch_to_blog( $id );
    update_option( 'siteurl', '${url}' );
    update_option( 'home', '${url}' );
    echo $id;`);
  return { id: Number(id), url };
}

export const firstSite = ({ url }: WordPress): Site => ({ id: 1, url });

/** Runs PHP within a site of the network. */
export const inSite = (wordpress: WordPress, { id }: Site, code: string): Promise<string> =>
  wordpress.php(`switch_to_blog( ${id} );\n${code}`);

/** An option of a site. */
export const optionOf = async (wordpress: WordPress, site: Site, name = 'ws_widgets'): Promise<unknown> =>
  JSON.parse(await inSite(wordpress, site, `echo json_encode( get_option( '${name}' ) );`));

/** What is stored of the plugin anywhere in the database: each row after the name of its table. */
export const findTraces = async (wordpress: WordPress): Promise<string[]> =>
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

/** Has an answer to be renewed, on a site that nobody opens any more. */
export const scheduleRenewal = (wordpress: WordPress, site: Site): Promise<string> =>
  inSite(wordpress, site, `wp_schedule_single_event( time() + DAY_IN_SECONDS, 'ws_widgets_renew' );`);

export async function saveSettings(page: Page, site: Site, service: string, workspace: string): Promise<void> {
  await page.goto(`${site.url}/wp-admin/options-general.php?page=ws-widgets`);
  await page.getByLabel('Address of the service').fill(service);
  await page.getByLabel('Workspace', { exact: true }).fill(workspace);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The service answers.')).toBeVisible();
}

/** A feed in a post of a site, by its shortcode. */
const FEED = '[ws_feed page-size="3"]';

/** Publishes it, and returns the address of the post. */
export const publishIn = (wordpress: WordPress, site: Site): Promise<string> =>
  inSite(
    wordpress,
    site,
    `wp_set_current_user( 1 );
    $content = wp_slash( ${phpString(FEED)} );
    $id = wp_insert_post( array( 'post_title' => 'News', 'post_content' => $content, 'post_status' => 'publish' ) );
    echo home_url( "?p=$id" );`,
  );

/** Presses a link of the plugin's row in a list of plugins, and waits for what WordPress says of it. */
export async function pressInPlugins(page: Page, admin: string, link: string, says: RegExp): Promise<void> {
  await page.goto(`${admin}/plugins.php`);
  await page.locator('tr[data-slug="ws-widgets"]').getByRole('link', { name: link }).click();
  await expect(page.getByText(says)).toBeVisible();
}
