import { describe, expect, it, vi } from 'vitest';
import { postsUrl } from '../../src/api/urls.ts';
import { nextFrame } from '../../src/base/waits.ts';
import { requestEarly } from '../../src/source/early-answers.ts';
import type { FeedElement } from '../../src/widgets/feed-element.ts';
import { items, newFeedId } from '../page/items.ts';
import { box, mount } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { partsOf, shadowOf } from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { envelope, holdFetch, serviceUrl } from '../page/requests.ts';
import { until } from '../page/wait.ts';
import { some } from '../support/deep.ts';

/** A feed that waits for `count` posts in a layout, and a function that answers its request. */
async function mountAwaiting(count: number, layout = 'list') {
  const calls = holdFetch();
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': count, 'max-posts': count, layout });
  await until(() => calls.length === 1 && partsOf(feed, 'skeleton').length > 0, 'not requested');
  return { feed, answer: () => calls[0]?.answer(envelope(items(count))) };
}

/** Calls `read` after each update that changes a feed's content, from the first card until it is ready; returns the results. */
async function recordUpdates<Value>(feed: FeedElement, read: () => Value): Promise<Value[]> {
  const updates: Value[] = [];
  const observer = new MutationObserver(() => partsOf(feed, 'card').length > 0 && updates.push(read()));
  observer.observe(shadowOf(feed), { childList: true, subtree: true });
  await until(() => feed.state === 'ready', 'not ready');
  observer.disconnect();
  return updates;
}

it('displays the posts that a visitor sees first before the others, and keeps their cards, each with its place among all', async () => {
  const { feed, answer } = await mountAwaiting(30);
  const loads = recordEvents('ws-load');
  answer();
  const updates = await recordUpdates(feed, () => ({
    cards: partsOf(feed, 'card'),
    isBusy: partsOf(feed, 'feed')[0]?.ariaBusy, // tells screen readers that more cards follow
    places: partsOf(feed, 'card').map((card) => `${card.ariaPosInSet} of ${card.ariaSetSize}`),
  }));
  expect(updates[0]).toEqual({
    cards: partsOf(feed, 'card').slice(0, 4),
    isBusy: 'true',
    places: ['1', '2', '3', '4'].map((place) => `${place} of 30`),
  });
  const counts = updates.map(({ cards }) => cards.length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  const told = loads.map(({ detail }) => detail.posts.length);
  expect([told, feed.posts.length], 'told once, of all').toEqual([[30], 30]);
});

it.each(some(LAYOUT_NAMES))(
  'keeps the space of all posts in a %s, so that nothing below moves twice',
  async (layout) => {
    const { feed, answer } = await mountAwaiting(30, layout);
    const heightBefore = feed.offsetHeight;
    answer();
    const heights: number[] = [];
    const observer = new ResizeObserver(() => feed.state !== 'ready' && heights.push(feed.offsetHeight));
    observer.observe(feed);
    await until(() => feed.state === 'ready', 'not ready');
    observer.disconnect();
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(heightBefore - 1);
  },
);

describe('a feed whose posts were requested early', () => {
  const mountEarly = () => {
    const feedId = newFeedId();
    requestEarly(postsUrl(serviceUrl, feedId, { offset: 0, limit: 10 }));
    return mount('ws-feed', { 'feed-id': feedId, loading: 'eager' });
  };

  it('displays no shapes of posts where these are there soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // frames of a busy machine may take longer
    const calls = holdFetch();
    const feed = await mountEarly();
    await nextFrame();
    vi.advanceTimersByTime(90);
    calls[0]?.answer(envelope(items(4)));
    await feed.updateComplete;
    expect([partsOf(feed, 'card').length, partsOf(feed, 'skeleton').length]).toEqual([4, 0]);
  });

  it('displays them where the posts take longer', async () => {
    holdFetch();
    const feed = await mountEarly();
    await until(() => partsOf(feed, 'skeleton').length === 10, 'no shapes');
  });
});

it('starts again where it is taken out of the page before all posts are displayed', async () => {
  const { feed, answer } = await mountAwaiting(30);
  const loads = recordEvents('ws-load');
  const isFirstAdded = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => partsOf(feed, 'card').length > 0 && resolve());
    observer.observe(shadowOf(feed), { childList: true, subtree: true });
  });
  answer();
  await isFirstAdded; // a frame later, all may be there
  feed.remove();
  await until(() => feed.state === 'idle', 'still loading');
  expect(feed.posts).toEqual([]);
  expect(loads).toEqual([]);
  box().append(feed);
  await until(() => feed.state === 'ready', 'not ready'); // with the answer to the earlier request
  expect(partsOf(feed, 'card')).toHaveLength(30);
  expect(loads).toHaveLength(1);
});
