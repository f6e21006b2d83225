import { describe, expect, test } from 'vitest';
import {
  answerFetch,
  answerOf,
  envelope,
  FEED_TAGS,
  type FeedTag,
  item,
  items,
  mount,
  mountItems,
  mountReady,
  newFeedId,
  partOf,
  partsOf,
  recordConsole,
  recordThrown,
  settle,
  showing,
  skipWaits,
  until,
  untilState,
} from '../support/page.ts';

const HREF = 'https://example.com/all';

const setupOf = (tag: FeedTag, feedId: string) => ({
  ...showing(tag, feedId),
  'all-href': HREF,
});

const hrefsOf = (feed: Element): string[] => partsOf(feed, 'all').map((link) => (link as HTMLAnchorElement).href);

describe.each(FEED_TAGS)('<%s all-href>', (tag) => {
  test('leads to all posts where there are no more, and where there are none', async () => {
    const feedId = newFeedId();
    let list = items(3);
    answerFetch((url) => answerOf(url, list, feedId));
    const feed = await mountReady(tag, setupOf(tag, feedId));
    expect(hrefsOf(feed)).toEqual([HREF]);
    expect(partOf(feed, 'all').textContent).toBe('All posts');
    expect(partOf(feed, 'all').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    list = [];
    await feed.refresh();
    await untilState(feed, 'empty');
    expect(hrefsOf(feed)).toEqual([HREF]);
  });

  test('leads to all posts where they cannot be loaded', async () => {
    recordConsole('error');
    answerFetch(() => 403);
    const feed = await mount(tag, setupOf(tag, newFeedId()));
    await untilState(feed, 'error');
    await until(() => hrefsOf(feed).length > 0, 'no link');
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
    'blob:https://example.com/x',
  ])('leads nowhere for %j, and says so once', async (href) => {
    const [warnings, thrown] = [recordConsole('warn'), recordThrown()];
    const feedId = newFeedId();
    answerFetch((url) => answerOf(url, items(1), feedId));
    const feed = await mountReady(tag, { ...setupOf(tag, feedId), 'all-href': href });
    feed.theme = 'dark';
    await feed.updateComplete;
    await settle();
    expect(partsOf(feed, 'all')).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(thrown).toEqual([]);
  });
});

test('there is no link while there is more to get, and one once there is not', async () => {
  const urls = answerFetch((url) => envelope(url.includes('offset=0') ? items(2) : items(1, 2)));
  const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'page-size': 2, 'all-href': HREF });
  expect(partsOf(feed, 'all')).toEqual([]);
  await feed.loadMore();
  expect([urls.length, hrefsOf(feed)]).toEqual([2, [HREF]]);
});

test('a relative address is one of the page, and the link opens where links do', async () => {
  const feed = await mountItems([item(1)], { 'all-href': '/news?x=1#top', target: '_self' });
  const link = partOf(feed, 'all') as HTMLAnchorElement;
  expect(link.href).toBe(new URL('/news?x=1#top', document.baseURI).href);
  expect([link.target, link.rel]).toEqual(['_self', 'noopener']);
});

test('the words are the owner’s, else those of the language', async () => {
  const feed = await mountItems([item(1)], { 'all-href': HREF, 'all-label': '<b>More</b> in town' });
  expect(partOf(feed, 'all').textContent).toBe('<b>More</b> in town');
  feed.removeAttribute('all-label');
  feed.lang = 'fr';
  await until(() => partOf(feed, 'all').textContent === 'Toutes les publications', 'it speaks no French');
});

test('it goes with its attribute, and is there once where that changes', async () => {
  skipWaits();
  const feed = await mountItems([item(1)], { 'all-href': HREF });
  feed.allHref = 'https://example.com/other';
  await feed.updateComplete;
  expect(hrefsOf(feed)).toEqual(['https://example.com/other']);
  feed.removeAttribute('all-href');
  await until(() => partsOf(feed, 'all').length === 0, 'it stays');
});
