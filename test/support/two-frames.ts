import type { Frame, Page } from '@playwright/test';

/** Waits until what a page displays is painted. */
export const twoFrames = (page: Page | Frame): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
