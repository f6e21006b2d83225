import { expect, test } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { mountItems, mountReady, showing } from '../page/mount.ts';
import { some } from '../support/deep.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serve } from '../page/requests.ts';
import { change, until, untilState } from '../page/wait.ts';

const HREF = 'https://example.com/all';

const hrefsOf = (feed: Element): string[] => partsOf(feed, 'all').map((link) => (link as HTMLAnchorElement).href);

test.each(some(FEED_TAGS))('<%s all-href> leads to all posts where there are no more, or none', async (tag) => {
  const service = serve(items(3));
  const feed = await mountReady(tag, { ...showing(tag, newFeedId()), 'all-href': HREF });
  expect([hrefsOf(feed), partOf(feed, 'all').textContent]).toEqual([[HREF], 'All posts']);
  expect(partOf(feed, 'all').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  service.posts = [];
  await feed.refresh();
  await untilState(feed, 'empty');
  expect(hrefsOf(feed)).toEqual([HREF]);
});

test('what is not a web address leads nowhere, and is told once', async () => {
  const warnings = recordConsole('warn');
  for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'blob:https://a.b/x']) {
    const feed = await mountItems([item(1)], { 'all-href': href });
    await change(feed, { theme: 'dark' });
    expect([partsOf(feed, 'all'), warnings.splice(0).length], href).toEqual([[], 1]);
  }
});

test('there is no link while there is more to get, and one once there is not', async () => {
  const { urls } = serve(items(3));
  const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'page-size': 2, 'all-href': HREF });
  expect(partsOf(feed, 'all')).toEqual([]);
  await feed.loadMore();
  expect([urls.length, hrefsOf(feed)]).toEqual([2, [HREF]]);
});

test('a relative address is one of the page, in the owner’s words or those of the language, and opens as links do', async () => {
  const attributes = { 'all-href': '/news?x=1#top', target: '_self', 'all-label': '<b>More</b> in town' };
  const feed = await mountItems([item(1)], attributes);
  const link = partOf(feed, 'all') as HTMLAnchorElement;
  expect(link.href).toBe(new URL('/news?x=1#top', document.baseURI).href);
  expect([link.target, link.rel, link.textContent]).toEqual(['_self', 'noopener', '<b>More</b> in town']);
  feed.removeAttribute('all-label');
  feed.lang = 'fr';
  await until(() => partOf(feed, 'all').textContent === 'Toutes les publications', 'it speaks no French');
});
