import { expect, test } from 'vitest';
import { leap, letClockLeap } from '../page/clock.ts';
import { type Item, newFeedId } from '../page/items.ts';
import { mountReady, showingApart } from '../page/mount.ts';
import { numbered, numbersOf } from '../page/numbered.ts';
import { focusedIn, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { typeInto, untilFound } from '../page/search.ts';
import { until } from '../page/wait.ts';

// All features that choose posts or their order, together: pinned and hidden posts, filters, fresh posts, search.

letClockLeap();

const post = (i: number, more: Item = {}): Item => numbered(i, ['bread', 'cake'], { claps: 1, ...more });
/** Newest first: 49, 48, ... 0. The even ones are about bread. */
const before = Array.from({ length: 50 }, (_, i) => post(49 - i));

async function show(attributes: Record<string, string> = {}) {
  const service = serve(before);
  const feed = await mountReady('ws-feed', {
    ...showingApart('ws-feed', newFeedId(), 5),
    loading: 'eager',
    pin: '7 8',
    'hide-posts': '46 44',
    include: '#bread',
    'refresh-every': '60',
    ...attributes,
  });
  return { feed, service };
}

const marked = (feed: Element): number =>
  partsOf(feed, 'card').filter((card) => card.querySelector('[part=pinned]')).length;
const button = (feed: Element): string => wordsOf(feed, 'fresh').join();

test('pins, filters and fresh posts show each post once, the pinned first, and nothing that is hidden, at every step', async () => {
  const { feed, service } = await show();
  expect(numbersOf(feed)).toEqual([7, 8, 48, 42, 40]);
  expect(marked(feed)).toBe(2);
  await feed.loadMore();
  expect(numbersOf(feed)).toEqual([7, 8, 48, 42, 40, 38, 36, 34, 32, 30]);

  // New: one that fits, one that does not, one that is hidden. A pinned post is edited, and a displayed one is deleted.
  const hidden = post(46, { postText: 'No. 46: #bread, mended' });
  service.posts = [post(52), post(51), hidden, ...before]
    .filter(({ postId }) => postId !== '42')
    .map((one) => (one['postId'] === '7' ? post(7, { postText: 'No. 7: mended', claps: 9 }) : one));
  await leap(60_000);
  await until(() => button(feed) === '1 new post', 'it does not look, or counts what is not shown');
  expect(numbersOf(feed)).toEqual([7, 8, 48, 42, 40, 38, 36, 34, 32, 30]);
  expect(wordsOf(feed, 'text')[0]).toBe('No. 7: mended');
  expect(wordsOf(feed, 'pinned')).toEqual(['Pinned', 'Pinned']);

  partOf(feed, 'fresh').click();
  await until(() => numbersOf(feed).includes(52), 'it is not shown');
  expect(numbersOf(feed)).toEqual([7, 8, 52, 48, 40, 38, 36, 34, 32, 30]);
  expect(marked(feed)).toBe(2);
  expect(focusedIn(feed)).toBe(partsOf(feed, 'card')[2]);
  await feed.loadMore();
  expect(numbersOf(feed)).toEqual([7, 8, 52, 48, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20]);
});

const search = async (feed: Element, words: string): Promise<void> => {
  typeInto(feed, words);
  await leap(300);
};

test('a look for fresh posts leaves what was found as it is, and the button shows what is new without ending the search', async () => {
  const { feed, service } = await show({ search: '' });
  await search(feed, '"No. 48"');
  await untilFound(feed, '1 post found');
  const [card] = partsOf(feed, 'card');
  service.posts = [post(52), ...before.map((one) => (one['postId'] === '48' ? post(48, { claps: 7 }) : one))];
  await leap(60_000);
  await until(() => button(feed) === '1 new post', 'it does not look');
  expect([numbersOf(feed), wordsOf(feed, 'claps'), partsOf(feed, 'card')]).toEqual([[48], ['7 claps'], [card]]);
  partOf(feed, 'fresh').focus();
  partOf(feed, 'fresh').click();
  await until(() => button(feed) === '', 'it is not taken');
  await untilFound(feed, '1 post found');
  expect([numbersOf(feed), focusedIn(feed)]).toEqual([[48], card]);
  await search(feed, 'nowhere');
  service.posts = [post(54), post(52), ...before];
  await leap(60_000);
  await until(() => button(feed) === '1 new post', 'it does not look');
  partOf(feed, 'fresh').click();
  await until(() => button(feed) === '', 'it is not taken where there is no card to go on with');
  await search(feed, '');
  await until(() => numbersOf(feed).length === 5, 'the search does not end');
  expect(numbersOf(feed)).toEqual([7, 8, 54, 52, 48]);
});
