import { expect, it } from 'vitest';
import { LAYOUT_MODULES } from '../../src/layouts/registry.ts';
import { newFeedId } from '../page/items.ts';
import { mount } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { holdFetch } from '../page/requests.ts';
import { until, untilState } from '../page/wait.ts';
import { unload } from '../page/without.ts';

const waiting = async (layout: 'compact' | 'carousel', count: number) => {
  const module = LAYOUT_MODULES[layout];
  if (module) unload(module); // once it is loaded, a layout has its styles from the first rendering on
  holdFetch();
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), layout, 'page-size': count });
  await untilState(feed, 'loading');
  return feed;
};

const REM_PX = 16;

it('compact waits in its own shape and number before the answer is there', async () => {
  const feed = await waiting('compact', 5);
  const isCompact = (): boolean =>
    partsOf(feed, 'skeleton').every((one) => getComputedStyle(one).borderWidth === '0px 0px 1px');
  await until(isCompact, 'its styles wait for the posts');
  expect(feed.state).toBe('loading');
  expect(partsOf(feed, 'skeleton')).toHaveLength(5);
  expect(feed.getBoundingClientRect().height).toBe(5 * 6 * REM_PX);
});

it('a carousel waits as one row', async () => {
  const feed = await waiting('carousel', 12);
  const tops = new Set(partsOf(feed, 'skeleton').map((one) => one.getBoundingClientRect().top));
  expect(tops.size).toBe(1);
  const buttonsPx = 44 + 0.75 * REM_PX;
  expect(feed.getBoundingClientRect().height).toBe(buttonsPx + 30 * REM_PX);
  expect(feed.scrollWidth).toBe(feed.clientWidth);
});
