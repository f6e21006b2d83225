import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cardsOf = (feed: Locator): Locator => feed.locator('article');

/** Presses "Load more" until it is gone, and tells the texts of the cards after each time. */
async function pressThrough(feed: Locator): Promise<string[][]> {
  const steps: string[][] = [];
  const more = feed.getByRole('button', { name: 'Load more' });
  const texts = () => cardsOf(feed).locator('[part=text]').allTextContents();
  await expect(cardsOf(feed).first()).toBeVisible();
  steps.push(await texts());
  while (await more.isVisible()) {
    const before = steps.at(-1)?.length ?? 0;
    await more.click();
    await expect.poll(async () => (await cardsOf(feed).count()) > before || !(await more.isVisible())).toBe(true);
    steps.push(await texts());
  }
  return steps;
}

test('500 posts behind the clamps give 130 cards at page size 7, seven at a time', async ({ page, open }) => {
  await open('<ws-feed feed-id="made-500" page-size="7"></ws-feed>');
  const steps = await pressThrough(page.locator('ws-feed'));
  expect(new Set(steps.at(-1)).size).toBe(130);
  expect(steps.slice(0, -1).map((texts, i) => texts.length - (i + 1) * 7)).toEqual(steps.slice(0, -1).map(() => 0));
});

test('twelve workspaces of twenty posts merge into 240, newest first, and none moves', async ({ page, open }) => {
  const ids = Array.from({ length: 12 }, (_, seed) => `made-20-${seed}`).join(' ');
  await open(`<ws-feed feed-id="${ids}" page-size="30"></ws-feed>`);
  const feed = page.locator('ws-feed');
  const steps = await pressThrough(feed);
  expect(steps.at(-1)).toHaveLength(240);
  for (const [i, texts] of steps.entries()) expect(steps[i + 1]?.slice(0, texts.length) ?? texts).toEqual(texts);
  const times = await feed
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
  expect(times).toHaveLength(240);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
