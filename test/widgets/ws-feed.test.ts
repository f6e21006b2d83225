import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { WsLoadEvent } from '../../src/element/events.ts';
import { item, items, newFeedId } from '../page/items.ts';
import { mount, mountAnswered, mountFeed, mountReady } from '../page/mount.ts';
import { buttonOf, focusedIn, isShown, nameOf, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { answerFetch, envelope, serve } from '../page/requests.ts';
import { change, untilObserved, until, untilState } from '../page/wait.ts';

const offsetOf = (url: string): number => Number(/\$offset=(\d+)/.exec(url)?.[1]);

const cardsOf = (feed: Element): HTMLElement[] => partsOf(feed, 'card');
const offersMore = (feed: Element): boolean => partsOf(feed, 'more').some(isShown);

describe('loading more', () => {
  it('keeps the posts when the second page fails, tells once, and goes on after a retry', async () => {
    recordConsole('error');
    const errors = recordEvents('ws-error');
    const urls = answerFetch((_, earlier) => (earlier === 1 ? 403 : envelope(items(5, earlier === 0 ? 0 : 5))));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'page-size': 5 });
    const cards = cardsOf(feed);
    expect(await feed.loadMore()).toEqual([]);
    expect(feed).toMatchObject({ state: 'ready', error: { kind: 'http', status: 403 } });
    expect(errors.map(({ detail }) => detail.error)).toEqual([feed.error]);
    expect(cardsOf(feed)).toEqual(cards);
    expect(partOf(feed, 'status').textContent).toBe('Some posts could not be loaded.');
    (await buttonOf(feed, 'retry')).click();
    await until(() => cardsOf(feed).length === 10, 'the retry brought nothing');
    expect(urls.map(offsetOf)).toEqual([0, 5, 5]);
    expect(feed.error).toBeUndefined();
    expect(cardsOf(feed).slice(0, 5)).toEqual(cards);
  });

  it('makes one request of calls and presses at the same time, stays ready with its button, and says that it is busy', async () => {
    const { feed, calls } = await mountAnswered(3);
    const results = [feed.loadMore(), feed.loadMore()];
    const more = await buttonOf(feed, 'more');
    more.focus();
    more.click();
    results.push(feed.loadMore());
    await until(() => calls.length === 2, 'not asked for more');
    expect([feed.state, partOf(feed, 'feed').ariaBusy, more.ariaDisabled]).toEqual(['ready', 'true', 'true']);
    expect(focusedIn(feed)).toBe(more);
    calls[1]?.answer(envelope(items(3, 3)));
    const added = await Promise.all(results);
    expect(added.map((posts) => posts.map(({ id }) => id))).toEqual(Array.from({ length: 3 }, () => ['3', '4', '5']));
    await untilObserved();
    expect([calls.length, cardsOf(feed).length, partOf(feed, 'feed').ariaBusy]).toEqual([2, 6, 'false']);
  });

  it('resolves when the posts are in the document, those of the first load too, says how many came, and ends', async () => {
    serve(items(8));
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 5 });
    for (const [count, all, said] of [
      [5, 5, ''],
      [3, 8, '3 more posts'],
      [0, 8, '3 more posts'],
    ] as const) {
      const added = await feed.loadMore();
      expect(feed.posts.slice(all - count)).toEqual(added);
      expect([added.length, cardsOf(feed).length, feed.hasMore]).toEqual([count, all, all < 8]);
      await until(() => wordsOf(feed, 'status').join('').trim() === said, `it does not say "${said}"`);
    }
    await until(() => !offersMore(feed), 'the button stays');
  });

  it('offers no button where more="none", and still goes on by script', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-20', 'page-size': 3, more: 'none' });
    await untilObserved();
    expect([offersMore(feed), feed.hasMore]).toEqual([false, true]);
    expect(await feed.loadMore()).toHaveLength(3);
  });

  it.each(['auto', 'carousel'])('goes on by scrolling, and only as far as is scrolled: layout="%s"', async (layout) => {
    const { urls } = serve(items(120));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'page-size': 30, more: 'scroll', layout });
    await untilObserved();
    expect(urls).toHaveLength(1);
    cardsOf(feed).at(-1)?.scrollIntoView();
    await until(() => cardsOf(feed).length === 60, 'not grown');
    await untilObserved();
    expect(urls).toHaveLength(2);
    await userEvent.keyboard('{Shift}');
    const more = await buttonOf(feed, 'more');
    more.focus();
    cardsOf(feed).at(-1)?.scrollIntoView();
    await untilObserved();
    expect(urls, 'the button that has the focus is pushed away').toHaveLength(2);
    more.blur();
    await until(() => cardsOf(feed).length === 90, 'not grown');
  });

  it('puts the focus on the first new card after a press of Enter', async () => {
    const feed = await mountFeed(items(8), { 'page-size': 4 });
    (await buttonOf(feed, 'more')).focus();
    await userEvent.keyboard('{Enter}');
    await until(() => cardsOf(feed).length === 8, 'nothing came');
    await expect.poll(() => focusedIn(feed)).toBe(cardsOf(feed)[4]);
    const last = await mountFeed(items(4), { 'page-size': 4 });
    (await buttonOf(last, 'more')).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focusedIn(last)).toBe(partOf(last, 'status'));
    expect(wordsOf(last, 'status')).toEqual(['These are all the posts that can be shown here.']);
  });

  it('leaves the focus with a visitor who goes on while more posts are loading', async () => {
    const { feed, calls } = await mountAnswered(3);
    (await buttonOf(feed, 'more')).focus();
    await userEvent.keyboard('{Enter}');
    const [first] = cardsOf(feed);
    first?.focus();
    calls[1]?.answer(envelope(items(3, 3)));
    await until(() => cardsOf(feed).length === 6, 'nothing came');
    await untilObserved();
    expect(focusedIn(feed)).toBe(first);
  });
});

describe('refresh', () => {
  it('keeps the cards, with the focus, and renders what changed of their posts', async () => {
    answerFetch((_, earlier) =>
      envelope(earlier === 0 ? [item(1), item(2), item(3)] : [item('new'), item(1, { claps: 5 }), item(3), item(2)]),
    );
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId() });
    const [first, second, third] = cardsOf(feed);
    first?.focus();
    expect((await feed.refresh()).map(({ id }) => id)).toEqual(['new']);
    expect(cardsOf(feed)).toEqual([expect.any(HTMLElement), first, third, second]);
    expect(first && wordsOf(first, 'claps')).toEqual(['5 claps']);
    expect(focusedIn(feed)).toBe(first);
  });
});

describe('ws-load', () => {
  it('tells of each answer once its posts are in the document, in lists that no page can change', async () => {
    const service = serve(items(8));
    const seen: object[] = [];
    const onLoad = (event: WsLoadEvent): void => {
      const { posts, added, hasMore } = event.detail;
      const counts = { posts: posts.length, added: added.length, cards: cardsOf(feed).length };
      seen.push({ ...counts, hasMore, same: posts === feed.posts && [posts, added].every(Object.isFrozen) });
    };
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 5 }, '', {
      prepare: (made) => made.addEventListener('ws-load', (event) => onLoad(event as WsLoadEvent)),
    });
    await untilState(feed, 'ready');
    await feed.loadMore();
    await feed.refresh();
    service.posts = [];
    await feed.refresh();
    expect(seen).toEqual([
      { posts: 5, added: 5, hasMore: true, cards: 5, same: true },
      { posts: 8, added: 3, hasMore: false, cards: 8, same: true },
      { posts: 8, added: 0, hasMore: false, cards: 8, same: true },
      { posts: 0, added: 0, hasMore: false, cards: 0, same: true },
    ]);
  });
});

describe('what is asked', () => {
  it('is read by field-map, again when that changes, and when it goes', async () => {
    answerFetch(() => envelope([{ id: 'p1', text: 'Read first.', title: 'Titled.', content: { body: 'Mapped.' } }]));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'field-map': '{"text": "title"}' });
    const said = (): string | null => partOf(feed, 'text').textContent;
    expect(said()).toBe('Titled.');
    feed.setAttribute('field-map', '{"text": "content.body"}');
    await until(() => said() === 'Mapped.', 'not read again');
    expect(feed.posts[0]?.text).toBe('Mapped.');
    feed.removeAttribute('field-map');
    await until(() => said() === 'Read first.', 'not read again');
    await feed.refresh();
    expect(said()).toBe('Read first.');
  });
});

describe('for a screen reader', () => {
  it('is a feed of articles that has a name, and tells each its place', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-7', 'page-size': 5 });
    const list = partOf(feed, 'feed');
    expect(list.role ?? list.getAttribute('role')).toBe('feed');
    expect(list.ariaLabel).toBe('Made 0');
    const places = () => cardsOf(feed).map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet}/${ariaSetSize}`);
    expect(places()).toEqual(['1/-1', '2/-1', '3/-1', '4/-1', '5/-1']);
    await feed.loadMore();
    expect(places()).toEqual(['1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7']);
    for (const card of cardsOf(feed)) {
      expect([card.localName, card.tabIndex]).toEqual(['article', 0]);
      expect(nameOf(feed, card)).toMatch(/^\[0\/\d\] A short post made for a test\. .+/);
    }
    const ids = [...shadowOf(feed).querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(partOf(feed, 'status').getAttribute('aria-live')).toBe('polite');
  });

  it('is named by its heading where it has one, and has titles one level below, never below the sixth', async () => {
    serve([item(1, { header: 'A title' })]);
    const heading = { heading: 'From the bakery', 'heading-level': 4 };
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), ...heading });
    expect(partOf(feed, 'feed').ariaLabel).toBe('From the bakery');
    expect(partOf(feed, 'heading')).toMatchObject({ role: 'heading', ariaLevel: '4' });
    expect(partOf(feed, 'title')).toMatchObject({ role: 'heading', ariaLevel: '5' });
    await change(feed, { headingLevel: 6 });
    expect(partOf(feed, 'title').ariaLevel).toBe('6');
  });
});
