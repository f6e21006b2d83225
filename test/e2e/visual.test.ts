import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Pictures are compared to the last pixel, so only where they were taken: on the same browser with the same fonts.
// `npm run pictures` takes them anew.
const takenOn = join(import.meta.dirname, 'pictures/taken-on.txt');
const isTaking = process.env['TAKE_PICTURES'] !== undefined;

const NOW = new Date('2026-01-15T12:00:00.000Z');
const LAYOUTS = ['list', 'grid', 'masonry', 'carousel', 'compact'];
const WIDTHS = [360, 768, 1280];
const MODES = {
  light: { feeds: 'bakery club', page: {} },
  dark: { feeds: 'bakery club', page: { colorScheme: 'dark' } },
  rtl: { feeds: 'museum', page: {} },
  forced: { feeds: 'library', page: { forcedColors: 'active' } },
} as const;

/** The browser's version, and how wide it draws some texts: the fonts, in short. */
const fingerprint = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 'no canvas';
    const widths = ['16px sans-serif', 'bold 16px sans-serif', '16px serif'].flatMap((font) => {
      context.font = font;
      return ['The quick brown fox', 'متحف الواحة', '👏 “…”'].map((text) => context.measureText(text).width.toFixed(2));
    });
    return `${navigator.userAgent.match(/Chrome\/\S+/)?.[0]} ${widths.join(' ')}`;
  });

/** Posts keep their age by a clock that stands still. */
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

test.use({ timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 });

for (const [mode, { feeds, page: look }] of Object.entries(MODES)) {
  for (const layout of LAYOUTS) {
    test(`${layout}, ${mode}: looks as it did`, async ({ page, browser, open, service }) => {
      const here = `${browser.version()} ${await fingerprint(page)}`;
      if (isTaking) writeFileSync(takenOn, here);
      test.skip(
        readFileSync(takenOn, 'utf8') !== here,
        'The pictures were taken in another browser or with other fonts.',
      );
      await stopClock(page, service.url);
      await page.emulateMedia({ reducedMotion: 'reduce', ...look });
      const attributes = mode === 'rtl' ? 'lang="ar" dir="rtl"' : 'heading="What is new"';
      await open(
        `<style>:root{color-scheme:light dark}body{font:16px/1.5 sans-serif;margin:16px}</style>
        <ws-feed feed-id="${feeds}" layout="${layout}" page-size="6" loading="eager" ${attributes}></ws-feed>`,
      );
      const feed = page.locator('ws-feed');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1000 });
        await expect(feed.locator('article')).toHaveCount(6);
        await feed.locator('img').evaluateAll((all) =>
          Promise.all(
            all.map((image) => {
              (image as HTMLImageElement).loading = 'eager';
              return (image as HTMLImageElement).decode();
            }),
          ),
        );
        await expect(page).toHaveScreenshot(`${layout}-${mode}-${width}.png`);
      }
    });
  }
}
