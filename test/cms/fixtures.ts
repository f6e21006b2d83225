import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { closedAfter } from '../support/closed-after.ts';
import { PASSWORD, startWordPress, type WordPress } from './wordpress.ts';

interface Fixtures {
  service: LocalService;
  /** Sets the plugin up, with the service's address, and deletes what it kept. */
  setUp(options?: Options): Promise<void>;
  /** Sets it up, publishes some content as the administrator, and resolves to the content's address. */
  publish(content: string, options?: Options): Promise<string>;
  /** Publishes some content, and opens it. */
  show: Show;
  /** Opens an address without scripts. */
  openPlain(url: string): Promise<Page>;
  /** Logs a user in: by the form once, by its cookies from then on. */
  logIn(user: User): Promise<void>;
  /** Sets it up, and opens a page below `wp-admin` as a user. */
  openAdmin(path: string, options?: Options, user?: User): Promise<void>;
}

type Options = Readonly<Record<string, unknown>>;
export type Show = (content: string, options?: Options) => Promise<void>;
type User = 'admin' | 'author';
type Cookies = Parameters<BrowserContext['addCookies']>[0];

interface WorkerFixtures {
  wordpress: WordPress;
  /** The cookies of the users that have logged in. */
  cookies: Map<User, Cookies>;
}

/** A text as a string of PHP. */
export const phpString = (text: string): string => `base64_decode( '${Buffer.from(text).toString('base64')}' )`;

/** A post that PHP printed. In a shortcode, it has only phrasing content, with roles. */
export const POST = ':is(article, [role=article])';

/** Makes the answers that the plugin keeps an hour out of date; `more` is PHP that changes something else in each. */
export const ageAnswers = (wordpress: WordPress, more = ''): Promise<string> =>
  wordpress.php(`
    global $wpdb;
    foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '_transient_ws_widgets_%'" ) as $name ) {
      $kept = get_option( $name );
      $kept['until'] = time() - HOUR_IN_SECONDS;
      ${more}
      update_option( $name, $kept );
    }`);

/** The requests to a service that were for its posts. */
export const apiRequests = ({ requests }: LocalService): readonly string[] =>
  requests().filter((path) => /^\/(feeds|integration)\//.test(path));

export const test = base.extend<Fixtures, WorkerFixtures>({
  wordpress: [closedAfter(startWordPress), { scope: 'worker', timeout: 180_000 }],
  cookies: [({}, use) => use(new Map()), { scope: 'worker' }],
  service: closedAfter(startService),
  setUp: async ({ wordpress, service }, use) => {
    await use(async (options = {}) => {
      const json = phpString(JSON.stringify({ base_url: service.url, ...options }));
      await wordpress.php(`
        global $wpdb;
        $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%ws_widgets_%'" );
        delete_option( 'ws_widgets' );
        add_option( 'ws_widgets', json_decode( ${json}, true ) );`);
    });
  },
  publish: async ({ wordpress, setUp }, use) => {
    await use(async (content, options) => {
      await setUp(options);
      return wordpress.php(`
        wp_set_current_user( 1 );
        $content = wp_slash( ${phpString(content)} );
        $id = wp_insert_post( array( 'post_title' => 'News', 'post_content' => $content, 'post_status' => 'publish' ) );
        echo get_permalink( $id );`);
    });
  },
  show: async ({ publish, page }, use) =>
    use(async (content, options) => void (await page.goto(await publish(content, options)))),
  openPlain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(async (url) => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
    });
    await context.close();
  },
  logIn: async ({ wordpress, cookies, page }, use) => {
    await use(async (user) => {
      const known = cookies.get(user);
      if (known) return page.context().addCookies(known);
      await page.goto(`${wordpress.url}/wp-login.php`);
      // By ids, because the site may have any language.
      await page.locator('#user_login').fill(user);
      await page.locator('#user_pass').fill(PASSWORD);
      await page.locator('#wp-submit').click();
      await page.waitForURL(/wp-admin/);
      cookies.set(user, await page.context().cookies());
    });
  },
  openAdmin: async ({ wordpress, setUp, logIn, page }, use) => {
    await use(async (path, options, user = 'admin') => {
      await setUp(options);
      await logIn(user);
      await page.goto(`${wordpress.url}/wp-admin/${path}`);
    });
  },
});

export { expect } from '@playwright/test';
