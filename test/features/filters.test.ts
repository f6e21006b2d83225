import { describe, expect, test } from 'vitest';
import { type Item, newFeedId } from '../page/items.ts';
import { type Attributes, mount, mountReady, showingApart } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { numbered, numbersOf } from '../page/numbered.ts';
import { namedBy, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serve } from '../page/requests.ts';
import { until, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

const ID = (i: number): string => `p${i}`;
const day = (i: number): string => new Date(2026, 0, 31 - i, 12).toISOString();
const WORDS = ['bread', 'Brötchen', 'cake'];

/** Sixty posts; every third has the same word. */
const all = Array.from({ length: 60 }, (_, i) => numbered(i, WORDS, { postId: ID(i), publishedDate: day(i % 31) }));

const setupOf = (tag: FeedTag, count: number, more: Attributes = {}): Attributes => ({
  ...showingApart(tag, newFeedId(), count),
  loading: 'eager',
  ...more,
});

const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, i) => from + i * step);
const postsOf = (urls: readonly string[]): string[] => urls.filter((url) => url.includes('/posts'));

describe.each(['ws-feed', 'ws-embed'] as const)('<%s include>', (tag) => {
  test('fills its pages with what fits, and says so when no more does', async () => {
    const { urls } = serve(all);
    const feed = await mountReady(tag, setupOf(tag, 12, { include: 'BROTCHEN' }));
    expect(numbersOf(feed)).toEqual(range(1, 12, 3));
    expect(feed.hasMore).toBe(true);
    expect(postsOf(urls).map((url) => new URL(url).search)).toEqual(['?$offset=0&$limit=30', '?$offset=30&$limit=30']);
    const cards = partsOf(feed, 'card');
    await feed.loadMore();
    expect(numbersOf(feed)).toEqual(range(1, 20, 3));
    expect(partsOf(feed, 'card').slice(0, 12)).toEqual(cards);
    await until(() => wordsOf(feed, 'status').join() === '8 more posts No more posts match.', 'it is not said');
    expect([feed.hasMore, partsOf(feed, 'more')]).toEqual([false, []]);
  });

  test('that nothing fits is empty, in words of its own, and filters again when it changes', async () => {
    serve(all);
    const feed = await mount(tag, setupOf(tag, 3, { include: '#none' }));
    await untilState(feed, 'empty');
    await until(() => wordsOf(feed, 'status').join() === 'No posts match.', 'it is not said');
    feed.setAttribute('include', '#cake');
    await until(() => numbersOf(feed).join() === '2,5,8', 'it does not filter again');
    feed.removeAttribute('include');
    await until(() => numbersOf(feed).join() === '0,1,2', 'it still chooses');
    expect(wordsOf(feed, 'status')).toEqual(['']);
  });
});

describe('<ws-feed>', () => {
  const show = async (attributes: Attributes, list: readonly Item[] = all) => {
    serve(list);
    const feed = await mount('ws-feed', setupOf('ws-feed', 5, attributes));
    await until(() => feed.matches(':state(ready), :state(empty)'), 'it shows nothing');
    return feed;
  };

  test.each<[Attributes, number[]]>([
    [{ exclude: '#bread, "60: cake", brotchen' }, range(2, 5, 3)],
    [{ has: 'image link' }, [7]],
    [{ since: '2026-01-28', until: '2026-01-30', 'page-size': '30' }, [1, 2, 3, 32, 33, 34]],
    [{ include: '"No. 1"', pin: 'p50', 'hide-posts': 'p1' }, [50]],
  ])('shows with %j only what fits: %j', async (attributes, expected) => {
    const pictured = { postImage: { type: 'image', src: 'https://a.example/b.png' } };
    const list: Item[] = all.map((one, i) => ({ ...one, ...(i < 8 && i > 5 && pictured) }));
    list[7] = { ...list[7], postId: undefined, postText: 'No. 7: Brötchen https://a.example' };
    expect(numbersOf(await show(attributes, list))).toEqual(expected);
  });
});

describe.each(some(FEED_TAGS))('<%s>', (tag) => {
  const show = (attributes: Attributes, content = '') => {
    serve(all);
    return mountReady(tag, setupOf(tag, 4, attributes), content);
  };

  test('never shows what `hide-posts` says, and fills its place', async () => {
    const feed = await show({ 'hide-posts': 'p0 p2 nobody' });
    expect(numbersOf(feed)).toEqual([1, 3, 4, 5]);
    await feed.refresh();
    expect(numbersOf(feed)).toEqual([1, 3, 4, 5]);
  });

  test('shows what `pin` says first, once, in that order, and marks it', async () => {
    const feed = await show({ pin: 'p9 p1' });
    expect(numbersOf(feed)).toEqual([9, 1, 0, 2]);
    const cards = partsOf(feed, 'card');
    expect(cards.map((card) => card.firstElementChild?.matches('[part=pinned]'))).toEqual([true, true, false, false]);
    expect(wordsOf(feed, 'pinned')).toEqual(['Pinned', 'Pinned']);
    expect(cards[0] && namedBy(feed, cards[0])[0]?.textContent).toBe('Pinned');
    expect(cards.map((card) => card.ariaPosInSet)).toEqual(['1', '2', '3', '4']);
    expect(feed.posts.map(({ id }) => id)).toEqual(['p9', 'p1', 'p0', 'p2']);
  });

  test('says in the console which pin is not there, once, and shows the rest', async () => {
    const warnings = recordConsole('warn');
    const feed = await show({ pin: 'gone p1' });
    expect(numbersOf(feed)).toEqual([1, 0, 2, 3]);
    await feed.refresh();
    expect(warnings).toEqual([
      `WS-114 <${tag}> Invalid value "gone p1" for "pin"; remove "gone": no post that may be displayed has this id. See docs/errors#ws-114`,
    ]);
  });
});
