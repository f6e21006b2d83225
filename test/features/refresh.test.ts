import { describe, expect, test, vi } from 'vitest';
import { leap, letClockLeap, setOnline } from '../page/clock.ts';
import { item, type Item, newFeedId } from '../page/items.ts';
import { mountReady, showingApart } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { focusedIn, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { countListeners, recordConsole, recordEvents } from '../page/record.ts';
import { answerFetch, answerOf, serve, type Service, skipWaits } from '../page/requests.ts';
import { untilObserved, until } from '../page/wait.ts';
import { some } from '../support/deep.ts';

const EVERY_MS = 60_000;

letClockLeap();

const posts = (...ids: (string | number)[]): Item[] => ids.map((id) => item(id, { claps: 1 }));

const setupOf = (tag: FeedTag, feedId = newFeedId()) => ({
  ...showingApart(tag, feedId),
  loading: 'eager',
  'refresh-every': '60',
});

const texts = (feed: Element): string[] => wordsOf(feed, 'text');
const button = (feed: Element): string => wordsOf(feed, 'fresh').join();

/** Changes the posts of a service, and waits until the feed has requested them. */
async function look(service: Service, list: readonly unknown[] = service.posts): Promise<void> {
  const asked = service.urls.length;
  service.posts = list;
  await leap(EVERY_MS);
  await until(() => service.urls.length > asked, 'it does not look');
  await untilObserved();
}

const untilButton = (feed: Element, words: string): Promise<void> =>
  until(() => button(feed) === words, `the button does not say "${words}"`);

const untilTexts = (feed: Element, ...words: string[]): Promise<void> =>
  until(() => texts(feed).join() === words.join(), `it does not show "${words.join()}"`);

/** Changes the posts of a service, and waits until the button for new posts says so. */
async function bring(feed: Element, service: Service, list: readonly Item[], words: string): Promise<void> {
  await look(service, list);
  await untilButton(feed, words);
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe.each(some(FEED_TAGS))('<%s refresh-every>', (tag) => {
  test('lets new posts wait behind a button that lies over nothing, and shows them when it is pressed', async () => {
    const service = serve(posts(3, 2, 1));
    const loads = recordEvents('ws-load');
    const feed = await mountReady(tag, setupOf(tag));
    const before = partsOf(feed, 'card');
    await bring(feed, service, posts(5, 4, 3, 2, 1), '2 new posts');
    expect(partsOf(feed, 'card')).toEqual(before);
    const waiting = partOf(feed, 'fresh').getBoundingClientRect();
    expect(waiting.top).toBeGreaterThanOrEqual(feed.getBoundingClientRect().top);
    expect(waiting.bottom).toBeLessThanOrEqual(before[0]?.getBoundingClientRect().top ?? 0);
    expect(partOf(feed, 'fresh').closest('[aria-live]')).not.toBeNull();
    const asked = service.urls.length;
    partOf(feed, 'fresh').focus();
    partOf(feed, 'fresh').click();
    await untilTexts(feed, 'Post 5.', 'Post 4.', 'Post 3.', 'Post 2.', 'Post 1.');
    expect(focusedIn(feed)).toBe(partsOf(feed, 'card')[0]);
    expect(partsOf(feed, 'card').slice(2)).toEqual(before);
    expect([partsOf(feed, 'fresh'), service.urls.length]).toEqual([[], asked]);
    expect(loads.map(({ detail }) => detail.added.map(({ id }) => id).join())).toEqual(['3,2,1', '5,4']);
    expect(feed.posts.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
  });

  test('renews claps and texts where they stand, without moving the focus or stopping a video', async () => {
    const video = { type: 'video', src: 'https://a.example/v.webm' };
    const service = serve([item(2, { claps: 1, postImage: video }), item(1, { claps: 1 })]);
    const feed = await mountReady(tag, setupOf(tag));
    const cards = partsOf(feed, 'card');
    const player = partOf(feed, 'video');
    cards[0]?.focus();
    const mended = item(2, { claps: 7, postText: 'Mended.', postImage: video });
    await look(service, [mended, item(1, { claps: 1234, postText: 'Mended, too.' })]);
    await untilTexts(feed, 'Mended.', 'Mended, too.');
    expect(wordsOf(feed, 'claps')).toEqual(['7 claps', '1,234 claps']);
    expect([partsOf(feed, 'card'), partOf(feed, 'video'), focusedIn(feed)]).toEqual([cards, player, cards[0]]);
    expect([feed.posts.map(({ claps }) => claps), button(feed)]).toEqual([[7, 1234], '']);
    // The feed keeps what is displayed now: if it is rendered again, it says the same.
    feed.setAttribute('hide', 'claps');
    await until(() => partsOf(feed, 'claps').length === 0, 'the cards are not rendered again');
    expect(texts(feed)).toEqual(['Mended.', 'Mended, too.']);
  });
});

describe('<ws-feed refresh-every>', () => {
  const show = async (list: readonly Item[]) => {
    const service = serve(list);
    const feed = await mountReady('ws-feed', setupOf('ws-feed'));
    return { service, feed, asked: (): number => service.urls.length };
  };

  test.each([
    ['the page is hidden', setHidden],
    ['the browser is offline', (isOffline: boolean) => setOnline(!isOffline)],
  ])('does not look while %s, and looks once when that is over', async (_, set) => {
    const { asked } = await show(posts(1));
    set(true);
    await leap(10 * EVERY_MS);
    expect(asked()).toBe(1);
    set(false);
    await until(() => asked() === 2, 'it does not look');
    set(true);
    set(false);
    await leap(EVERY_MS / 2);
    expect(asked()).toBe(2);
  });

  test('does not look once it is out of the page or off, and leaves no listener', async () => {
    const listenersTo = countListeners();
    const listeners = () => ['visibilitychange', 'online', 'offline'].map(listenersTo);
    const { feed, asked } = await show(posts(1));
    await until(() => listeners().join() === '1,1,1', 'it does not listen');
    const place = feed.parentElement;
    feed.remove();
    await expect.poll(listeners).toEqual([0, 0, 0]);
    await leap(10 * EVERY_MS);
    setHidden(false);
    expect(asked()).toBe(1);
    place?.append(feed);
    await until(() => asked() === 2, 'it does not look when it is back');
    feed.removeAttribute('refresh-every');
    await until(() => listeners().join() === '0,0,0', 'a listener stays');
    await leap(10 * EVERY_MS);
    expect(asked()).toBe(2);
    expect(feed.shadowRoot?.querySelector('.fresh')).toBeNull();
  });

  test('goes on with the posts of a workspace that fails', async () => {
    recordConsole('error');
    const [a, b] = [newFeedId(), newFeedId()];
    let isDown = false;
    const postsOf = (url: string): Item[] => (url.includes(b) ? posts(2) : isDown ? posts(3, 1) : posts(1));
    answerFetch((url) => (isDown && url.includes(b) ? 404 : answerOf(url, postsOf(url))));
    const feed = await mountReady('ws-feed', { ...setupOf('ws-feed'), 'feed-id': `${a} ${b}` });
    isDown = true;
    await leap(EVERY_MS);
    await untilButton(feed, '1 new post');
    partOf(feed, 'fresh').click();
    await untilTexts(feed, 'Post 3.', 'Post 1.', 'Post 2.');
  });

  test('looks less and less often while it fails, says so in the console alone, and recovers', async () => {
    skipWaits();
    const warnings = recordConsole('warn');
    const faults = recordEvents('ws-error');
    const { service, feed, asked } = await show(posts(2, 1));
    service.status = 404;
    await leap(EVERY_MS);
    await until(() => warnings.length === 1, 'it did not fail');
    expect(asked()).toBe(2);
    await leap(EVERY_MS);
    expect(asked()).toBe(2);
    await leap(EVERY_MS);
    await until(() => warnings.length === 2, 'it did not look again');
    expect(texts(feed)).toEqual(['Post 2.', 'Post 1.']);
    expect([feed.state, feed.error, wordsOf(feed, 'status').join(''), faults]).toEqual(['ready', undefined, '', []]);
    expect(warnings[0]).toBe(
      'WS-212 <ws-feed> Cannot load new posts for "refresh-every": Status 404; trying again later. See docs/errors#ws-212',
    );
    service.status = 200;
    service.posts = posts(3, 2, 1);
    await leap(4 * EVERY_MS);
    await untilButton(feed, '1 new post');
    await bring(feed, service, posts(4, 3, 2, 1), '2 new posts');
  });
});
