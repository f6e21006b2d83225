import { expect, it, vi } from 'vitest';
import { LAYOUT_MODULES } from '../../src/layouts/registry.ts';
import { items, newFeedId } from '../page/items.ts';
import { atWidth, mount, mountItems, placeOf } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { holdFetch } from '../page/requests.ts';
import { until, untilState } from '../page/wait.ts';
import { unload } from '../page/without.ts';

it('compact waits in its own shape and number before the answer is there', async () => {
  if (LAYOUT_MODULES.compact) unload(LAYOUT_MODULES.compact); // a loaded layout has its styles from the first rendering on
  holdFetch();
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), layout: 'compact', 'page-size': 5 });
  await untilState(feed, 'loading');
  const isCompact = () => partsOf(feed, 'skeleton').every((one) => getComputedStyle(one).borderWidth === '0px 0px 1px');
  await until(isCompact, 'its styles wait for the posts');
  expect(feed.state).toBe('loading');
  expect(feed.getBoundingClientRect().height).toBe(5 * 6 * 16); // 6em each
});

it('a carousel whose file is lost scrolls, and not the page', async () => {
  const module = LAYOUT_MODULES.carousel ?? expect.fail('no module');
  unload(module);
  vi.spyOn(module, 'load').mockResolvedValue();
  const feed = await mountItems(items(8), { layout: 'carousel' }, atWidth(700));
  expect([placeOf(feed).scrollWidth, partsOf(feed, 'card').length, partsOf(feed, 'next')]).toEqual([700, 8, []]);
});
