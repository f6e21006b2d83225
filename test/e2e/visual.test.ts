import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { fonts } from './hosted.ts';
import { decodeImages } from '../support/decode-images.ts';
import { hasTurn } from '../support/deep.ts';
import { DESIGN_NAMES, LAYOUT_NAMES } from '../support/names.ts';
import { twoFrames } from '../support/two-frames.ts';

// Nothing in a screenshot depends on the machine: its fonts are of `fonts.css`, its clock stands still, its images are plain.
// What may differ is in playwright.config.ts. `npm run pictures` takes them again.

const NOW = new Date('2026-01-15T12:00:00.000Z');
const WIDTHS = [360, 768, 1280];
/** Each layout in the default design, and each other design in a grid. */
const LOOKS = [
  ...LAYOUT_NAMES.map((layout) => [layout, `layout="${layout}"`] as const),
  ...DESIGN_NAMES.slice(1).map((design) => [design, `layout="grid" design="${design}"`] as const),
];
const MODES = {
  light: { feeds: 'bakery club', page: {} },
  dark: { feeds: 'bakery club', page: { colorScheme: 'dark' } },
  rtl: { feeds: 'museum', page: {} },
  forced: { feeds: 'library', page: { forcedColors: 'active' } },
} as const;
/** With straight edges only: how the curves of a picture are smoothed depends on the graphics card. */
const IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">
  <path fill="#2a6f97" d="M0 0h1200v675H0z"/><path fill="#e9c46a" d="M0 0h600v338H0zM600 338h600v337H600z"/></svg>`;

/** The machine's own fonts that something on the page is drawn in. */
async function findSystemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const drawn = await Promise.all(
    nodes
      .filter(({ nodeType }) => nodeType === 1)
      .map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  return drawn.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont).map((font) => font.familyName));
}

/** Stops the clock, and changes the dates of posts so that they keep their age. */
async function stopClock(page: Page, serviceUrl: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route(`${serviceUrl}/feeds/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (written) => {
      const ageMinutes = Math.round((Date.now() - Date.parse(written)) / 60_000);
      return new Date(NOW.getTime() - ageMinutes * 60_000 - 1000).toISOString();
    });
    await route.fulfill({ response, body });
  });
}

const replaceImages = (page: Page, serviceUrl: string): Promise<unknown> =>
  page.route(`${serviceUrl}/pictures/*.svg`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', headers: { 'access-control-allow-origin': '*' }, body: IMAGE }),
  );

/** A feed of six posts that looks the same each time. */
const test = base.extend<{ openStill(mode: keyof typeof MODES, look: string, styles?: string): Promise<void> }>({
  openStill: async ({ page, open, service }, use) => {
    await use(async (mode, look, styles = '') => {
      const { feeds, page: media } = MODES[mode];
      await stopClock(page, service.url);
      await replaceImages(page, service.url);
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      const attributes = mode === 'rtl' ? 'lang="ar" dir="rtl"' : 'heading="What is new"';
      await open(
        `<style>${fonts}:root{color-scheme:light dark}body{margin:16px;line-height:1.5}${styles}</style>
        <ws-feed feed-id="${feeds}" ${look} page-size="6" loading="eager" ${attributes}></ws-feed>`,
      );
    });
  },
});

async function resize(page: Page, width: number): Promise<void> {
  const feed = page.locator('ws-feed');
  await page.setViewportSize({ width, height: 1000 });
  await expect(feed.locator('article')).toHaveCount(6);
  await expect(feed.locator('.awaited-controls')).toHaveCount(0);
  await expect(feed.locator('.placeholder')).toBeHidden();
  await decodeImages(feed.locator('img'));
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page); // then exactly the texts that are cut at this width have a button
}

test.use({ deviceScaleFactor: 1 });

for (const [i, mode] of (Object.keys(MODES) as (keyof typeof MODES)[]).entries()) {
  for (const [j, [name, look]] of LOOKS.entries()) {
    // Each look in one of the modes; `npm run pictures` takes all.
    const tag = ['@windows', ...(hasTurn(i + j, Object.keys(MODES).length) ? [] : ['@deep'])];
    test(`${name}, ${mode}: looks as it did`, { tag }, async ({ page, openStill }) => {
      await openStill(mode, look);
      for (const width of WIDTHS) {
        await resize(page, width);
        // The narrowest width is enough: it cuts the most texts, and has every word that the wider ones have.
        if (width === WIDTHS[0]) expect(await findSystemFonts(page)).toEqual([]);
        await expect.soft(page).toHaveScreenshot(`${name}-${mode}-${width}.png`);
      }
    });
  }
}
