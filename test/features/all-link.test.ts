import { describe, expect, test } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { mount, mountItems, mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, serve } from '../page/requests.ts';
import { change, settle, until, untilState } from '../page/wait.ts';

const HREF = 'https://example.com/all';

const hrefsOf = (feed: Element): string[] => partsOf(feed, 'all').map((link) => (link as HTMLAnchorElement).href);

describe.each(FEED_TAGS)('<%s all-href>', (tag) => {
  test('leads to all posts where there are no more, and where there are none', async () => {
    const service = serve(items(3));
    const feed = await mountReady(tag, { ...showing(tag, newFeedId()), 'all-href': HREF });
    expect(hrefsOf(feed)).toEqual([HREF]);
    expect(partOf(feed, 'all').textContent).toBe('All posts');
    expect(partOf(feed, 'all').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    service.posts = [];
    await feed.refresh();
    await untilState(feed, 'empty');
    expect(hrefsOf(feed)).toEqual([HREF]);
  });

  test('leads to all posts where they cannot be loaded, and goes with its attribute', async () => {
    recordConsole('error');
    answerFetch(() => 403);
    const feed = await mount(tag, { ...showing(tag, newFeedId()), 'all-href': HREF });
    await untilState(feed, 'error');
    await until(() => hrefsOf(feed).length > 0, 'no link');
    await change(feed, { allHref: 'https://example.com/other' });
    expect(hrefsOf(feed)).toEqual(['https://example.com/other']);
    feed.removeAttribute('all-href');
    await until(() => partsOf(feed, 'all').length === 0, 'it stays');
  });

  test('leads nowhere for what is not a web address, and says so once', async () => {
    const warnings = recordConsole('warn');
    serve(items(1));
    const odd = ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'https://', 'blob:https://a.b/x'];
    for (const href of odd) {
      const feed = await mountReady(tag, { ...showing(tag, newFeedId()), 'all-href': href });
      await change(feed, { theme: 'dark' });
      await settle();
      expect([partsOf(feed, 'all'), warnings.splice(0).length], href).toEqual([[], 1]);
    }
  });
});

test('there is no link while there is more to get, and one once there is not', async () => {
  const { urls } = serve(items(3));
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
