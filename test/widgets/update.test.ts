import { expect, it, vi } from 'vitest';
import { READING_ATTRIBUTES } from '../../src/widgets/setup/feed-attributes.ts';
import { REQUIRED_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { items, newFeedId } from '../page/items.ts';
import { mountFeed } from '../page/mount.ts';

/** The attributes that a feed reads in an update, each once. */
async function readBy(feed: Awaited<ReturnType<typeof mountFeed>>, act: () => void): Promise<string[]> {
  const read = vi.spyOn(feed, 'readAttribute');
  act();
  await feed.updateComplete;
  return [...new Set(read.mock.calls.map(([property]) => property))];
}

it('reads of what decides the request and the cards nothing again, unless an attribute changed', async () => {
  const feed = await mountFeed(items(3), { 'feed-id': newFeedId() });
  const decides = Object.keys({ ...REQUIRED_ATTRIBUTES['ws-feed'], ...READING_ATTRIBUTES, textFormat: '' });
  const again = await readBy(feed, () => feed.requestUpdate());
  expect(again).not.toEqual(expect.arrayContaining([expect.toBeOneOf(decides)]));
  expect(await readBy(feed, () => (feed.hide = 'date'))).toEqual(expect.arrayContaining(decides));
});
