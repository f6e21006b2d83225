import { cardCounts, statesOf, twoFrames } from './feeds.ts';
import { expect, test } from './fixtures.ts';

const PLACES = { 'a page': '', 'an element that scrolls': 'height: 100vh; overflow: auto' };

for (const [place, style] of Object.entries(PLACES)) {
  test(`a feed far down in ${place} asks before it is in sight`, async ({ show, service, enginePage }) => {
    const feed = '<div style="height:6000px"></div><ws-public-posts feed-id="made-5"></ws-public-posts>';
    await show(`<main style="${style}">${feed}</main>`);
    const scrollTo = (below: number) =>
      enginePage.run((px) => {
        for (const one of [document.querySelector('main'), window]) one?.scrollTo(0, 6000 - innerHeight - px);
      }, below);
    await expect.poll(() => statesOf(enginePage)).toEqual(['idle']);
    await twoFrames(enginePage);
    expect(service.requests()).toHaveLength(0);
    await scrollTo(1000);
    await twoFrames(enginePage);
    expect(service.requests()).toHaveLength(0);
    await scrollTo(300);
    await expect.poll(() => cardCounts(enginePage)).toEqual([5]);
    const isBelow = await enginePage.run(
      () => (document.querySelector('ws-public-posts')?.getBoundingClientRect().top ?? 0) > innerHeight,
      undefined,
    );
    expect(isBelow).toBe(true);
  });
}
