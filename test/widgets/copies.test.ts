import { expect, it } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partsOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

it.each(some(FEED_TAGS))('a clone of a live <%s> shows the same posts without a request of its own', async (tag) => {
  const { urls } = serve(items(3));
  // Its own workspace: an answer that the page kept for another test could expire and be requested again during this one.
  const feed = await mountReady(tag, { ...showing(tag, newFeedId()), loading: 'eager' }, '<p>Fallback</p>');
  const asked = urls.length;
  const copy = feed.cloneNode(true) as typeof feed;
  expect(copy.shadowRoot).toBe(null);
  feed.after(copy);
  await untilState(copy, 'ready');
  expect(partsOf(copy, 'card')).toHaveLength(partsOf(feed, 'card').length);
  expect(partsOf(copy, 'card')[0]).not.toBe(partsOf(feed, 'card')[0]);
  expect(urls.slice(asked)).toEqual([]);
});
