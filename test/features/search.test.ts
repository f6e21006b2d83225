import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerFetch,
  answerOf,
  box,
  create,
  envelope,
  FEED_TAGS,
  type FeedTag,
  isShown,
  item,
  type Item,
  mount,
  mountReady,
  newFeedId,
  partOf,
  partsOf,
  recordConsole,
  recordEvents,
  recordThrown,
  settle,
  shadowOf,
  showing,
  skipWaits,
  until,
  untilState,
  wordsOf,
} from '../support/page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const words = ['bread', 'Brötchen', 'cake'];
const post = (i: number): Item => item(i, { postText: `No. ${i}: ${words[i % 3]} #${words[i % 3]}` });
const all = Array.from({ length: 70 }, (_, i) => post(i));

function serve(list: readonly Item[], feedId: string) {
  const service = { list, failsFrom: Infinity, urls: [] as string[] };
  service.urls = answerFetch((address) => {
    const offset = Number(new URL(address).searchParams.get('$offset'));
    return Math.min(100, offset) >= service.failsFrom ? 404 : answerOf(address, service.list, feedId);
  });
  return service;
}

const setupOf = (tag: FeedTag, feedId: string, count: number) => ({
  ...showing(tag, feedId),
  [tag === 'ws-public-posts' ? 'limit' : 'page-size']: String(count),
  'base-url': `https://${feedId}.example`,
  loading: 'eager',
  search: '',
});

async function show(tag: FeedTag, attributes: Record<string, string> = {}, list: readonly Item[] = all) {
  const feedId = newFeedId();
  const service = serve(list, feedId);
  const feed = await mountReady(tag, { ...setupOf(tag, feedId, 6), ...attributes });
  return { feed, service };
}

const fieldOf = (feed: Element): HTMLInputElement => {
  const field = partOf(feed, 'search-field');
  if (!(field instanceof HTMLInputElement)) throw new Error('The field is no field.');
  return field;
};
function type(feed: Element, words: string): void {
  const field = fieldOf(feed);
  field.focus();
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const said = (feed: Element): string => shadowOf(feed).querySelector('.outcome p')?.textContent ?? '';
const numbers = (feed: Element): number[] =>
  wordsOf(feed, 'text').map((text) => Number(/No\. (\d+)/.exec(text)?.[1] ?? -1));
const untilSaid = (feed: Element, words: string): Promise<void> =>
  until(() => said(feed) === words, `it does not say "${words}"`);
const chip = (feed: Element, name: string): HTMLElement => {
  const found = partsOf(feed, 'chip').find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no chip ${name}.`);
  return found;
};

describe.each(FEED_TAGS)('<%s search>', (tag) => {
  const reach = tag === 'ws-public-posts' ? 30 : 70;

  test('searches all that can be reached, tells how many it found, and shows the feed as it was after Escape', async () => {
    const { feed, service } = await show(tag);
    const loads = recordEvents('ws-load');
    const before = numbers(feed);
    const cards = partsOf(feed, 'card');
    type(feed, 'BROTCH');
    const expected = Array.from({ length: reach }, (_, i) => i).filter((i) => i % 3 === 1);
    await untilSaid(feed, `${expected.length} posts found`);
    expect(numbers(feed)).toEqual(expected);
    expect(partsOf(feed, 'card').map((card) => card.ariaSetSize)).toEqual(expected.map(() => String(expected.length)));
    expect(partOf(feed, 'feed').ariaBusy).toBe('false');
    expect(partsOf(feed, 'more')).toEqual([]);
    expect([feed.posts.length, loads]).toEqual([6, []]);
    expect(service.urls.filter((url) => /limit=30/.test(url))).toHaveLength(tag === 'ws-public-posts' ? 1 : 3);

    fieldOf(feed).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await until(() => numbers(feed).length === 6, 'the search is not cleared');
    expect(numbers(feed)).toEqual(before);
    expect([fieldOf(feed).value, said(feed)]).toEqual(['', '']);
    expect(shadowOf(feed).activeElement).toBe(fieldOf(feed));
    expect(partsOf(feed, 'card')[1]).toBe(cards[1]);
    expect(partsOf(feed, 'more')).toHaveLength(tag === 'ws-public-posts' ? 0 : 1);
  });

  test('offers the hashtags that occur, to be pressed and let go', async () => {
    const { feed } = await show(tag);
    expect(wordsOf(feed, 'chip')).toEqual(['#bread', '#Brötchen', '#cake']);
    chip(feed, '#cake').click();
    await until(() => /^\d+ posts found$/.test(said(feed)), 'it does not search');
    expect(numbers(feed).every((i) => i % 3 === 2)).toBe(true);
    expect(partsOf(feed, 'chip').map((one) => one.ariaPressed)).toEqual(['false', 'false', 'true']);
    chip(feed, '#cake').click();
    await until(() => numbers(feed).length === 6, 'it still searches');
    expect(said(feed)).toBe('');
  });
});

describe('<ws-feed search>', () => {
  test('tells the page once of each search, with what was found; not of what was typed on the way', async () => {
    const { feed } = await show('ws-feed');
    const events = recordEvents('ws-search');
    type(feed, 'b');
    type(feed, ' Bread ');
    await untilSaid(feed, '24 posts found');
    chip(feed, '#bread').click();
    await settle();
    type(feed, 'nowhere');
    await untilSaid(feed, 'No posts found.');
    feed.heading = 'News';
    await settle();
    expect(events.map(({ detail }) => detail)).toEqual([
      { query: 'Bread', hashtags: [], found: 24 },
      { query: 'Bread', hashtags: ['bread'], found: 24 },
      { query: 'nowhere', hashtags: ['bread'], found: 0 },
    ]);
    expect(events.every(({ target }) => target === feed)).toBe(true);
    fieldOf(feed).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await settle();
    expect(events).toHaveLength(3);
  });

  test('has a label, a group with a name, and a state of its own where nothing is found', async () => {
    const { feed } = await show('ws-feed');
    const label = shadowOf(feed).querySelector('label');
    expect(label?.textContent).toBe('Search posts');
    expect(label?.control).toBe(fieldOf(feed));
    expect(partOf(feed, 'search').role).toBe('search');
    expect(partOf(feed, 'search').ariaLabel).toBe('Search posts, Posts');
    expect(shadowOf(feed).querySelector('.chips')?.ariaLabel).toBe('Hashtags');
    type(feed, 'nowhere');
    await untilSaid(feed, 'No posts found.');
    expect(numbers(feed)).toEqual([]);
    expect(shadowOf(feed).querySelector<HTMLElement>('.placeholder')?.hidden).toBe(true);
    const clear = shadowOf(feed).querySelector<HTMLElement>('.outcome button');
    expect(clear?.textContent).toBe('Clear search');
    clear?.click();
    await until(() => numbers(feed).length === 6, 'it is not cleared');
    expect(shadowOf(feed).activeElement).toBe(fieldOf(feed));
  });

  test('does not say the owner’s words for an empty feed where nothing is found', async () => {
    const feedId = newFeedId();
    serve(all, feedId);
    const feed = await mountReady(
      'ws-feed',
      setupOf('ws-feed', feedId, 6),
      '<p slot="empty">No news yet.</p><p>Our news</p>',
    );
    type(feed, 'nowhere');
    await untilSaid(feed, 'No posts found.');
    expect([...feed.children].filter(isShown)).toEqual([]);
  });

  test('leaves the text, the caret and the focus to whoever types, whatever else changes', async () => {
    const { feed } = await show('ws-feed');
    type(feed, 'ca ke');
    const field = fieldOf(feed);
    field.setSelectionRange(1, 3);
    const changes: (() => unknown)[] = [
      () => feed.setAttribute('pin', '5'),
      () => feed.setAttribute('messages', '{"search": "Look for"}'),
      () => feed.setAttribute('refresh-every', '60'),
      () => feed.removeAttribute('pin'),
      () => feed.setAttribute('layout', 'carousel'),
      () => feed.setAttribute('lang', 'de'),
      () => feed.refresh(),
      () => vi.advanceTimersByTimeAsync(300), // the search begins
    ];
    for (const change of changes) {
      await change();
      await feed.updateComplete;
      await settle();
      expect(shadowOf(feed).activeElement).toBe(field);
      expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['ca ke', 1, 3]);
    }
  });

  test('is cleared by Escape right after a key, too', async () => {
    const { feed } = await show('ws-feed');
    type(feed, 'cake');
    fieldOf(feed).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await settle();
    expect(fieldOf(feed).value).toBe('');
  });

  test('waits until nobody types, and asks once', async () => {
    const { feed, service } = await show('ws-feed');
    const asked = service.urls.length;
    for (const words of ['c', 'ca', 'cak']) {
      type(feed, words);
      await vi.advanceTimersByTimeAsync(150);
    }
    expect([numbers(feed).length, service.urls.length]).toEqual([6, asked]);
    await untilSaid(feed, '23 posts found');
    type(feed, 'cake');
    await vi.advanceTimersByTimeAsync(1000);
    expect(service.urls).toHaveLength(asked + 3);
  });

  test('shows what it has while more is on its way', async () => {
    const feedId = newFeedId();
    const held: (() => void)[] = [];
    vi.spyOn(window, 'fetch').mockImplementation((input) => {
      const { searchParams } = new URL(String(input));
      const [offset, limit] = ['$offset', '$limit'].map((name) => Number(searchParams.get(name)));
      const body = JSON.stringify(envelope(all.slice(offset, Number(offset) + Number(limit))));
      if (limit === 6) return Promise.resolve(new Response(body));
      return new Promise((resolve) => held.push(() => resolve(new Response(body))));
    });
    const feed = await mountReady('ws-feed', setupOf('ws-feed', feedId, 6));
    type(feed, 'cake');
    await untilSaid(feed, '2 posts found Searching…');
    expect(partOf(feed, 'feed').ariaBusy).toBe('true');
    expect(partsOf(feed, 'card').map((card) => card.ariaSetSize)).toEqual(['-1', '-1']);
    await until(() => held.length === 1, 'it does not ask');
    held[0]?.();
    await untilSaid(feed, '10 posts found Searching…');
    vi.restoreAllMocks();
  });

  test('keeps what was found where the rest cannot be loaded, says so, and tries again', async () => {
    skipWaits();
    recordConsole('error');
    const thrown = recordThrown();
    const { feed, service } = await show('ws-feed');
    service.failsFrom = 30;
    type(feed, 'cake');
    await untilSaid(feed, '10 posts found');
    await until(() => wordsOf(feed, 'status').join() === 'Some posts could not be loaded.', 'it is not said');
    service.failsFrom = Infinity;
    partOf(feed, 'retry').click();
    await untilSaid(feed, '23 posts found');
    expect(wordsOf(feed, 'status')).toEqual(['']);
    expect(thrown).toEqual([]);
  });

  test('does not grow by scrolling while it searches', async () => {
    const { feed } = await show('ws-feed', { more: 'scroll', 'page-size': '30' });
    const before = feed.posts.length;
    type(feed, '"No. 1:"');
    await untilSaid(feed, '1 post found');
    await settle();
    expect(feed.posts).toHaveLength(before);
  });

  test('goes on searching in another setup', async () => {
    const { feed } = await show('ws-feed');
    type(feed, 'cake');
    await untilSaid(feed, '23 posts found');
    feed.setAttribute('exclude', '"No. 2"');
    await untilSaid(feed, '22 posts found');
  });

  test('lets Escape through where there is nothing to clear', async () => {
    const { feed } = await show('ws-feed');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
    fieldOf(feed).dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(false);
  });

  test.each(['(((', '[', '\\', '"', '#', '<img src=x onerror="window.__hacked=1">', '\u0000', 'a '.repeat(2000)])(
    'breaks nothing when somebody types %j',
    async (words) => {
      const thrown = recordThrown();
      const { feed } = await show('ws-feed');
      type(feed, words);
      await vi.advanceTimersByTimeAsync(1000);
      await until(() => !said(feed).includes('Searching'), 'it never ends');
      expect(window).not.toHaveProperty('__hacked');
      expect(thrown).toEqual([]);
    },
  );

  test('shows hashtags as text, a dozen at most', async () => {
    const tags = Array.from({ length: 40 }, (_, i) => `#tag${i}x`).join(' ');
    const { feed } = await show('ws-feed', {}, [item(1, { postText: `<b>#bold</b> ${tags}` })]);
    expect(partsOf(feed, 'chip')).toHaveLength(12);
    expect(wordsOf(feed, 'chip')[0]).toBe('#bold');
  });

  test('is not there where there is nothing to search, and goes with its attribute', async () => {
    const feedId = newFeedId();
    serve([], feedId);
    const empty = await mount('ws-feed', setupOf('ws-feed', feedId, 6));
    await untilState(empty, 'empty');
    expect(partsOf(empty, 'search')).toEqual([]);
    const { feed } = await show('ws-feed');
    type(feed, 'cake');
    await untilSaid(feed, '23 posts found');
    feed.removeAttribute('search');
    await until(() => partsOf(feed, 'search').length === 0, 'it stays');
    expect(numbers(feed)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('speaks the language of the page', async () => {
    const { feed } = await show('ws-feed', { lang: 'de' });
    expect(partOf(feed, 'search').textContent).toContain('Beiträge durchsuchen');
    type(feed, 'cake');
    await untilSaid(feed, '23 Beiträge gefunden');
  });

  test('stops when it is taken out, and goes on when it is put back', async () => {
    const { feed, service } = await show('ws-feed');
    const place = feed.parentElement;
    type(feed, 'cake');
    feed.remove();
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    const asked = service.urls.length;
    expect(said(feed)).toBe('');
    place?.append(feed);
    await untilSaid(feed, '23 posts found');
    expect(service.urls.length).toBeGreaterThan(asked);
  });

  test('leaves nothing behind after 200 mounts', async () => {
    const feedId = newFeedId();
    const service = serve(all.slice(0, 6), feedId);
    const place = await box();
    const feeds = Array.from({ length: 200 }, () => create('ws-feed', setupOf('ws-feed', feedId, 6)));
    place.append(...feeds);
    await until(() => feeds.every(({ state }) => state === 'ready'), 'they are not ready');
    const timers = vi.getTimerCount();
    for (const feed of feeds) type(feed, 'cake');
    expect(vi.getTimerCount()).toBeGreaterThanOrEqual(timers + 200);
    place.replaceChildren();
    await settle();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
    const asked = service.urls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(service.urls).toHaveLength(asked);
  });
});
