import { expect, test } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { mountReady } from '../page/mount.ts';
import { partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch } from '../page/requests.ts';
import { typeInto } from '../page/search.ts';
import { until } from '../page/wait.ts';

// In a file of its own: the controls are loaded once for a page, and no other test of this one needs them.

test('a search that fails where the feed had nothing to say or to press says so, and tries again', async () => {
  recordConsole('error');
  let status = 404;
  answerFetch((url) => (url.includes('limit=30') && status !== 200 ? status : items(6)));
  const feed = await mountReady('ws-public-posts', { 'feed-id': newFeedId(), limit: '6', search: '' });
  expect(partsOf(feed, 'status')).toEqual([]);
  typeInto(feed, 'post');
  await until(() => wordsOf(feed, 'status').join() === 'Some posts could not be loaded.', 'it is not said');
  status = 200;
  partOf(feed, 'retry').click();
  await until(() => wordsOf(feed, 'status').join() === '', 'it does not try again');
});
