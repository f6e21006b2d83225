import { cardCounts, statesOf, twoFrames } from './feeds.ts';
import { expect, test } from './fixtures.ts';

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
