import { describe, expect, it, vi } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { type Attributes, box, create, mount, mountFeed, mountReady, placeOf, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partsOf, wordsOf } from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { envelope, holdFetch, requestsWith, serve, serviceUrl } from '../page/requests.ts';
import { untilObserved, until, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

/** A feed in the page whose first request is under way. */
async function mountAsking(heedsAbort = true) {
  const calls = holdFetch({ heedsAbort });
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 2 });
  await until(() => calls.length === 1, 'not asked');
  return { feed, calls };
}

describe('removed while it asks', () => {
  it.each([true, false])(
    'aborts, neither shows nor tells what comes late, and asks again when it is put back (fetch heeds the abort: %s)',
    async (heeds) => {
      const [loads, errors] = [recordEvents('ws-load'), recordEvents('ws-error')];
      const { feed, calls } = await mountAsking(heeds);
      const told = vi.fn();
      feed.addEventListener('ws-load', told);
      feed.remove();
      await until(() => calls[0]?.isAborted, 'not aborted');
      calls[0]?.answer(envelope(items(2)));
      await untilObserved();
      expect([partsOf(feed, 'card'), feed.posts, loads, errors]).toEqual([[], [], [], []]);
      expect(told).not.toHaveBeenCalled();
      box().append(feed);
      await until(() => calls.length === 2, 'not asked again');
      calls[1]?.answer(envelope([item('new')]));
      await untilState(feed, 'ready');
      expect(feed.posts.map(({ id }) => id)).toEqual(['new']);
    },
  );
});

it('that was never in a document resolves all that it is asked for, and goes on once it is there', async () => {
  const { urls } = serve(items(2));
  const feed = create('ws-feed', { 'base-url': serviceUrl, 'feed-id': newFeedId() });
  const asked = [feed.loadMore(), feed.refresh(), feed.grant(), feed.revoke(), feed.updateComplete];
  expect(await Promise.all(asked)).toEqual([[], [], undefined, undefined, true]);
  expect([urls, Object.isFrozen(feed.posts)]).toEqual([[], true]);
  box().append(feed);
  await untilState(feed, 'ready');
});

describe('removed afterwards', () => {
  it.each(some(FEED_TAGS))('shows the posts of <%s> without a new request when it is put back', async (tag) => {
    const feed = await mountReady(tag, showing(tag, `trouble-slow-1~back-${tag}`));
    const cards = partsOf(feed, 'card');
    const count = (await requestsWith(`back-${tag}/`)).length;
    feed.remove();
    await untilObserved();
    expect([await feed.loadMore(), await feed.refresh()]).toEqual([[], []]);
    box().append(feed);
    await untilObserved();
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(feed.state).toBe('ready');
    expect(await requestsWith(`back-${tag}/`)).toHaveLength(count);
  });
});

describe('changed while it asks', () => {
  it.each([true, false])('shows the posts of the last feed-id alone (fetch heeds the abort: %s)', async (heeds) => {
    const { feed, calls } = await mountAsking(heeds);
    const loads = recordEvents('ws-load');
    feed.feedId = newFeedId();
    await until(() => calls.length === 2, 'not asked again');
    feed.feedId = newFeedId();
    await until(() => calls.length === 3, 'not asked again');
    expect(calls.map(({ isAborted }) => isAborted)).toEqual([true, true, false]);
    calls[0]?.answer(envelope([item('first')]));
    await untilObserved();
    expect([feed.state, feed.posts]).toEqual(['loading', []]);
    calls[2]?.answer(envelope([item('last')]));
    await untilState(feed, 'ready');
    calls[1]?.answer(envelope([item('second')]));
    await untilObserved();
    expect(wordsOf(feed, 'text')).toEqual(['Post last.']);
    expect(loads).toHaveLength(1);
  });

  it('asks once for any number of changes at a time', async () => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-2' });
    const calls = holdFetch();
    Object.assign(feed, { feedId: 'made-3', pageSize: 3, filter: 'short', orderBy: 'publishedDate asc' });
    await until(() => calls.length > 0, 'not asked');
    await untilObserved();
    expect(partsOf(feed, 'card'), 'nothing stays of another workspace').toEqual([]);
    expect(partsOf(feed, 'skeleton').length).toBeGreaterThan(0);
    expect(calls.map(({ url }) => url)).toEqual([
      `${serviceUrl}/feeds/made-3/posts?$offset=0&$limit=3&$filter=short&$orderBy=publishedDate%20asc`,
    ]);
  });
});

it('makes one request for twenty of one feed on a page, of which one may go', async () => {
  const id = 'trouble-slow-100~many';
  const mounted = Array.from({ length: 20 }, () => mount('ws-feed', { 'feed-id': id, loading: 'eager' }));
  const [first, ...others] = await Promise.all(mounted);
  first?.remove();
  for (const feed of others) await untilState(feed, 'ready');
  expect(others.map((feed) => partsOf(feed, 'card').length)).toEqual(others.map(() => 10));
  expect(await requestsWith(id)).toHaveLength(1);
});

describe('out of sight', () => {
  async function mountFarBelow(attributes: Attributes = {}, belowPx = 5000) {
    window.scrollTo(0, 0);
    const { urls } = serve(items(2));
    // A margin, because WebKit ignores the padding around an empty element.
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), ...attributes }, '', {
      place: ({ style }) => (style.marginBlock = `${belowPx}px`),
    });
    await untilObserved();
    return { feed, urls };
  }

  it('asks for nothing far below the fold until it is scrolled into view, nor where it would be near but is removed', async () => {
    const { feed, urls } = await mountFarBelow();
    const place = placeOf(feed);
    feed.remove();
    place.style.marginBlock = '0';
    await untilObserved();
    place.style.marginBlock = '5000px';
    place.append(feed);
    await untilObserved();
    expect([urls, feed.state]).toEqual([[], 'idle']);
    feed.scrollIntoView();
    await untilState(feed, 'ready');
    expect(urls).toHaveLength(1);
  });

  it('asks at once where loading is eager, when it becomes so, and when refresh() is called', async () => {
    await untilState((await mountFarBelow({ loading: 'eager' })).feed, 'ready');
    const { feed, urls } = await mountFarBelow();
    expect(urls).toEqual([]);
    feed.loading = 'eager';
    await untilState(feed, 'ready');
    expect(await (await mountFarBelow()).feed.refresh()).toHaveLength(2);
  });
});

it("says how long ago its posts are for as long as it is in a page, and no longer; an owner's card says its own", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const list = [item(1, { publishedDate: new Date().toISOString() })];
  const own = await mountFeed(list, {}, '<template slot="card"><b part="date" id="a-date">1 B.C.</b></template>');
  const feed = await mountFeed(list);
  const dates = (): string => [own, feed].flatMap((one) => wordsOf(one, 'date')).join();
  expect(dates()).toBe('1 B.C.,now');
  await until(() => (vi.advanceTimersByTime(3_600_000), dates() !== '1 B.C.,now'), 'not renewed');
  expect(dates()).toMatch(/^1 B\.C\.,\d+ hours? ago$/);
  placeOf(feed).append(feed);
  vi.advanceTimersByTime(3 * 86_400_000);
  expect(dates()).toMatch(/^1 B\.C\.,\d+ days ago$/);
  [feed, own].forEach((one) => one.remove());
  expect(vi.getTimerCount()).toBe(0);
});
