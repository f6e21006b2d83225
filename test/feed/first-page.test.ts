import { expect, it, vi } from 'vitest';
import { beside } from '../../src/feed/view/lazy-modules.ts';
import { newFeedId } from '../page/items.ts';
import { mount, OUT_OF_SIGHT } from '../page/mount.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, holdFetch } from '../page/requests.ts';
import { change, until, untilState } from '../page/wait.ts';

// First of all, while what comes beside the posts and the code that pages are still on their way.
it('fetches what a failure needs once and in an idle page, for a feed out of sight, too', async () => {
  const idle = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', idle); // not every browser has it
  holdFetch();
  const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, '', OUT_OF_SIGHT);
  await untilState(feed, 'idle');
  const { length } = idle.mock.calls;
  expect(length).toBeGreaterThan(0);
  feed.loading = 'eager';
  await untilState(feed, 'loading');
  await change(feed, { heading: 'News' });
  await until(() => beside.isLoaded, 'not fetched');
  expect(idle).toHaveBeenCalledTimes(length);
});

it('asks once for a first page whose failure is here before the code that pages', async () => {
  recordConsole('error');
  const urls = answerFetch(() => 'null');
  const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
  await untilState(feed, 'error');
  expect(urls).toHaveLength(1);
});
