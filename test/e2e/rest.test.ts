import type { CDPSession, Page } from '@playwright/test';
import { twoFrames } from '../support/two-frames.ts';
import { expect, test as base } from './fixtures.ts';

// A scroll bar that takes room makes the feed narrower, and what is in it higher or lower: where that decides whether
// there is one, a feed that answers to each width would do so for ever.

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

const STEP_PX = 6;

async function countLayouts(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}

const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.body.getBoundingClientRect().height);

for (const look of ['', 'design="overlay"', 'layout="masonry" lines="3"', 'layout="grid"']) {
  test(`a feed rests in a window of whatever height, beside a scroll bar that takes room: ${look || 'as it is'}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 685, height: 9000 });
    await open(
      `<style>body{margin:0}</style><ws-feed feed-id="bakery" page-size="12" loading="eager" ${look}></ws-feed>`,
    );
    await expect(page.locator('article')).toHaveCount(12);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const without = await pageHeight(page);
    await page.setViewportSize({ width: 685, height: 600 });
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(685);
    await twoFrames(page);
    const heights = [without, await pageHeight(page)].map(Math.round).sort((a, b) => a - b);
    const [least = 0, most = 0] = heights;
    for (let height = most + STEP_PX; height >= least - 2 * STEP_PX; height -= STEP_PX) {
      await page.setViewportSize({ width: 685, height });
      await expect
        .poll(
          async () => {
            const before = await countLayouts(client);
            await twoFrames(page);
            await twoFrames(page);
            return (await countLayouts(client)) - before;
          },
          { message: `at ${height} px` },
        )
        .toBe(0);
    }
  });
}
