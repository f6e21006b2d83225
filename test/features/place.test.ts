import { beforeEach, describe, expect, test, vi } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { type Attributes, mount, mountReady, showingApart } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { numbered } from '../page/numbered.ts';
import { putIntoHead } from '../page/head.ts';
import { focusedIn, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { holdFetch, serve, skipWaits } from '../page/requests.ts';
import { outcomeOf, searchFieldOf, typeInto, untilFound } from '../page/search.ts';
import { until, untilObserved, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

beforeEach(() => sessionStorage.clear());

const setupOf = (tag: FeedTag, feedId: string): Attributes => ({ ...showingApart(tag, feedId, 3), cache: 'session' });
const texts = (feed: Element): string[] => wordsOf(feed, 'text');
const placesKept = (): string[] => Object.values(sessionStorage).filter((kept) => kept.includes('heightPx'));
const untilKept = (what: string): Promise<void> =>
  until(() => placesKept().some((kept) => kept.includes(what)), `nothing is kept with ${what}`);

/** Leaves the page: the answers that its elements share are gone, and the service answers no more. */
function leave(...feeds: readonly Element[]) {
  for (const feed of feeds) feed.remove();
  vi.restoreAllMocks();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  return holdFetch();
}

async function visit(tag: FeedTag, feedId: string, attributes: Attributes = {}, list: readonly unknown[] = items(9)) {
  serve(list);
  const feed = await mountReady(tag, { ...setupOf(tag, feedId), ...attributes });
  await feed.loadMore();
  await untilKept(`"count":${feed.posts.length}`);
  return feed;
}

describe('without the attribute', () => {
  test.each(some(FEED_TAGS))('<%s> writes nothing into a storage', async (tag) => {
    serve(items(2));
    await mountReady(tag, showingApart(tag));
    await untilObserved();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });
});

describe.each(FEED_TAGS)('<%s cache="session">', (tag) => {
  test('has all that was loaded when a visitor comes back, without a request, goes on from there, and is let go', async () => {
    const feedId = newFeedId();
    const before = texts(await visit(tag, feedId));
    const calls = leave(...document.querySelectorAll(tag));
    const listen = vi.spyOn(window, 'addEventListener');
    const feed = await mountReady(tag, setupOf(tag, feedId));
    expect(texts(feed)).toEqual(before);
    expect(calls).toEqual([]);
    serve(items(9));
    const { hasMore } = feed;
    expect(await feed.loadMore()).toHaveLength(hasMore ? 3 : 0);
    feed.remove();
    const kept = listen.mock.calls.find(([type]) => type === 'wheel')?.[2] as AddEventListenerOptions;
    await until(() => kept.signal?.aborted, 'the window holds what was removed');
  });
});

test('what was searched for, opened and had the focus is as it was', async () => {
  const words = ['bread', `cake ${'and so on '.repeat(80)}`];
  const long = items(9).map((_, i) => numbered(i, words, { postUrl: `https://posts.test/${i}` }));
  const feedId = newFeedId();
  const attributes = { search: '', lines: 2, layout: 'list' };
  const left = await visit('ws-feed', feedId, attributes, long);
  typeInto(left, 'cake');
  await untilFound(left, '4 posts found');
  await until(() => shadowOf(left).querySelector('.read-more'), 'no text is cut');
  shadowOf(left).querySelector<HTMLElement>('.read-more')?.click();
  partsOf(left, 'link')[2]?.focus();
  await untilKept('"opened":["');
  const calls = leave(left);
  const feed = await mountReady('ws-feed', { ...setupOf('ws-feed', feedId), ...attributes });
  await until(() => outcomeOf(feed) === '4 posts found', 'it does not search');
  expect(searchFieldOf(feed).value).toBe('cake');
  await until(() => focusedIn(feed) === partsOf(feed, 'link')[2], 'the focus is elsewhere');
  const opened = [...shadowOf(feed).querySelectorAll('.read-more')].map(({ ariaExpanded }) => ariaExpanded);
  expect(opened[0]).toBe('true');
  expect(opened.slice(1)).not.toContain('true');
  expect(calls).toEqual([]);
});

test('a list is where it was, by the heights of its cards, not by estimates', async () => {
  const feedId = newFeedId();
  const attributes = { layout: 'list', loading: 'eager' };
  const topOf = (feed: Element): number => Math.round(partsOf(feed, 'card')[5]?.getBoundingClientRect().top ?? NaN);
  putIntoHead('style', {}, 'body { padding-block-end: 3000px }');
  const left = await visit('ws-feed', feedId, attributes);
  scrollBy(0, topOf(left) + 20);
  dispatchEvent(new Event('pagehide'));
  leave(left);
  const feed = await mountReady('ws-feed', { ...setupOf('ws-feed', feedId), ...attributes });
  await until(() => topOf(feed) === -20, 'the place is lost');
  // Without the Navigation API, a visitor who did not come back is not scrolled to the place.
  expect(partsOf(feed, 'card').every((card) => card.hasAttribute('data-near'))).toBe('navigation' in window);
});

test('two elements of the same posts have each its own place', async () => {
  const feedId = newFeedId();
  const one = await visit('ws-feed', feedId);
  const two = await mountReady('ws-feed', setupOf('ws-feed', feedId));
  await untilKept('"count":3');
  leave(one, two);
  const setups = [setupOf('ws-feed', feedId), setupOf('ws-feed', feedId)];
  const again = await Promise.all(setups.map((setup) => mount('ws-feed', setup)));
  await Promise.all(again.map((feed) => untilState(feed, 'ready')));
  expect(again.map(({ posts }) => posts.length)).toEqual([6, 3]);
});

test('what is missing is requested in the space that it had, and is what the visitor sees where that fails', async () => {
  const feedId = newFeedId();
  const { offsetHeight } = await visit('ws-feed', feedId);
  const [last] = Object.keys(sessionStorage).filter((key) => key.includes('$offset=3'));
  const calls = leave(...document.querySelectorAll('ws-feed'));
  sessionStorage.removeItem(last ?? '');
  const feed = await mount('ws-feed', setupOf('ws-feed', feedId));
  await until(() => calls.length === 1 && feed.state === 'loading', 'it is not requested');
  await until(() => feed.offsetHeight >= offsetHeight - 1, 'the space is not kept');
  feed.remove();
  await until(() => calls[0]?.isAborted, 'the request lives on');
  recordConsole('error');
  skipWaits();
  const again = await mount('ws-feed', setupOf('ws-feed', feedId));
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  calls[1]?.answer('', 404);
  await untilState(again, 'ready');
  expect(texts(again)).toEqual(['Post 0.', 'Post 1.', 'Post 2.']);
  await until(() => partsOf(again, 'retry')[0], 'it cannot be tried again');
});

describe('a storage', () => {
  test('that throws costs the place alone', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    serve(items(9));
    const feed = await mountReady('ws-feed', setupOf('ws-feed', newFeedId()));
    expect(await feed.loadMore()).toHaveLength(3);
  });

  test.each([
    { heightPx: '1}*{color:red', count: 3, opened: 7, features: 'x', focus: 'y', card: {}, topPx: 'z' },
    { heightPx: 100, count: 1e9, opened: [{}], features: [[{}]], focus: [{}], loadedAtMs: {} },
    { heightPx: 100, count: 3 },
  ])('that was poisoned with %j runs nothing, and shows the posts', async (answer) => {
    const feedId = newFeedId();
    await visit('ws-feed', feedId);
    leave(...document.querySelectorAll('ws-feed'));
    const postUrl = 'javascript:window.__hacked=1';
    const postText = `Evil <img src=x onerror="window.__hacked=1"> <a href="${postUrl}">x</a>`;
    const evil = item('e', { postUrl, postText });
    for (const [key, text] of Object.entries(sessionStorage)) {
      const kept = key.includes('$offset') ? ['e', 'f', 'g'].map((postId) => ({ ...evil, postId })) : answer;
      sessionStorage.setItem(key, JSON.stringify({ ...(JSON.parse(text) as object), answer: kept }));
    }
    const feed = await mountReady('ws-feed', { ...setupOf('ws-feed', feedId), search: '' });
    await untilObserved();
    expect(texts(feed).join()).toMatch(/^Evil/);
    expect(window).not.toHaveProperty('__hacked');
    const hrefs = [...shadowOf(feed).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => !/^(https?:|$)/.test(href))).toEqual([]);
  });
});

test('what consent withholds leaves nothing, nor does what a visitor agreed to once they take that back', async () => {
  serve(items(9));
  const consenting = { ...setupOf('ws-feed', newFeedId()), consent: 'click' };
  const [feed, other] = [await mount('ws-feed', consenting), await mount('ws-feed', { ...consenting, cache: 'off' })];
  await until(() => partsOf(feed, 'consent-button').length, 'it does not ask');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  await feed.grant();
  await untilKept('"count":3');
  await other.revoke();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
