import { expect, test } from 'vitest';
import {
  answerFetch,
  items,
  mountReady,
  newFeedId,
  partOf,
  partsOf,
  recordConsole,
  until,
  wordsOf,
} from '../support/page.ts';

// In a file of its own: the controls are loaded once for a page, and no other test of this one needs them.

test('a search that fails where the feed had nothing to say or to press says so, and tries again', async () => {
  recordConsole('error');
  let status = 404;
  answerFetch((url) => (url.includes('limit=30') && status !== 200 ? status : items(6)));
  const feed = await mountReady('ws-public-posts', { 'feed-id': newFeedId(), limit: '6', search: '' });
  expect(partsOf(feed, 'status')).toEqual([]);
  const field = partOf(feed, 'search-field') as HTMLInputElement;
  field.value = 'post';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => wordsOf(feed, 'status').join() === 'Some posts could not be loaded.', 'it is not said');
  status = 200;
  partOf(feed, 'retry').click();
  await until(() => wordsOf(feed, 'status').join() === '', 'it does not try again');
});
