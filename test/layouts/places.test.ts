import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';

const POSTS = ['first', 'second'].map((id) => item(id));

const PLACES = ['float: left', 'display: inline-block', 'position: fixed', 'display: table-cell', 'width: fit-content'];

it.each(PLACES)('a feed is as wide as its words need, and as its place at most: %s', async (css) => {
  const feed = await mountItems(POSTS, {}, { place: (place) => place.setAttribute('style', css) });
  const { width } = feed.getBoundingClientRect();
  expect(width).toBeGreaterThan(250);
  expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it.each(['block', 'flex', 'grid'])('a feed displayed as %s widens a narrow row by nothing', async (display) => {
  const place = (one: HTMLElement): void => one.setAttribute('style', 'inline-size: 160px; display: flex');
  const feed = await mountItems(POSTS, {}, { place, prepare: (one) => void (one.style.display = display) });
  expect([feed.getBoundingClientRect().width, feed.parentElement?.scrollWidth]).toEqual([160, 160]);
});
