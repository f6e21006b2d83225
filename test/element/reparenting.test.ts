import { REQUESTS_MAX } from '../../src/api/limits.ts';
import { describe, expect, it } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { box, create, mountReady, placeOf, showing, type WsFeed } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { focusedIn, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { envelope, holdFetch, recordFetch, serve, serviceUrl } from '../page/requests.ts';
import { untilObserved, until, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

type MovingParent = HTMLElement & { moveBefore(node: Node, child: Node | null): void };

/** Ten feeds in one box, with their requests under way. */
async function mountTen(): Promise<{ place: HTMLElement; feeds: WsFeed[] }> {
  const place = box();
  const setup = { 'base-url': serviceUrl, loading: 'eager' };
  const feeds = Array.from({ length: 10 }, () => create('ws-feed', { ...setup, 'feed-id': newFeedId() }));
  place.append(...feeds);
  return { place, feeds };
}

const cardsOf = (feeds: readonly WsFeed[]): HTMLElement[] => feeds.flatMap((feed) => partsOf(feed, 'card'));

/** Orders into which a framework moves a keyed list, one node at a time. */
const ORDERS: Record<string, (feeds: readonly WsFeed[]) => WsFeed[]> = {
  'the other way round': (feeds) => feeds.toReversed(),
  'with the last one first': (feeds) => [...feeds.slice(-1), ...feeds.slice(0, -1)],
  'with the first one last': (feeds) => [...feeds.slice(1), ...feeds.slice(0, 1)],
  'in pairs': (feeds) => feeds.flatMap((_, i) => feeds[i % 2 ? i - 1 : i + 1] ?? []),
};

describe('ten keyed feeds', () => {
  it.each(some(Object.keys(ORDERS)))('keep their cards and ask for nothing when they are put %s', async (name) => {
    serve(items(3));
    const { place, feeds } = await mountTen();
    for (const feed of feeds) await untilState(feed, 'ready');
    const cards = cardsOf(feeds);
    const { urls } = serve(items(3));
    const events = [recordEvents('ws-load'), recordEvents('ws-error')];
    const order = ORDERS[name]?.(feeds) ?? [];
    // As React and Vue do: each node is inserted before the one that is to follow it.
    for (const feed of order.toReversed()) place.insertBefore(feed, order[order.indexOf(feed) + 1] ?? null);
    await untilObserved();
    expect([...place.children]).toEqual(order);
    expect(cardsOf(feeds)).toEqual(cards);
    expect(feeds.map(({ state }) => state)).toEqual(feeds.map(() => 'ready'));
    expect([...urls, ...events.flat()]).toEqual([]);
  });

  it('go on with their requests when they are put the other way round meanwhile', async () => {
    const calls = holdFetch();
    const { place, feeds } = await mountTen();
    await until(() => calls.length === REQUESTS_MAX, 'not as many asked as may be at once');
    for (const feed of feeds) place.prepend(feed);
    for (const feed of feeds) {
      for (const call of calls) call.answer(envelope(items(2)));
      await untilState(feed, 'ready');
    }
    expect(calls.filter(({ isAborted }) => isAborted)).toEqual([]);
    expect(calls).toHaveLength(10);
  });
});

describe('moved', () => {
  it.each(some(FEED_TAGS))('<%s> keeps its posts when moved in one go, or put in place of its parent', async (tag) => {
    const feed = await mountReady(tag, showing(tag, 'made-5'));
    const cards = partsOf(feed, 'card');
    const urls = recordFetch();
    const other = box();
    const standIn = document.createElement('p');
    feed.replaceWith(standIn);
    other.append(feed);
    standIn.replaceWith(feed);
    await feed.updateComplete;
    feed.parentElement?.replaceWith(feed);
    await untilObserved();
    expect([partsOf(feed, 'card'), urls]).toEqual([cards, []]);
    feed.remove();
  });

  it('keeps what the visitor opened and has the focus, and scrolls no more than any row, when moveBefore() moves it', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'software', layout: 'carousel', lines: 1 });
    await until(() => shadowOf(feed).querySelector('.read-more'), 'no text is cut');
    shadowOf(feed).querySelector<HTMLElement>('.read-more')?.click();
    const row = document.createElement('div');
    row.innerHTML = '<p style="inline-size: 5000px">Any row.</p>';
    row.style.overflow = 'auto';
    feed.before(row);
    const list = partOf(feed, 'feed');
    const atRest = new Promise((resolve) => list.addEventListener('scrollend', resolve, { once: true }));
    for (const one of [list, row]) one.scrollTo({ left: 200, behavior: 'instant' });
    expect(list.scrollLeft).toBeGreaterThan(0);
    await atRest;
    const cards = partsOf(feed, 'card');
    await until(() => cards[0]?.inert, 'the row is not followed');
    await feed.updateComplete;
    const inView = cards.find(({ inert }) => !inert);
    inView?.focus({ preventScroll: true });
    const urls = recordFetch();
    const [other, place] = [box(), placeOf(feed)];
    (other as MovingParent).moveBefore(place, null);
    await untilObserved();
    expect(list.scrollLeft > 0).toBe(row.scrollLeft > 0);
    expect(list.scrollLeft === 0 || focusedIn(feed) === inView, 'a card out of view has no focus').toBe(true);
    expect(shadowOf(feed).querySelector('.read-more')?.ariaExpanded).toBe('true');
    expect([partsOf(feed, 'card'), urls]).toEqual([cards, []]);
  });
});
