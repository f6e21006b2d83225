import { expect, type Page } from '@playwright/test';
import { judgedWorkspaces } from '../../demo/service/posts/judged-workspaces.ts';
import { startService } from '../../demo/service/start-service.ts';
import { displayedLayout } from '../../src/layouts/descriptors.ts';
import { hasTurn } from '../support/deep.ts';
import { findHoles } from '../support/holes.ts';
import { startHostSite } from '../support/host-site.ts';
import { DESIGN_NAMES, LAYOUTS } from '../support/names.ts';
import { fonts, moduleTag, pageOf, test as hosted } from './hosted.ts';

// How much of a feed is empty, with posts as people write them and with odd ones. The worst value of each kind is logged.

/** The limit of each kind of hole, in percent, and the words for it. */
const HOLES = {
  card: { aim: 15, says: (size: number) => `${size} % of a card's height` },
  // The words of such a card are no larger than a heading of the page, however high the row is.
  note: { aim: 32, says: (size: number) => `${size} % of the height of a card of words` },
  row: { aim: 15, says: (size: number) => `${size} % of a row` },
} as const;

const NAMES = Object.keys(HOLES) as (keyof typeof HOLES)[];

const FEEDS = judgedWorkspaces.map(({ id }) => `<ws-feed feed-id="${id}" page-size="20" loading="eager"></ws-feed>`);
const POST_COUNT = judgedWorkspaces.reduce((count, { stories }) => count + stories.length, 0);

/** Posts are displayed once the files of their layout and design are there. These feeds load the files for all feeds. */
const PRIMERS = [
  ...LAYOUTS.map(({ name }) => `layout="${name}"`),
  ...DESIGN_NAMES.map((design) => `layout="grid" design="${design}"`),
].map((look) => `<ws-feed class="primer" feed-id="odd-one" ${look} loading="eager"></ws-feed>`);

/** Opens a page of all posts, in which cards that are not in view are rendered as well. */
async function openBoard(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  await expect(page.locator('ws-feed.primer article')).toHaveCount(PRIMERS.length);
  await page.locator('.primer').evaluateAll((primers) => primers.forEach((primer) => primer.remove()));
  await expect(page.locator('ws-feed article')).toHaveCount(POST_COUNT);
  await page.locator('ws-feed').evaluateAll((feeds) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('article { content-visibility: visible !important }');
    for (const feed of feeds) feed.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(() => document.fonts.ready);
}

const test = hosted.extend<object, { board: Page }>({
  board: [
    async ({ browser }, use) => {
      const [service, site] = await Promise.all([startService(), startHostSite()]);
      const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' });
      const style = `<style>${fonts}body{margin:16px}</style>`;
      site.setPage(pageOf(moduleTag(service.url), style + [...FEEDS, ...PRIMERS].join('<hr>')));
      await openBoard(page, site.url);
      await use(page);
      await page.close();
      await Promise.all([service.close(), site.close()]);
    },
    { scope: 'worker' },
  ],
});

/** Changes all feeds of the board to a look, and waits until they have it; `auto` may turn out as any look. */
async function showAs(board: Page, layout: string, design: string): Promise<void> {
  await board.locator('ws-feed').evaluateAll(
    (feeds, look) => {
      for (const feed of feeds) for (const [name, value] of Object.entries(look)) feed.setAttribute(name, value);
    },
    { layout, design },
  );
  const ofDesign = design === 'auto' ? '' : `.${design}`;
  const names = judgedWorkspaces.map(({ stories }) => displayedLayout(layout, stories.length).name);
  await expect(board.locator(`ws-feed .root${ofDesign}`)).toHaveCount(FEEDS.length);
  // Not `auto`: this class may be the theme's as well.
  for (const shown of new Set(names.filter((name) => name !== 'auto')))
    await expect(board.locator(`ws-feed .root.${shown}`)).toHaveCount(names.filter((name) => name === shown).length);
}

const LOOKS = LAYOUTS.flatMap(({ name: layout, hasOwnCards }) =>
  (hasOwnCards ? ['auto'] : ['auto', ...DESIGN_NAMES]).map((design) => ({ layout, design })),
);
const AIMS = NAMES.map((hole) => HOLES[hole].says(HOLES[hole].aim)).join(', ');

for (const [i, { layout, design }] of LOOKS.entries()) {
  const look = `${layout}, ${design}`;
  test(`${look}: empty are at most ${AIMS}`, { tag: hasTurn(i, 8) ? [] : ['@deep'] }, async ({ board }) => {
    await showAs(board, layout, design);
    for (const width of [360, 768, 1280, 1920]) {
      await board.setViewportSize({ width, height: 1000 });
      const feeds = await board.evaluate(findHoles);
      expect(new Set(feeds.map(({ feedId }) => feedId)).size).toBe(FEEDS.length);
      for (const hole of NAMES) {
        const [worst] = feeds.toSorted((one, other) => other[hole] - one[hole]);
        const where = `${look}: ${HOLES[hole].says(worst?.[hole] ?? 0)}: ${worst?.feedId} at ${width} px`;
        if (worst?.[hole]) console.log(where);
        expect.soft(worst?.[hole], where).toBeLessThanOrEqual(HOLES[hole].aim);
      }
    }
  });
}
