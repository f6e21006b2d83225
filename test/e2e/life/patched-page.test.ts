import { expect, test } from '../fixtures.ts';
import { hasTurn } from '../../support/deep.ts';
import { moduleTag } from '../hosted.ts';
import patches from './patches.json' with { type: 'json' };

const FEEDS =
  '<ws-public-posts feed-id="made-3"></ws-public-posts><ws-feed feed-id="software" page-size="3" lines="2" loading="eager"></ws-feed><ws-embed embed-id="town" org="valley" page-size="3" layout="masonry" loading="eager"></ws-embed>';

const REFUSALS = [
  /^WS-606 ws-widgets: No early request\. See docs\/errors#ws-606 Error(: refused|$)/,
  /^WS-603 <ws-post-card> Cannot be defined/,
];

// What old libraries and trackers do to a page before our script is there.
for (const [i, [patch, code]] of Object.entries(patches).entries()) {
  test(
    `a page whose ${patch}`,
    { tag: i === 0 || hasTurn(i, 4) ? [] : ['@deep'] },
    async ({ page, open, site, service, complaints }) => {
      site.setScript('/patch.js', `{ ${code} }`);
      await open(FEEDS, { head: `<script src="/patch.js"></script>${moduleTag(service.url)}` });
      await expect(page.locator('ws-public-posts article')).toHaveCount(3);
      await expect(page.locator('ws-feed article')).toHaveCount(3);
      await expect(page.locator('ws-embed article')).toHaveCount(3);
      for (const tag of ['ws-feed', 'ws-embed'] as const) {
        await page.locator(tag).evaluate(async (feed) => (feed as HTMLElementTagNameMap['ws-feed']).loadMore());
        await expect(page.locator(`${tag} article`)).toHaveCount(6);
      }
      const sources = await page.evaluate(() =>
        ['ws-feed', 'ws-embed'].flatMap((tag) => {
          const images = document.querySelector(tag)?.shadowRoot?.querySelectorAll('img') ?? [];
          return [...images].map(({ src }) => src);
        }),
      );
      expect(sources).not.toEqual([]);
      expect(sources.filter((src) => !src.startsWith(service.url))).toEqual([]);
      // Nothing is requested twice, even if it is requested early or by a wrapped `fetch`.
      const first = '/feeds/made-3/public-posts?limit=10';
      expect(service.requests().filter((path) => path.includes('/public-posts'))).toEqual([first]);
      const calls = await page.evaluate(() => (window as unknown as { calls?: string[] }).calls);
      if (calls) expect(calls.filter((url) => url.includes('made-3'))).toEqual([service.url + first]);
      // The console says what was refused, and no more; Firefox leaves out the message of an error.
      expect(complaints.filter((line) => !REFUSALS.some((refusal) => refusal.test(line)))).toEqual([]);
    },
  );
}
