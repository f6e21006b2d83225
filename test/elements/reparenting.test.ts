import { describe, expect, it } from 'vitest';
import {
  answerFetch,
  box,
  create,
  envelope,
  FEED_TAGS,
  holdFetch,
  items,
  mount,
  mountReady,
  newFeedId,
  partOf,
  partsOf,
  recordConsole,
  recordEvents,
  recordFetch,
  recordThrown,
  serviceUrl,
  settle,
  shadowOf,
  showing,
  until,
  untilState,
} from '../support/page.ts';

type Feed = HTMLElementTagNameMap['ws-feed'];
type MovingParent = HTMLElement & { moveBefore(node: Node, child: Node | null): void };

/** Ten feeds in one box, each with its posts. */
async function mountTen(attributes: Record<string, string> = {}): Promise<{ place: HTMLElement; feeds: Feed[] }> {
  answerFetch(() => envelope(items(3)));
  const place = await box();
  const feeds = Array.from({ length: 10 }, () =>
    create('ws-feed', { 'base-url': serviceUrl, 'feed-id': newFeedId(), loading: 'eager', ...attributes }),
  );
  place.append(...feeds);
  for (const feed of feeds) await untilState(feed, 'ready');
  return { place, feeds };
}

const cardsOf = (feeds: readonly Feed[]): HTMLElement[] => feeds.flatMap((feed) => partsOf(feed, 'card'));

/** The orders that a framework brings a keyed list into, one node at a time. */
const ORDERS: Record<string, (feeds: readonly Feed[]) => Feed[]> = {
  'the other way round': (feeds) => feeds.toReversed(),
  'with the last one first': (feeds) => [...feeds.slice(-1), ...feeds.slice(0, -1)],
  'with the first one last': (feeds) => [...feeds.slice(1), ...feeds.slice(0, 1)],
  'in pairs': (feeds) => feeds.flatMap((_, i) => feeds[i % 2 ? i - 1 : i + 1] ?? []),
};

describe('ten keyed feeds', () => {
  it.each(Object.keys(ORDERS))('keep their cards and ask for nothing when they are put %s', async (name) => {
    const thrown = recordThrown();
    const { place, feeds } = await mountTen();
    const cards = cardsOf(feeds);
    const urls = answerFetch(() => envelope(items(3)));
    const events = [recordEvents('ws-load'), recordEvents('ws-error')];
    const order = ORDERS[name]?.(feeds) ?? [];
    // As React and Vue do it: each node before the one that is to follow it.
    for (const feed of order.toReversed()) place.insertBefore(feed, order[order.indexOf(feed) + 1] ?? null);
    await settle();
    expect([...place.children]).toEqual(order);
    expect(cardsOf(feeds)).toEqual(cards);
    expect(feeds.map(({ state }) => state)).toEqual(feeds.map(() => 'ready'));
    expect([...urls, ...thrown, ...events.flat()]).toEqual([]);
  });

  it('go on with their requests when they are put the other way round meanwhile', async () => {
    const calls = holdFetch();
    const place = await box();
    const feeds = Array.from({ length: 10 }, () =>
      create('ws-feed', { 'base-url': serviceUrl, 'feed-id': newFeedId(), loading: 'eager' }),
    );
    place.append(...feeds);
    await until(() => calls.length === 10, 'not all asked');
    for (const feed of feeds) place.prepend(feed);
    await settle();
    for (const call of calls) call.answer(envelope(items(2)));
    for (const feed of feeds) await untilState(feed, 'ready');
    expect(calls.filter(({ isAborted }) => isAborted)).toEqual([]);
    expect(calls).toHaveLength(10);
  });
});

describe('moved', () => {
  it.each(FEED_TAGS)('<%s> keeps its posts when it is replaced and put elsewhere in one go', async (tag) => {
    const feed = await mountReady(tag, showing(tag, 'made-5'));
    const cards = partsOf(feed, 'card');
    const urls = recordFetch();
    const other = await box();
    const standIn = document.createElement('p');
    feed.replaceWith(standIn);
    other.append(feed);
    standIn.replaceWith(feed);
    await settle();
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(urls).toEqual([]);
  });

  it('keeps its posts when it takes the place of its own parent', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-5' });
    const cards = partsOf(feed, 'card');
    const urls = recordFetch();
    feed.parentElement?.replaceWith(feed);
    await settle();
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(urls).toEqual([]);
    feed.remove();
  });

  it('keeps what the visitor opened, and how a carousel was gone through, when moveBefore() moves it', async (test) => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'software', layout: 'carousel', lines: 1 });
    await until(() => shadowOf(feed).querySelector('.read-more'), 'no text is cut');
    shadowOf(feed).querySelector<HTMLElement>('.read-more')?.click();
    const list = partOf(feed, 'feed');
    list.scrollTo({ left: 200, behavior: 'instant' });
    await settle();
    const { scrollLeft } = list;
    expect(scrollLeft).toBeGreaterThan(0);
    partOf(feed, 'card').focus();
    const cards = partsOf(feed, 'card');
    const urls = recordFetch();
    const other = await box();
    if (!('moveBefore' in other)) return test.skip('this browser has no moveBefore()');
    (other as MovingParent).moveBefore(feed, null);
    await settle();
    expect(feed.parentElement).toBe(other);
    expect(list.scrollLeft).toBeGreaterThan(scrollLeft / 2); // it snaps to where its card is now
    expect(shadowOf(feed).activeElement).toBe(cards[0]);
    expect(shadowOf(feed).querySelector('.read-more')?.ariaExpanded).toBe('true');
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(urls).toEqual([]);
  });

  it('does its first request once when it is moved three times before it is asked', async () => {
    const calls = holdFetch();
    const feed = create('ws-feed', { 'base-url': serviceUrl, 'feed-id': newFeedId() });
    for (let i = 0; i < 3; i++) (await box()).append(feed);
    await until(() => calls.length > 0, 'not asked');
    await settle();
    expect(calls.map(({ isAborted }) => isAborted)).toEqual([false]);
  });

  it('still grows by scrolling', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-60', 'page-size': 10, more: 'scroll' });
    const place = await box();
    place.style.marginTop = '5000px';
    place.append(feed);
    const count = feed.posts.length;
    feed.scrollIntoView({ block: 'end' });
    await until(() => feed.posts.length > count, 'grew no more');
  });

  it('still follows a language that changes around its new place', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-2', date: 'absolute' });
    const place = await box();
    place.append(feed);
    await settle();
    const before = partOf(feed, 'date').textContent;
    place.lang = 'ja';
    await until(() => partOf(feed, 'date').textContent !== before, 'stays English');
  });
});

describe('copied', () => {
  it.each(FEED_TAGS)('a clone of a live <%s> shows the same posts without a request of its own', async (tag) => {
    recordConsole('error');
    const feed = await mountReady(tag, { ...showing(tag, 'made-7'), loading: 'eager' }, '<p>Fallback</p>');
    const urls = recordFetch();
    const copy = feed.cloneNode(true) as typeof feed;
    expect(copy.shadowRoot).toBe(null);
    feed.after(copy);
    await untilState(copy, 'ready');
    expect(partsOf(copy, 'card')).toHaveLength(partsOf(feed, 'card').length);
    expect(partsOf(copy, 'card')[0]).not.toBe(partsOf(feed, 'card')[0]);
    expect(urls).toEqual([]);
  });

  it('a page that is written anew from its own HTML shows its posts again', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-7' }, '<p>Fallback</p>');
    const place = feed.parentElement;
    if (!place) throw new Error('It has no place.');
    const html = place.innerHTML;
    expect(html).not.toContain('article');
    place.innerHTML = html;
    const again = place.querySelector('ws-feed');
    if (!again) throw new Error('It is gone.');
    await untilState(again, 'ready');
    expect(partsOf(again, 'card')).toHaveLength(7);
  });

  it('a card that is cloned has no post until one is handed in', async () => {
    const card = await mount('ws-post-card');
    card.post = { header: 'Title' };
    await card.updateComplete;
    const copy = card.cloneNode(true) as typeof card;
    card.after(copy);
    await copy.updateComplete;
    expect(partsOf(copy, 'card')).toEqual([]);
    copy.post = card.post;
    await copy.updateComplete;
    expect(partOf(copy, 'title').textContent).toBe('Title');
  });
});
