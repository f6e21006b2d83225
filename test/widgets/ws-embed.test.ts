import { describe, expect, it } from 'vitest';
import { mount, mountReady } from '../page/mount.ts';
import { buttonOf, partOf, partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { recordFetch, requestsWith, skipWaits } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';

describe('where one of several workspaces fails', () => {
  it('shows the posts of the others, tells once which one failed, and offers to try again', async () => {
    skipWaits();
    const lines = recordConsole('error');
    const errors = recordEvents('ws-error');
    const loads = recordEvents('ws-load');
    const feed = await mount('ws-embed', { 'embed-id': 'half', org: 'valley' });
    await untilState(feed, 'partial');
    expect(new Set(feed.posts.map(({ feedName }) => feedName))).toEqual(
      new Set(['Copper Street Bakery', 'Millbrook Chamber Choir']),
    );
    expect(partsOf(feed, 'card')).toHaveLength(10);
    expect(errors.map(({ detail }) => detail.feedId)).toEqual(['trouble-500~half']);
    expect(errors[0]?.detail.error).toMatchObject({ kind: 'http', status: 500 });
    expect(lines).toHaveLength(1);
    expect(loads).toHaveLength(1);
    expect(partOf(feed, 'status').textContent).toMatch(/some posts/i);
    await buttonOf(feed, 'retry');
  });

  it('lets the visitor go on with the others', async () => {
    skipWaits();
    recordConsole('error');
    const feed = await mount('ws-embed', {
      'embed-id': 'join-made-20-1+trouble-403~more',
      org: 'valley',
      'page-size': 5,
    });
    await untilState(feed, 'partial');
    (await buttonOf(feed, 'more')).click();
    await feed.loadMore();
    expect(partsOf(feed, 'card')).toHaveLength(10);
    expect(feed.state).toBe('partial');
    await buttonOf(feed, 'retry');
  });

  it('has them all once the one that failed is back', async () => {
    recordConsole('error');
    skipWaits();
    const id = 'trouble-500-then-fine~embed';
    // Twice 500 is gone after two retries; the third answer is fine.
    const feed = await mountReady('ws-embed', { 'embed-id': `join-made-3-1+${id}`, org: 'valley' });
    expect(new Set(feed.posts.map(({ feedName }) => feedName))).toEqual(new Set(['Made 0', 'Made 1']));
  });

  it('leaves out one whose first answer never comes, and asks it again on a refresh', async () => {
    skipWaits();
    recordConsole('error');
    const errors = recordEvents('ws-error');
    const id = 'trouble-silent~embed';
    const feed = await mount('ws-embed', { 'embed-id': `join-made-9-4+${id}`, org: 'valley', timeout: 150 });
    await untilState(feed, 'partial');
    expect(feed.posts).toHaveLength(9);
    expect(errors.map(({ detail }) => [detail.feedId, detail.error.kind])).toEqual([[id, 'timeout']]);
    const before = (await requestsWith(id)).length;
    await feed.refresh();
    expect((await requestsWith(`/feeds/${id}`)).length).toBeGreaterThan(before - 1);
    expect(feed.state).toBe('partial');
    expect(feed.posts).toHaveLength(9);
  });

  it('is in the error state where all of them fail, and tells of each', async () => {
    recordConsole('error');
    const errors = recordEvents('ws-error');
    const feed = await mount('ws-embed', { 'embed-id': 'join-trouble-403~a+trouble-404~b', org: 'valley' });
    await untilState(feed, 'error');
    expect(errors.map(({ detail }) => detail.feedId).toSorted()).toEqual(['trouble-403~a', 'trouble-404~b']);
    expect(partsOf(feed, 'card')).toEqual([]);
  });
});

it('shows the workspaces that it joins, newest first, and pages through them', async () => {
  const feed = await mountReady('ws-embed', { 'embed-id': 'town', org: 'valley', 'page-size': 20 });
  await feed.loadMore();
  const times = feed.posts.map(({ publishedAt }) => publishedAt?.getTime() ?? NaN);
  expect(times).toHaveLength(40);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(feed.posts.map(({ feedId }) => feedId))).toEqual(new Set(['bakery', 'club', 'library']));
});

it('asks the embedded integration once, and each workspace once for a page', async () => {
  const urls = recordFetch();
  await mountReady('ws-embed', { 'embed-id': 'join-made-31-7+made-31-8', org: 'valley' });
  expect(urls.map((url) => decodeURIComponent(new URL(url).pathname)).toSorted()).toEqual([
    '/feeds/made-31-7/posts',
    '/feeds/made-31-8/posts',
    '/integration/embedded/join-made-31-7+made-31-8',
  ]);
});
