import { beforeEach, describe, expect, test, vi } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { type Attributes, mount, mountReady, showingApart } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { answerOf, envelope, holdFetch, serve, skipWaits } from '../page/requests.ts';
import { untilObserved, until } from '../page/wait.ts';

beforeEach(() => sessionStorage.clear());

const setupOf = (tag: FeedTag, feedId: string): Attributes => ({ ...showingApart(tag, feedId), cache: 'session' });

/** Shows these posts once with the cache on, as an earlier page of the visit did, in which nothing is shared with this one. */
async function visit(tag: FeedTag, feedId: string, list: readonly unknown[]): Promise<void> {
  serve(list);
  const feed = await mountReady(tag, setupOf(tag, feedId));
  feed.remove();
  vi.restoreAllMocks();
  // The answer that all elements of a page share for a minute is not what is tested here.
  const laterMs = Date.now() + 61_000;
  vi.spyOn(Date, 'now').mockReturnValue(laterMs);
}

/** Shows so many posts that were kept, while the service is asked. */
async function mountKept(count: number) {
  const feedId = newFeedId();
  await visit('ws-feed', feedId, items(count));
  const calls = holdFetch();
  const feed = await mount('ws-feed', setupOf('ws-feed', feedId));
  await until(() => calls.length === 1 && texts(feed).length > 0, 'it did not ask, or shows nothing');
  return { feed, calls };
}

const texts = (feed: Element): string[] => wordsOf(feed, 'text');

describe('without the attribute', () => {
  test.each(FEED_TAGS)('<%s> writes nothing into a storage', async (tag) => {
    serve(items(2));
    await mountReady(tag, showingApart(tag));
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });
});

describe.each(FEED_TAGS)('<%s cache="session">', (tag) => {
  test('shows the last answer at once, and renews it behind', async () => {
    const feedId = newFeedId();
    await visit(tag, feedId, items(2));
    const calls = holdFetch();
    const loads = recordEvents('ws-load');
    const feed = await mountReady(tag, setupOf(tag, feedId));
    expect(texts(feed)).toEqual(['Post 0.', 'Post 1.']);
    expect(loads.map(({ detail }) => [detail.added.length, feed.posts.length])).toEqual([[2, 2]]);
    await until(() => {
      const call = calls.shift();
      call?.answer(answerOf(call.url, [item('new'), item(0, { postText: 'Post 0, mended.' })]));
      return loads.length === 2;
    }, 'the new answer is not shown');
    expect(texts(feed)).toEqual(['Post new.', 'Post 0, mended.']);
    expect(loads[1]?.detail.added.map(({ id }) => id)).toEqual(['new']);
  });

  test('shows it while the service does not answer, and says that it may be out of date', async () => {
    const feedId = newFeedId();
    await visit(tag, feedId, items(2));
    recordConsole('error');
    skipWaits();
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const feed = await mount(tag, setupOf(tag, feedId));
    const words = 'These posts may be out of date. Try again in a few minutes.';
    await until(() => wordsOf(feed, 'status').join() === words, 'it is not said');
    expect(texts(feed)).toEqual(['Post 0.', 'Post 1.']);
    expect(feed).toMatchObject({ state: 'ready', error: { kind: 'network' } });
    expect(partsOf(feed, 'retry')).toHaveLength(1);
  });
});

describe('a storage', () => {
  test('that was poisoned runs nothing and shows no link but http(s)', async () => {
    const feedId = newFeedId();
    await visit('ws-feed', feedId, items(1));
    const key = sessionStorage.key(0) ?? '';
    const postUrl = 'javascript:window.__hacked=1';
    const postText = `Evil <img src=x onerror="window.__hacked=1"> <a href="${postUrl}">x</a>`;
    const evil = { postId: 'e', postText, postUrl, feedImageUrl: 'data:text/html,x', feedName: null };
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...kept, answer: [evil, 7, null, { ...evil, postId: {} }] }));
    holdFetch();
    const feed = await mountReady('ws-feed', setupOf('ws-feed', feedId));
    await untilObserved();
    expect(window).not.toHaveProperty('__hacked');
    const links = [...(feed.shadowRoot?.querySelectorAll('a, img') ?? [])];
    for (const link of links)
      expect(link.getAttribute('href') ?? link.getAttribute('src') ?? '').toMatch(/^(https?:.*)?$/);
    expect(texts(feed).join()).toMatch(/^Evil/);
  });
});

describe('a feed that shows what was kept', () => {
  test('and is taken out meanwhile asks again when it is put back', async () => {
    const { feed, calls } = await mountKept(1);
    const place = feed.parentElement;
    feed.remove();
    await until(() => calls[0]?.isAborted, 'the request lives on');
    place?.append(feed);
    await until(() => calls.length === 2, 'it did not ask again');
    expect(texts(feed)).toEqual(['Post 0.']);
    calls[1]?.answer(envelope(items(2)));
    await until(() => texts(feed).length === 2, 'the new answer is not shown');
  });
});
