import { expect, it, vi } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { mountReady } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { answerFetch, recordFetch } from '../page/requests.ts';
import { untilObserved } from '../page/wait.ts';

it('has no more to load', async () => {
  const feed = await mountReady('ws-public-posts', { 'feed-id': 'made-50', limit: 10 });
  const urls = recordFetch();
  expect(feed.hasMore).toBe(false);
  expect(await feed.loadMore()).toEqual([]);
  expect(urls).toEqual([]);
  await untilObserved();
  expect(partsOf(feed, 'more')).toEqual([]);
});

it('sends a simple request: no header of its own, no cookie to another origin, so no preflight', async () => {
  answerFetch(() => items(1));
  await mountReady('ws-public-posts', { 'feed-id': newFeedId() });
  const inits = vi.mocked(window.fetch).mock.calls.map(([, init]) => init);
  expect(inits).toMatchObject([{ credentials: 'same-origin' }]);
  expect([inits[0]?.headers, inits[0]?.method ?? 'GET']).toEqual([undefined, 'GET']);
});
