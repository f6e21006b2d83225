import type { Page } from '@playwright/test';

interface Shift {
  readonly atMs: number;
  readonly value: number;
}

type Watched = typeof globalThis & { shifts: Shift[] };

/** Watches what moves in a page, from its first paint on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<(sinceMs?: number) => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push({ atMs: startTime, value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (sinceMs = -Infinity) =>
    page.evaluate((since) => (globalThis as Watched).shifts.filter(({ atMs }) => atMs > since), sinceMs);
}
