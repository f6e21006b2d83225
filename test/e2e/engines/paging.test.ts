import { cardCounts, pressAll, statesOf, textsOf, twoFrames } from './feeds.ts';
import { expect, test } from './fixtures.ts';

test('500 posts behind the clamps give 130 cards and five requests', async ({ show, service, enginePage }) => {
  await show('<ws-feed feed-id="made-500" page-size="30"></ws-feed>');
  for (const count of [30, 60, 90, 120, 130]) {
    await expect.poll(() => cardCounts(enginePage)).toEqual([count]);
    if (count < 130) await expect.poll(() => pressAll(enginePage, '[part=more]')).toBe(1);
  }
  expect(await pressAll(enginePage, '[part=more]')).toBe(0);
  expect(new Set(await textsOf(enginePage)).size).toBe(130);
  expect(service.requests()).toHaveLength(5);
  const status = await enginePage.run(
    () => document.querySelector('ws-feed')?.shadowRoot?.querySelector('[part=status]')?.textContent,
    undefined,
  );
  expect(status).toContain('These are all the posts that can be shown here.');
});

test('a feed below the fold asks when it is near, before it is in sight', async ({ show, service, enginePage }) => {
  await show('<div style="height:6000px"></div><ws-public-posts feed-id="made-5"></ws-public-posts>');
  await expect.poll(() => statesOf(enginePage)).toEqual(['idle']);
  await twoFrames(enginePage);
  expect(service.requests()).toHaveLength(0);
  await enginePage.run((below) => window.scrollTo(0, 6000 - innerHeight - below), 1000);
  await twoFrames(enginePage);
  expect(service.requests()).toHaveLength(0);
  await enginePage.run((below) => window.scrollTo(0, 6000 - innerHeight - below), 300);
  await expect.poll(() => cardCounts(enginePage)).toEqual([5]);
  const isBelow = await enginePage.run(
    () => (document.querySelector('ws-public-posts')?.getBoundingClientRect().top ?? 0) > innerHeight,
    undefined,
  );
  expect(isBelow).toBe(true);
});
