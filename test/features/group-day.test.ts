import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Item, item } from '../page/items.ts';
import { rectOf, showAllContent } from '../page/measure.ts';
import { mountFeed, mountItems } from '../page/mount.ts';
import { buttonOf, focusedIn, nameOf, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serve } from '../page/requests.ts';
import { until } from '../page/wait.ts';

const on = (id: number, day?: number): Item =>
  item(id, { header: `No. ${id}`, ...(day && { publishedDate: `2020-03-0${day}T12:00:00Z` }) });

const POSTS = [on(0), { ...on(1, 5), postId: undefined }, on(2, 5), on(3), on(4, 5), on(5, 4)];

/** The numbers of the posts and the days between them, in the order of the document. */
const seen = (feed: Element): string =>
  [...partOf(feed, 'feed').children]
    .map((one) => (one.querySelector('[part=title]') ?? one).textContent.replaceAll(/No. |, 2020/g, ''))
    .join();

test.each([
  ['a post without a date stays where it is', {}, '0,Mar 5,1,2,3,4,Mar 4,5', 'Mar 6,9,0,Mar 5,1,2,3,4'],
  ['pinned posts are above all days', { pin: '5 2' }, '5,2,0,Mar 5,1,3,4', '5,2,Mar 6,9,0,Mar 5,1,3'],
])('each day has one heading, also of posts that come later: %s', async (_, attributes, loaded, renewed) => {
  const feed = await mountFeed(POSTS, { group: 'day', 'page-size': 3, ...attributes });
  const articles = partsOf(feed, 'card');
  (await buttonOf(feed, 'more')).click();
  await until(() => seen(feed) === loaded, 'it has other days');
  serve([on(9, 6), ...POSTS]);
  await feed.refresh();
  expect(seen(feed)).toBe(renewed);
  expect(articles.every((one) => one.isConnected)).toBe(true);
  feed.removeAttribute('group');
  await until(() => partsOf(feed, 'day').length === 0, 'days stay');
});

test('for screen readers a day is a heading above the title in the first of its articles, which it names first', async () => {
  const feed = await mountItems(POSTS.slice(1), { group: 'day', heading: 'News', 'heading-level': 3 });
  const outline = [...shadowOf(feed).querySelectorAll('[role=heading]')].map((one) => one.ariaLevel + one.textContent);
  expect(outline.join()).toBe('3News,4Mar 5, 2020,5No. 1,5No. 2,5No. 3,5No. 4,4Mar 4, 2020,5No. 5');
  const told = [...partOf(feed, 'feed').children].filter(({ ariaHidden }) => ariaHidden !== 'true');
  expect(told).toEqual(partsOf(feed, 'card'));
  expect(told.map((card) => nameOf(feed, card)).slice(3)).toEqual(['No. 4', 'Mar 4, 2020 No. 5']);
  partsOf(feed, 'card')[3]?.focus();
  await userEvent.keyboard('{PageDown}');
  expect(focusedIn(feed)).toBe(partsOf(feed, 'card')[4]);
});

test.each(['grid', 'masonry', 'compact', 'auto'])('in layout %s a day is as wide as all columns', async (layout) => {
  const setting = { place: ({ style }: HTMLElement) => (style.width = '1100px') };
  const feed = await mountItems(POSTS.slice(1), { group: 'day', layout, featured: '' }, setting);
  showAllContent(feed);
  const [first, second] = partsOf(feed, 'day').map(rectOf);
  const [card, , , , last] = partsOf(feed, 'card').map(rectOf);
  expect([first?.width, second?.width, card?.width]).toEqual([1100, 1100, layout === 'compact' ? 534 : 1100]);
  expect([first?.bottom ?? NaN, second?.bottom ?? NaN].every((y, i) => y <= ([card, last][i]?.top ?? 0))).toBe(true);
});

test('in a list the day stays in view, and a carousel has none, which the console says once', async () => {
  const place = ({ style }: HTMLElement): string => (style.cssText = 'height: 300px; overflow: auto; background: #abc');
  const linked = POSTS.slice(1).map((post) => ({ ...post, postUrl: 'https://a.example' }));
  const feed = await mountItems(linked, { group: 'day', layout: 'list', design: 'note' }, { place });
  const day = partOf(feed, 'day');
  expect(parseFloat(getComputedStyle(partOf(feed, 'link')).scrollMarginTop)).toBeGreaterThan(day.offsetHeight);
  feed.parentElement?.scrollBy(0, 250);
  await until(() => rectOf(day).top === rectOf(feed.parentElement as Element).top, 'it is scrolled away');
  expect(getComputedStyle(day).backgroundColor).toBe('color(srgb 0.667 0.733 0.8)');
  const warnings = recordConsole('warn');
  feed.layout = 'carousel';
  await until(() => partsOf(feed, 'day').length === 0, 'days stay');
  await feed.refresh();
  expect(warnings).toEqual([expect.stringContaining('WS-112 <ws-public-posts> Invalid value "day" for "group" in a')]);
});
