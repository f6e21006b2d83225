import { describe, expect, it } from 'vitest';
import { item, newFeedId, PICTURE } from '../page/items.ts';
import { mount, mountItems, OUT_OF_SIGHT } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { holdFetch } from '../page/requests.ts';
import { untilObserved, until } from '../page/wait.ts';

describe('before the page is printed', () => {
  it('the posts of a feed that nobody has scrolled to are requested, once', async () => {
    const calls = holdFetch();
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, '', OUT_OF_SIGHT);
    await untilObserved();
    expect([calls, feed.state]).toEqual([[], 'idle']);
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('beforeprint'));
    await until(() => calls.length > 0, 'not requested');
    await untilObserved();
    expect(calls).toHaveLength(1);
  });

  it('images load that nobody has scrolled to, but for those that a gallery has no room for', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((i) => ({ type: 'image', src: `${PICTURE}?${i}`, alt: '' }));
    const one = item(1, { feedImageUrl: PICTURE, postImages: many, postImage: many });
    const feed = await mountItems([one], { design: 'social' });
    await until(() => partsOf(feed, 'image').length === 6, `${partsOf(feed, 'image').length} images`);
    const loading = () => partsOf(feed, 'image').map((image) => (image as HTMLImageElement).loading);
    expect(new Set(loading())).toEqual(new Set(['lazy']));
    await until(() => {
      dispatchEvent(new Event('beforeprint'));
      return loading().includes('eager');
    }, 'no image');
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });
});
