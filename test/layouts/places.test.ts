import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';

const POSTS = ['first', 'second'].map((id) => item(id));

const PLACES = ['float: left', 'display: inline-block', 'position: fixed', 'display: table-cell', 'width: fit-content'];

it.each(PLACES)(
  'a feed has the width that its words need, and no more than there is, in a place of %s',
  async (css) => {
    const feed = await mountItems(POSTS, {}, { place: (place) => place.setAttribute('style', css) });
    const { width } = feed.getBoundingClientRect();
    expect(width).toBeGreaterThan(250);
    expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
);

it.each(['block', 'flex', 'grid'])(
  'a feed that a page displays as %s widens a narrow row by nothing',
  async (display) => {
    const feed = await mountItems(
      POSTS,
      {},
      {
        place: (place) => place.setAttribute('style', 'inline-size: 160px; display: flex'),
        prepare: (one) => void (one.style.display = display),
      },
    );
    expect([feed.getBoundingClientRect().width, feed.parentElement?.scrollWidth]).toEqual([160, 160]);
  },
);
