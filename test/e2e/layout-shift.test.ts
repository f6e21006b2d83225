import { expect, test } from './fixtures.ts';

interface Watched {
  /** When the shapes of the awaited posts were first painted. */
  reservedAtMs?: number;
  shifts: { atMs: number; value: number }[];
}

const widths = [360, 1280];
const looks = ['', 'layout="grid"', 'hide="image"'];

for (const width of widths) {
  for (const look of looks) {
    test(`posts take the space that was reserved for them: ${width} px wide ${look}`, async ({
      page,
      open,
      service,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const watched: Watched = { shifts: [] };
        Object.assign(globalThis, { watched });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            watched.shifts.push({ atMs: entry.startTime, value: entry.value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route(`${service.url}/feeds/**`, async (route) => {
        // The answer comes when the reserved space was painted.
        await page.waitForFunction(() =>
          document.querySelector('ws-public-posts')?.shadowRoot?.querySelector('[part=skeleton]'),
        );
        await page.evaluate(
          () =>
            new Promise<void>((resolve) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  (globalThis as unknown as { watched: Watched }).watched.reservedAtMs = performance.now();
                  resolve();
                }),
              ),
            ),
        );
        await route.continue();
      });
      await open(
        `<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts><footer>Below the posts</footer>`,
      );
      await expect(page.locator('article')).toHaveCount(12);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => {
        const { reservedAtMs = 0, shifts: all } = (globalThis as unknown as { watched: Watched }).watched;
        return all.filter(({ atMs }) => atMs > reservedAtMs);
      });
      expect(shifts).toEqual([]);
    });
  }
}
