import { expect, type Page } from '@playwright/test';
import { postRequests } from './watch-handover.ts';

/** Has six posts loaded, leaves the page and comes back, so many times: they are where they were, without a request, and nothing leaks. */
export async function comeBack(page: Page, times: number, leave: () => Promise<void>): Promise<void> {
  await page.locator('ws-feed:state(ready)').evaluate((feed: HTMLElementTagNameMap['ws-feed']) => feed.loadMore());
  await expect(page.locator('ws-feed article')).toHaveCount(6);
  const requested = postRequests(page);
  const nodes: number[] = [];
  const heapBytes: number[] = [];
  for (let time = 1; time <= times; time++) {
    const link = page.locator('ws-feed article').nth(4).locator('[part=link]');
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await link.boundingBox();
    for (const move of [leave, () => page.goBack()]) {
      await move();
      await page.evaluate('document.activeViewTransition?.finished'); // which the next one would skip
    }
    await expect(page.locator('ws-feed article')).toHaveCount(6);
    const movedPx = async (): Promise<number> => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? NaN));
    await expect.poll(movedPx).toBeLessThanOrEqual(1); // an engine may scroll by whole pixels alone
    expect(requested.filter((url) => new URL(url).pathname.endsWith('/posts'))).toEqual([]);
    if (times < 50 || time % 40 !== 10) continue;
    const cdp = await page.context().newCDPSession(page);
    for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage'); // what one frees may have held more
    nodes.push((await cdp.send('Memory.getDOMCounters')).nodes);
    heapBytes.push((await cdp.send('Runtime.getHeapUsage')).usedSize);
    await cdp.detach();
  }
  const growth = ([tenth = 1, fiftieth = 1]: number[]): number => fiftieth / tenth;
  expect(growth(nodes)).toBeLessThan(1.05);
  expect(growth(heapBytes)).toBeLessThan(1.1);
}
