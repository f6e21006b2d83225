import { describe, expect, it } from 'vitest';
import { IMAGE, item, type Item, PICTURE } from '../page/items.ts';
import { atWidth, mountFeed, type WsFeed } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { change, soon, untilObserved } from '../page/wait.ts';
import { LAYOUTS } from '../support/names.ts';
import { some } from '../support/deep.ts';

const HAVE_FEATURED: readonly string[] = LAYOUTS.filter((layout) => 'hasFeatured' in layout).map(({ name }) => name);

/** Posts of different heights; every other one has an image. */
const posts = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) =>
    item(i, { postText: 'Some words. '.repeat(1 + ((i * 7) % 5) * 9), ...(i % 2 ? {} : { postImage: IMAGE }) }),
  );

const mountFeatured = (layout: string, attributes: Record<string, string> = {}): Promise<WsFeed> =>
  mountFeed(posts(7), { layout, featured: '', ...attributes }, '', atWidth(1000));

const boxesOf = (feed: WsFeed): DOMRect[] => partsOf(feed, 'card').map((card) => card.getBoundingClientRect());

/** The indexes of the cards that are as wide as the feed. */
const wideOf = (feed: WsFeed): number[] => {
  const { width } = partOf(feed, 'feed').getBoundingClientRect();
  return boxesOf(feed).flatMap((box, i) => (Math.abs(box.width - width) < 1 ? [i] : []));
};

describe('featured', () => {
  it.each(some(HAVE_FEATURED))('makes the first card as wide as a row, above all others: %s', async (layout) => {
    const feed = await mountFeatured(layout);
    await soon(() => wideOf(feed)).toEqual([0]);
    const [first, ...others] = boxesOf(feed);
    for (const { top } of others) expect(top).toBeGreaterThan(first?.bottom ?? Infinity);
    await change(feed, { featured: null });
    await soon(() => wideOf(feed)).toEqual([]);
  });

  it.each(['editorial', 'overlay'])('makes a few words no more than half empty beside images: %s', async (design) => {
    const several = { postText: 'Gold!', mediaImageUrls: [1, 2, 3].map((i) => ({ src: `${PICTURE}?${i}` })) };
    for (const more of [several, { postText: 'Gold!', postImage: IMAGE }]) {
      const attributes = { layout: 'grid', featured: '', design };
      const feed = await mountFeed([item('first', more), ...posts(3)], attributes, '', atWidth(1800));
      await soon(() => partOf(feed, 'image').getBoundingClientRect().height).toBeGreaterThan(200);
      expect(boxesOf(feed)[0]?.height).toBeLessThan(480);
    }
  });

  it.each(some(HAVE_FEATURED))('makes the pinned cards wide in its place, and no other: %s', async (layout) => {
    const feed = await mountFeatured(layout, { pin: '3 5' });
    await soon(() => wideOf(feed)).toEqual([0, 1]);
    const tops = boxesOf(feed).map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const [i, box] of boxesOf(feed).slice(0, 2).entries())
      expect(boxesOf(feed)[i + 1]?.top).toBeGreaterThan(box.bottom);
  });

  it.each(some(LAYOUTS.map(({ name }) => name).filter((name) => !HAVE_FEATURED.includes(name))))(
    'changes nothing where cards cannot be as wide as a row: %s',
    async (layout) => {
      const feed = await mountFeatured(layout);
      const boxes = boxesOf(feed).map(({ width, height }) => [width, height]);
      await change(feed, { featured: null });
      await untilObserved();
      expect(boxesOf(feed).map(({ width, height }) => [width, height])).toEqual(boxes);
    },
  );
});
