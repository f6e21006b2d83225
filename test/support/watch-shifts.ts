import type { Page } from '@playwright/test';
import { twoFrames } from './two-frames.ts';

interface Shift {
  readonly atMs: number;
  readonly value: number;
  /** What moved, from where to where: `<footer> 0,100,300,20 → 0,120,300,20`. */
  readonly moved: readonly string[];
}

type Watched = typeof globalThis & { shifts: Shift[] };

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Watches what moves in a page, from its first paint on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<(sinceMs?: number) => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join();
    const nameOf = (node: Node | null): string => {
      if (!node) return 'in a shadow root'; // of which the browser tells no more
      return node instanceof Element ? node.outerHTML.slice(0, node.outerHTML.indexOf('>') + 1) : node.nodeName;
    };
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        shifts.push({ atMs: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (sinceMs = -Infinity) =>
    page.evaluate((since) => (globalThis as Watched).shifts.filter(({ atMs }) => atMs > since), sinceMs);
}

/** What moves from now until the page is painted after `job`, in a page that `watchShifts` watches. */
export async function shiftsDuring(page: Page, job: () => Promise<unknown>): Promise<Shift[]> {
  await twoFrames(page);
  const sinceMs = await page.evaluate(() => performance.now());
  await job();
  await twoFrames(page);
  return page.evaluate((since) => (globalThis as Watched).shifts.filter(({ atMs }) => atMs > since), sinceMs);
}
