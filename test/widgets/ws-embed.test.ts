import { describe, expect, it } from 'vitest';
import { mount, mountReady } from '../page/mount.ts';
import { buttonOf, partOf, partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { recordFetch, skipWaits } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';

describe('where one of several workspaces fails', () => {
  it('shows the posts of the others, tells once which one failed, and offers to try again and to go on', async () => {
    skipWaits();
    const lines = recordConsole('error');
    const [errors, loads] = [recordEvents('ws-error'), recordEvents('ws-load')];
    const id = 'trouble-500~half';
    const attributes = { 'embed-id': `join-made-20-1+made-20-2+${id}`, org: 'valley', 'page-size': 5 };
    const feed = await mount('ws-embed', attributes);
    await untilState(feed, 'partial');
    expect(new Set(feed.posts.map(({ feedName }) => feedName))).toEqual(new Set(['Made 1', 'Made 2']));
    expect(errors).toMatchObject([{ detail: { feedId: id, error: { kind: 'http', status: 500 } } }]);
    expect([partsOf(feed, 'card').length, lines.length, loads.length]).toEqual([5, 1, 1]);
    expect(partOf(feed, 'status').textContent).toMatch(/some posts/i);
    (await buttonOf(feed, 'more')).click();
    await feed.loadMore();
    expect([partsOf(feed, 'card').length, feed.state]).toEqual([10, 'partial']);
    await buttonOf(feed, 'retry');
  });
});

it('asks the embedded integration once, and each workspace once for a page, newest first', async () => {
  const urls = recordFetch();
  const feed = await mountReady('ws-embed', { 'embed-id': 'join-made-31-7+made-31-8', org: 'valley' });
  expect(urls.map((url) => decodeURIComponent(new URL(url).pathname)).toSorted()).toEqual([
    '/feeds/made-31-7/posts',
    '/feeds/made-31-8/posts',
    '/integration/embedded/join-made-31-7+made-31-8',
  ]);
  await feed.loadMore();
  const times = feed.posts.map(({ publishedAt }) => publishedAt?.getTime() ?? NaN);
  expect(times).toHaveLength(20);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
