import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, once its rubbish is collected. */
export interface Holdings {
  readonly nodes: number;
  readonly documents: number;
  readonly listeners: number;
}

/**
 * Looks at what a page holds, through the protocol that Chromium has for it.
 * Locators, and whatever else Playwright injects, watch the page too: to be counted, a page is looked at by `evaluate`.
 */
export async function watchLeftovers(page: Page): Promise<() => Promise<Holdings>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    return { nodes: metric('Nodes'), documents: metric('Documents'), listeners: metric('JSEventListeners') };
  };
}
