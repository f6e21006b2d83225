import { describe, expect, test } from 'vitest';
import { leap, letClockLeap } from '../page/clock.ts';
import { type Item, newFeedId } from '../page/items.ts';
import { linesOf } from '../page/measure.ts';
import { type Attributes, mountReady, showingApart } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { numbered, numbersOf } from '../page/numbered.ts';
import { focusedIn, isShown, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { answerFetch, answerOf, serve, skipWaits } from '../page/requests.ts';
import { outcomeOf, searchFieldOf, typeInto, untilFound } from '../page/search.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';
import { some } from '../support/deep.ts';

letClockLeap();

const all = Array.from({ length: 70 }, (_, i) => numbered(i, ['bread', 'Brötchen', 'cake']));
const small = { loading: 'eager', search: '' };

async function show(tag: FeedTag, attributes: Attributes = {}, list: readonly Item[] = all, content = '') {
  const service = serve(list);
  const feed = await mountReady(tag, { ...showingApart(tag, newFeedId(), 6), ...small, ...attributes }, content);
  return { feed, service };
}

const chip = (feed: Element, name: string): HTMLElement =>
  partsOf(feed, 'chip').find(({ textContent }) => textContent === name) ?? expect.fail(`no chip ${name}`);

function pressEscape(feed: Element): KeyboardEvent {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
  searchFieldOf(feed).dispatchEvent(escape);
  return escape;
}

describe.each(some(FEED_TAGS))('<%s search>', (tag) => {
  const reach = tag === 'ws-public-posts' ? 30 : 70;

  test('searches all that can be reached, tells how many it found, and shows the feed as it was after Escape', async () => {
    const { feed, service } = await show(tag);
    const loads = recordEvents('ws-load');
    const before = numbersOf(feed);
    const cards = partsOf(feed, 'card');
    expect(pressEscape(feed).defaultPrevented, 'there is nothing to clear').toBe(false);
    const status = shadowOf(feed).querySelector('.outcome [aria-live]') ?? expect.fail('no status');
    const said: string[] = [];
    new MutationObserver(() => said.push(status.textContent)).observe(status, { subtree: true, childList: true });
    typeInto(feed, 'BROTCH');
    const expected = Array.from({ length: reach }, (_, i) => i).filter((i) => i % 3 === 1);
    await untilFound(feed, `${expected.length} posts found`);
    expect(numbersOf(feed)).toEqual(expected);
    expect(said, 'no step on the way is said').toEqual([`${expected.length} posts found`]);
    expect(partsOf(feed, 'card').map((card) => card.ariaSetSize)).toEqual(expected.map(() => String(expected.length)));
    expect(partOf(feed, 'feed').ariaBusy).toBe('false');
    expect(partsOf(feed, 'more')).toEqual([]);
    expect([feed.posts.length, loads]).toEqual([6, []]);
    expect(service.urls.filter((url) => /limit=30/.test(url))).toHaveLength(tag === 'ws-public-posts' ? 1 : 3);

    pressEscape(feed);
    await until(() => numbersOf(feed).length === 6, 'the search is not cleared');
    expect(numbersOf(feed)).toEqual(before);
    expect([searchFieldOf(feed).value, outcomeOf(feed)]).toEqual(['', '']);
    expect(focusedIn(feed)).toBe(searchFieldOf(feed));
    expect(partsOf(feed, 'card')[1]).toBe(cards[1]);
    expect(partsOf(feed, 'more')).toHaveLength(tag === 'ws-public-posts' ? 0 : 1);
  });

  test('offers the hashtags that occur, to be pressed and let go', async () => {
    const { feed } = await show(tag);
    expect(wordsOf(feed, 'chip')).toEqual(['#bread', '#Brötchen', '#cake']);
    chip(feed, '#cake').click();
    await until(() => /^\d+ posts found$/.test(outcomeOf(feed)), 'it does not search');
    expect(numbersOf(feed).every((i) => i % 3 === 2)).toBe(true);
    expect(partsOf(feed, 'chip').map((one) => one.ariaPressed)).toEqual(['false', 'false', 'true']);
    chip(feed, '#cake').click();
    await until(() => numbersOf(feed).length === 6, 'it still searches');
    expect(outcomeOf(feed)).toBe('');
  });
});

describe('<ws-feed search>', () => {
  test('tells the page once of each search, with what was found; not of what was typed on the way', async () => {
    const { feed } = await show('ws-feed');
    const events = recordEvents('ws-search');
    for (const words of ['b', 'br', ' Bread ']) {
      await leap(150);
      typeInto(feed, words);
    }
    await untilFound(feed, '24 posts found');
    chip(feed, '#bread').click();
    await until(() => events.length === 2, 'not told');
    typeInto(feed, 'nowhere');
    await untilFound(feed, 'No posts found.');
    await change(feed, { heading: 'News' });
    expect(events.map(({ detail }) => detail)).toEqual([
      { query: 'Bread', hashtags: [], found: 24 },
      { query: 'Bread', hashtags: ['bread'], found: 24 },
      { query: 'nowhere', hashtags: ['bread'], found: 0 },
    ]);
    expect(events.every(({ target }) => target === feed)).toBe(true);
    pressEscape(feed);
    await until(() => numbersOf(feed).length === 6, 'the search is not cleared');
    expect(events).toHaveLength(3);
  });

  test('has a label, a group with a name, and a state of its own where nothing is found', async () => {
    const { feed } = await show('ws-feed', { dir: 'rtl' }, all, '<p slot="empty">No news yet.</p><p>Our news</p>');
    const control = searchFieldOf(feed);
    expect(getComputedStyle(control).direction, 'of an empty field').toBe('rtl');
    const label = shadowOf(feed).querySelector('label') ?? expect.fail('no label');
    expect(label).toMatchObject({ textContent: 'Search posts', control });
    feed.style.cssText = 'inline-size: 288px; font-size: 32px';
    expect(linesOf(label), 'of words that are not broken').toBeLessThan(2.5);
    expect(partOf(feed, 'search')).toMatchObject({ role: 'search', ariaLabel: 'Search posts, Posts' });
    expect(shadowOf(feed).querySelector('.chips')?.ariaLabel).toBe('Hashtags');
    typeInto(feed, 'nowhere');
    await untilFound(feed, 'No posts found.');
    expect([numbersOf(feed), [...feed.children].filter(isShown)]).toEqual([[], []]);
    expect(shadowOf(feed).querySelector<HTMLElement>('.placeholder')?.hidden).toBe(true);
    const clear = shadowOf(feed).querySelector<HTMLElement>('.outcome button');
    expect(clear?.textContent).toBe('Clear search');
    clear?.click();
    await until(() => numbersOf(feed).length === 6, 'it is not cleared');
    expect(focusedIn(feed)).toBe(searchFieldOf(feed));
  });

  test('leaves the text, the caret and the focus to whoever types, whatever else changes', async () => {
    const { feed } = await show('ws-feed');
    typeInto(feed, 'ca ke');
    const field = searchFieldOf(feed);
    field.setSelectionRange(1, 3);
    const changes: (() => unknown)[] = [
      () => feed.setAttribute('pin', '5'),
      () => feed.setAttribute('messages', '{"search": "Look for"}'),
      () => feed.setAttribute('refresh-every', '60'),
      () => feed.removeAttribute('pin'),
      () => feed.setAttribute('layout', 'carousel'),
      () => feed.setAttribute('lang', 'de'),
      () => feed.refresh(),
      () => leap(300), // the search begins
    ];
    for (const make of changes) {
      await make();
      await feed.updateComplete;
      await untilObserved();
      expect(focusedIn(feed)).toBe(field);
      expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['ca ke', 1, 3]);
    }
  });

  test('offers no hashtag of posts that are left out, or come no longer, once it is not pressed', async () => {
    const { feed, service } = await show('ws-feed');
    chip(feed, '#bread').click();
    feed.setAttribute('exclude', '#bread, #Brötchen');
    await untilFound(feed, 'No posts found.');
    expect(wordsOf(feed, 'chip')).toEqual(['#bread', '#cake']);
    chip(feed, '#bread').click();
    await soon(() => wordsOf(feed, 'chip')).toEqual(['#cake']);
    service.posts = [numbered(0, ['bun'])];
    await feed.refresh();
    expect(wordsOf(feed, 'chip')).toEqual(['#bun']);
  });

  test('keeps what was found where the rest cannot be loaded, says so, and tries again', async () => {
    skipWaits();
    recordConsole('error');
    const { feed } = await show('ws-feed');
    let isDown = true;
    answerFetch((url) => (isDown && !url.includes('offset=0&') ? 404 : answerOf(url, all)));
    typeInto(feed, 'cake');
    await untilFound(feed, '10 posts found');
    await until(() => wordsOf(feed, 'status').join() === 'Some posts could not be loaded.', 'it is not said');
    isDown = false;
    partOf(feed, 'retry').click();
    await untilFound(feed, '23 posts found');
    expect(wordsOf(feed, 'status')).toEqual(['']);
  });
});
