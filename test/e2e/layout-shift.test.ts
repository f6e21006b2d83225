import { Gate } from '../support/gate.ts';
import { twoFrames } from '../support/two-frames.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { expect, test } from './fixtures.ts';

for (const width of [360, 1280]) {
  for (const look of ['', 'layout="grid"', 'hide="image"']) {
    test(`posts take the space that is reserved for them: ${width} px ${look}`, async ({ page, open, service }) => {
      await page.setViewportSize({ width, height: 800 });
      const shiftsSince = await watchShifts(page);
      const answers = await Gate.on(page, `${service.url}/feeds/**`);
      await open(
        `<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts><footer>Below the posts</footer>`,
      );
      // The answer comes when the reserved space was painted.
      await expect(page.locator('[part=skeleton]').first()).toBeAttached();
      await twoFrames(page);
      const reservedAtMs = await page.evaluate(() => performance.now());
      await answers.open();
      await expect(page.locator('article')).toHaveCount(12);
      await page.waitForLoadState('networkidle');
      expect(await shiftsSince(reservedAtMs)).toEqual([]);
    });
  }
}
