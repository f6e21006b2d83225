import { expect, type Page } from '@playwright/test';
import { postRequests } from './watch-handover.ts';

/** Loads six posts, then leaves the page and comes back `times` times: the posts are where they were, without a request; nothing leaks. */
export async function comeBack(page: Page, times: number, leave: () => Promise<void>): Promise<void> {
  await page.locator('ws-feed:state(ready)').evaluate((feed: HTMLElementTagNameMap['ws-feed']) => feed.loadMore());
  await expect(page.locator('ws-feed article')).toHaveCount(6);
  const requested = postRequests(page);
  const kept: [nodes: number, heapBytes: number][] = []; // after ten and after fifty
  for (let time = 1; time <= times; time++) {
    const link = page.locator('ws-feed article').nth(4).locator('[part=link]');
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await link.boundingBox();
    for (const move of [leave, () => page.goBack()]) {
      await move();
      await page.evaluate('document.activeViewTransition?.finished'); // the next transition would skip one that is still running
    }
    await expect(page.locator('ws-feed article')).toHaveCount(6);
    const movedPx = async (): Promise<number> => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? NaN));
    await expect.poll(movedPx).toBeLessThanOrEqual(1); // an engine may scroll only by whole pixels
    expect(requested.filter((url) => new URL(url).pathname.endsWith('/posts'))).toEqual([]);
    if (times < 50 || time % 40 !== 10 || page.context().browser()?.browserType().name() !== 'chromium') continue;
    const cdp = await page.context().newCDPSession(page);
    for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage'); // what one run frees may have kept other objects
    kept.push([(await cdp.send('Memory.getDOMCounters')).nodes, (await cdp.send('Runtime.getHeapUsage')).usedSize]);
    await cdp.detach();
  }
  const [[nodes, heapBytes] = [1, 1], then = [1, 1]] = kept;
  expect(then[0] / nodes).toBeLessThan(1.05);
  expect(then[1] / heapBytes).toBeLessThan(1.1);
}
