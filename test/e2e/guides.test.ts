import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { expect, test } from './fixtures.ts';

const blocks = readCodeBlocks();

const FEED = /<ws-(public-posts|feed|embed)\b/;

/** The elements of an example with an id that the local service knows; its scripts are the page's own. */
const onThisSite = (code: string): string =>
  code.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('feed-id="abc"', 'feed-id="bakery" loading="eager"');

/** The page of this guide is broken on purpose; `test/doctor/guide.test.ts` has it. */
const BROKEN = 'docs/doctor.md';

const examples = blocks.filter(({ file, language, code }) => language === 'html' && FEED.test(code) && file !== BROKEN);
for (const [i, { file, code }] of examples.entries()) {
  test(`the elements of example ${i}, in ${file}, display posts`, async ({ page, open, complaints }) => {
    await open(onThisSite(code));
    const feeds = page.locator('ws-public-posts, ws-feed, ws-embed');
    for (const feed of await feeds.all()) {
      if (await feed.getAttribute('consent')) {
        await expect(feed.locator('[part~=consent]')).toBeVisible();
        await expect(feed.locator('article')).toHaveCount(0);
        await feed.locator('[part~=consent-button]').click();
      }
      await expect(feed).toHaveJSProperty('state', (await feed.getAttribute('include')) ? 'empty' : 'ready');
    }
    // The ids of an example are not those of the local service.
    expect(complaints.filter((line) => !line.includes('no reachable post has this id'))).toEqual([]);
  });
}

/** A page resolves no name of a package: such scripts are for a bundler or a test runner, and run by the tests of the package. */
const PACKAGE = /\bfrom '[a-z@]/;

const scripts = blocks.filter(
  ({ language, code }) => language === 'js' && code.includes('document.') && !PACKAGE.test(code),
);
for (const [i, { file, code }] of scripts.entries()) {
  test(`script ${i}, in ${file}, runs on a page with a feed`, async ({ page, open, complaints }) => {
    await open('<ws-feed feed-id="bakery" page-size="3" loading="eager"></ws-feed>');
    await expect(page.locator('ws-feed article').first()).toBeVisible();
    await page.addScriptTag({ type: 'module', content: code });
    await page.locator('ws-feed').evaluate((feed: HTMLElementTagNameMap['ws-feed']) => feed.refresh());
    await expect(page.locator('ws-feed article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
