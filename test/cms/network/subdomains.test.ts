import { expect, POST } from '../fixtures.ts';
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

// The plugin on some sites of a network, each of which has a host of its own.

const test = testIn('subdomains').extend<object, { third: Site }>({
  third: [async ({ wordpress }, use) => use(await addSite(wordpress, 'third', 'subdomains')), { scope: 'worker' }],
});

/** What a visitor reads of the shortcode where nobody makes a feed of it. */
const WRITTEN = /^\[ws_feed page-size=/;

const RENEWAL = 'ws_widgets_renew';

/** What is stored of the plugin, but for one site. */
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
    const plain = await openPlain(await publishIn(wordpress, first));
    await expect(plain.getByText(WRITTEN)).toBeVisible();
    await page.goto(`${first.url}/wp-admin/options-general.php?page=ws-widgets`);
    await expect(page.getByText('you are not allowed to access this page')).toBeVisible();
    expect(await findTracesBeside(wordpress, second)).toEqual([]);
    expect(wordpress.complaints()).toEqual([]);
  },
);

test(
  'a site that is made later has it where it is activated there, with settings of its own',
  { tag: '@deep' },
  async ({ wordpress, second, third, logIn, page, service, openPlain }) => {
    const url = await publishIn(wordpress, third);
    const plain = await openPlain(url);
    await expect(plain.getByText(WRITTEN)).toBeVisible();
    expect(await findTracesBeside(wordpress, second)).toEqual([]);
    const before = await optionOf(wordpress, second);

    await logIn('admin');
    await pressInPlugins(page, `${third.url}/wp-admin`, 'Activate', /^Plugin activated\./);
    await saveSettings(page, third, service.url, 'club');
    await plain.reload();
    await expect(plain.locator(`ws-feed > ${POST}`)).toHaveCount(3);
    expect(await optionOf(wordpress, second)).toEqual(before);
    expect(wordpress.complaints()).toEqual([]);
  },
);

test(
  'deactivated on one site, it goes on as it was on the other',
  { tag: '@deep' },
  async ({ wordpress, second, third, logIn, page }) => {
    const renews = async (site: Site): Promise<boolean> =>
      JSON.stringify(await optionOf(wordpress, site, 'cron')).includes(RENEWAL);
    for (const site of [second, third]) await scheduleRenewal(wordpress, site);
    await logIn('admin');
    await pressInPlugins(page, `${second.url}/wp-admin`, 'Deactivate', /^Plugin deactivated\./);
    expect([await renews(second), await renews(third)]).toEqual([false, true]);
    expect(await optionOf(wordpress, third)).toMatchObject({ feed_id: 'club' });
  },
);

// WordPress offers it in the network's list, where it does not see on which sites the plugin is active.
test(
  'deleted while a site has it, it leaves nothing on any, and takes nothing of others',
  { tag: '@deep' },
  async ({ wordpress, third, logIn, page, openPlain }) => {
    const OTHERS = 'wsxwidgets_lock_1'; // which an unescaped underscore of a pattern would match
    await inSite(wordpress, firstSite(wordpress), `update_option( '${OTHERS}', 'theirs' );`);
    await logIn('admin');
    page.on('dialog', (dialog) => void dialog.accept());
    await pressInPlugins(page, `${wordpress.url}/wp-admin/network`, 'Delete', /was successfully deleted/);
    expect(await findTraces(wordpress)).toEqual([]);
    expect(await optionOf(wordpress, firstSite(wordpress), OTHERS)).toBe('theirs');

    await page.goto(`${third.url}/wp-admin/plugins.php`);
    await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();
    await expect(page.getByText('deactivated due to an error')).toHaveCount(0);
    const plain = await openPlain(await publishIn(wordpress, third));
    await expect(plain.getByText(WRITTEN)).toBeVisible();
    expect(wordpress.complaints()).toEqual([]);
  },
);
