import { expect, it } from 'vitest';
import { IMAGE, item, type Item, newFeedId } from '../page/items.ts';
import { atWidth, mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { answerFetch, envelope } from '../page/requests.ts';
import { change, resize, soon, until } from '../page/wait.ts';

/** Posts of different heights; every other one has an image. */
const posts = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) =>
    item(i, { postText: 'Some words. '.repeat(1 + ((i * 7) % 11) * 9), ...(i % 2 ? { postImage: IMAGE } : {}) }),
  );

const mountAuto = (count: number, widthPx: number, attributes: Record<string, string> = {}) =>
  mountFeed(posts(count), { layout: 'auto', ...attributes }, '', atWidth(widthPx));

const classesOf = (feed: WsFeed): string => partOf(feed, 'feed').closest('.root')?.className ?? '';
const columnsOf = (feed: WsFeed): number =>
  new Set(partsOf(feed, 'card').map((card) => Math.round(card.getBoundingClientRect().left))).size;

it('has as many columns as there is room for, four at most, and is one column where it is narrow', async () => {
  const feed = await mountAuto(9, 360);
  const columns = { 360: 1, 700: 2, 1200: 3, 1920: 4 };
  for (const widthPx of [360, 700, 1200, 1920, 360] as const) {
    await resize(placeOf(feed), widthPx);
    await soon(() => columnsOf(feed)).toBe(columns[widthPx]);
  }
});

it('leaves no column empty, and displays one or two posts as a list', async () => {
  for (const count of [1, 2, 3]) {
    const layout = count < 3 ? 'list' : 'auto';
    const feed = await mountAuto(count, 1920);
    expect(classesOf(feed)).toMatch(new RegExp(`^root ${layout} `));
    await soon(() => columnsOf(feed)).toBe(layout === 'list' ? 1 : count);
    const right = Math.max(...partsOf(feed, 'card').map((card) => card.getBoundingClientRect().right));
    expect(right).toBeCloseTo(feed.getBoundingClientRect().right, 0);
  }
});

it('leaves the design to the posts, not where the owner names one, and cuts long texts either way', async () => {
  const feed = await mountAuto(5, 900);
  expect([/editorial/.test(classesOf(feed)), feed.lines]).toEqual([true, 4]);
  await change(feed, { design: 'social' });
  expect([/social/.test(classesOf(feed)), feed.lines]).toEqual([true, 6]);
  await change(feed, { design: '' });
  answerFetch(() => envelope([item('other', { postText: 'Words alone.' })]));
  await feed.refresh();
  expect(classesOf(feed), 'what a refresh brings changes no design').toMatch(/list editorial/);
  feed.feedId = newFeedId();
  await until(() => /list note/.test(classesOf(feed)), 'the posts of another workspace have no design of their own');
});
