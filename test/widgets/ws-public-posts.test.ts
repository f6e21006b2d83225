import { expect, it, vi } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { mount, mountReady } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { answerFetch, recordFetch } from '../page/requests.ts';
import { settle, untilState } from '../page/wait.ts';

it('shows no more than its limit, even where the service answers more', async () => {
  const urls = answerFetch(() => items(25));
  const feed = await mountReady('ws-public-posts', { 'feed-id': newFeedId(), limit: 4 });
  expect(partsOf(feed, 'card')).toHaveLength(4);
  expect(urls[0]).toMatch(/\/public-posts\?limit=4$/);
});

it('sends a limit that the service keeps, whatever was asked for', async () => {
  recordConsole('warn');
  const urls = answerFetch(() => items(1));
  await mountReady('ws-public-posts', { 'feed-id': newFeedId(), limit: 500 });
  await mountReady('ws-public-posts', { 'feed-id': newFeedId(), limit: -5 });
  expect(urls.map((url) => /limit=.*/.exec(url)?.[0])).toEqual(['limit=30', 'limit=1']);
});

it('has no more to load', async () => {
  const feed = await mountReady('ws-public-posts', { 'feed-id': 'made-50', limit: 10 });
  const urls = recordFetch();
  expect(feed.hasMore).toBe(false);
  expect(await feed.loadMore()).toEqual([]);
  expect(urls).toEqual([]);
  await settle();
  expect(partsOf(feed, 'more')).toEqual([]);
});

it('merges several workspaces, newest first, to no more than its limit', async () => {
  const feed = await mountReady('ws-public-posts', { 'feed-id': 'made-20-1 made-20-2', limit: 12 });
  const times = feed.posts.map(({ publishedAt }) => publishedAt?.getTime() ?? NaN);
  expect(times).toHaveLength(12);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(feed.posts.map(({ feedId }) => feedId)).size).toBe(2);
});

it('is partial where one of several workspaces fails', async () => {
  recordConsole('error');
  const errors = recordEvents('ws-error');
  const feed = await mount('ws-public-posts', { 'feed-id': 'made-3 trouble-403~public', limit: 12 });
  await untilState(feed, 'partial');
  expect(partsOf(feed, 'card')).toHaveLength(3);
  expect(errors.map(({ detail }) => detail.feedId)).toEqual(['trouble-403~public']);
});

it('sends a simple request: no header of its own, no cookie to another origin, so no preflight', async () => {
  answerFetch(() => items(1));
  await mountReady('ws-public-posts', { 'feed-id': newFeedId() });
  const inits = vi.mocked(window.fetch).mock.calls.map(([, init]) => init);
  expect(inits).toHaveLength(1);
  expect(inits[0]).toMatchObject({ credentials: 'same-origin' });
  expect(inits[0]?.headers).toBeUndefined();
  expect(inits[0]?.method ?? 'GET').toBe('GET');
});

it.each(['bakery', 'club', 'library', 'software', 'museum', 'choir'])('shows the posts of %s', async (feedId) => {
  const errors = recordConsole('error');
  const feed = await mountReady('ws-public-posts', { 'feed-id': feedId, limit: 30 });
  expect(partsOf(feed, 'card').length).toBeGreaterThan(5);
  expect(partsOf(feed, 'card').filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  expect(errors).toEqual([]);
});
