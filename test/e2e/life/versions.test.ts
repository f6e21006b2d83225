import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gate } from '../../support/gate.ts';
import { VERSION } from '../../../src/define/version.ts';
import { expect, test } from '../fixtures.ts';
import { moduleTag } from '../hosted.ts';

const dist = join(import.meta.dirname, '../../../dist');
const files = readdirSync(dist).filter((file) => file.endsWith('.js'));

/** A file as an old version might have it: with other words. */
const aged = (file: string): string =>
  readFileSync(join(dist, file), 'utf8')
    .replaceAll('View post', 'Old words')
    .replaceAll('Load more', 'More of old')
    .replaceAll(VERSION, '0.0.9');

const FEEDS =
  '<ws-public-posts feed-id="bakery"></ws-public-posts><ws-feed feed-id="software" loading="eager" page-size="3" lines="2" layout="carousel"></ws-feed><ws-embed embed-id="town" org="valley" page-size="3" loading="eager"></ws-embed>';

for (const [order, first, second] of [
  ['older', 'old', 'dist'],
  ['newer', 'dist', 'old'],
] as const) {
  test(`of two versions one serves the page, the ${order} first`, async ({ page, open, site, service, complaints }) => {
    for (const file of files) site.setScript(`/old/${file}`, aged(file));
    const scripts = { old: '<script type="module" src="/old/ws-widgets.js"></script>', dist: moduleTag(service.url) };
    // The elements that are not in the core come from the second script first: those of the first one are held.
    const held = await Gate.on(page, new RegExp(`/${first}/others-`));
    const arrived = page.waitForResponse(new RegExp(`/${second}/others-`)).then((response) => response.finished());
    const opened = open(FEEDS, { head: scripts[first] + scripts[second] });
    await Promise.all([arrived, page.locator('ws-feed article').first().waitFor()]);
    await held.open();
    await opened;
    await expect(page.locator('ws-embed article')).toHaveCount(3);
    await page.locator('ws-embed').evaluate((feed: HTMLElementTagNameMap['ws-embed']) => feed.loadMore());
    await expect(page.locator('ws-embed article')).toHaveCount(6);
    await expect(page.locator('ws-feed article')).toHaveCount(3);
    // It is the version whose files arrive first.
    const isOld = (await page.locator('ws-public-posts [part=link]').first().textContent()) === 'Old words';
    await expect(page.locator('ws-embed [part=link]').first()).toHaveText(isOld ? 'Old words' : 'View post');
    await expect(page.locator('ws-embed [part=more]')).toHaveText(isOld ? 'More of old' : 'Load more');
    expect(service.requests().filter((path) => path.startsWith('/feeds/bakery/public-posts'))).toHaveLength(1);
    expect(complaints).toEqual([
      expect.stringMatching(/ Already defined by version .*; load one of them\. See docs\/errors#ws-604$/),
    ]);
  });
}
