import { expect, onTestFinished, test } from 'vitest';
import { leap, letClockLeap } from '../page/clock.ts';
import { item, items } from '../page/items.ts';
import { mountFeed } from '../page/mount.ts';
import { partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serve, skipWaits } from '../page/requests.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';

letClockLeap();

const ADDRESS = location.href;

function openPage(query: string): void {
  const url = new URL(ADDRESS);
  for (const [name, value] of new URLSearchParams(`tag=a&${query}`)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  onTestFinished(() => history.replaceState(history.state, '', ADDRESS));
}

const links = (feed: Element): string[] =>
  [...partsOf(feed, 'page-previous'), ...partsOf(feed, 'page-next')].map((link) => {
    const { searchParams, hash } = new URL((link as HTMLAnchorElement).href);
    return `${link.getAttribute('rel')} ${searchParams.get('ws-page')} ${searchParams.get('tag')} ${hash}`.trim();
  });

test.each([
  ['the first', '', [0, 1, 2], ['next 2 a']],
  ['what no page has', 'ws-page=2e1', [0, 1, 2], ['next 2 a']],
  ['one between', 'ws-page=2', [3, 4, 5], ['prev null a', 'next 3 a']],
  ['the last', 'ws-page=3', [6], ['prev 2 a']],
  ['none of those there are', 'ws-page=9', [6], ['prev 2 a']],
])('the address says which page is displayed, with links to those beside it: %s', async (_, query, ids, expected) => {
  openPage(query);
  const feed = await mountFeed(items(7), { more: 'links', 'page-size': 3 });
  expect(wordsOf(feed, 'text')).toEqual(ids.map((id) => `Post ${id}.`));
  expect(links(feed)).toEqual(expected);
  expect([partsOf(feed, 'more'), feed.hasMore, await feed.loadMore()]).toEqual([[], false, []]);
});

test('pages count what is displayed, end where the owner ends them, and lead to where the feed begins', async () => {
  openPage('news=2');
  const attributes = { more: 'links', 'page-size': 2, 'max-posts': 3, 'page-key': 'news', 'hide-posts': '1', id: 'b' };
  const feed = await mountFeed(items(9), attributes);
  expect(wordsOf(feed, 'text')).toEqual(['Post 3.']);
  expect([links(feed), wordsOf(feed, 'pages')]).toEqual([['prev null a #b'], ['Previous posts']]);
  serve(items(9, 20));
  await feed.refresh();
  expect(wordsOf(feed, 'text')).toEqual(['Post 22.']);
  await change(feed, { more: 'button' });
  await soon(() => [wordsOf(feed, 'text'), links(feed)]).toEqual([['Post 20.', 'Post 21.'], []]);
  await change(feed, { more: 'links' });
  await soon(() => [wordsOf(feed, 'text'), links(feed)]).toEqual([['Post 22.'], ['prev null a #b']]);
});

test('neither a refresh that fails nor a check for new posts changes the page or its links', async () => {
  skipWaits();
  recordConsole('error');
  openPage('ws-page=9');
  const feed = await mountFeed(items(7), { more: 'links', 'page-size': 3, 'refresh-every': 60 });
  const service = serve([item(9), ...items(7)]);
  service.status = 503;
  const refreshing = feed.refresh();
  await until(() => service.urls.length, 'it does not refresh');
  expect(links(feed)).toEqual(['prev 2 a']);
  await refreshing;
  expect(links(feed)).toEqual(['prev 2 a']);
  service.status = 200;
  const { length } = service.urls;
  await leap(60_000);
  await until(() => service.urls.length > length, 'it does not look');
  await untilObserved();
  expect([partsOf(feed, 'fresh'), links(feed)]).toEqual([[], ['prev 2 a']]);
});
