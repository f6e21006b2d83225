import { describe, expect, it } from 'vitest';
import { FULL, item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { nameOf, partsOf, wordsOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { change, until } from '../page/wait.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { some } from '../support/deep.ts';

const OWN = { ...FULL, author: undefined };
const WRITTEN = { ...FULL, postId: '2', postTitle: undefined, author: { name: 'Hanna' } };

describe('the name and the image of a workspace', () => {
  it.each(some(LAYOUT_NAMES))('are on no card below a heading, where all posts are of one: %s', async (layout) => {
    const feed = await mountItems([OWN, WRITTEN], { heading: 'News', layout });
    expect(wordsOf(feed, 'author')).toEqual(['', 'Hanna']);
    expect(partsOf(feed, 'avatar')).toEqual([]);
    expect(partsOf(feed, 'date')).toHaveLength(2);
    for (const card of partsOf(feed, 'card')) expect(nameOf(feed, card)).not.toBe('');
  });

  it('are on each card without a heading', async () => {
    const feed = await mountItems([OWN, WRITTEN], { heading: 'News' });
    await change(feed, { heading: null });
    expect(partsOf(feed, 'avatar')).toHaveLength(2);
    expect(wordsOf(feed, 'author')).toEqual(['Copper Street Bakery', 'Copper Street Bakery · Hanna']);
  });

  it('come back once there is a post of another, on cards that keep their nodes', async () => {
    const feed = await mountItems([OWN, WRITTEN], { heading: 'News' });
    const [link] = partsOf(feed, 'link');
    serve([OWN, WRITTEN, item(3, { feedId: 'club', feedName: 'The club' })]);
    await feed.refresh();
    await until(() => partsOf(feed, 'card').length === 3, 'no third card');
    expect(wordsOf(feed, 'author')).toEqual(['Copper Street Bakery', 'Copper Street Bakery · Hanna', 'The club']);
    expect(partsOf(feed, 'avatar').length).toBeGreaterThan(1);
    expect(partsOf(feed, 'link')[0]).toBe(link);
  });
});
