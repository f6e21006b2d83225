import { expect, it, onTestFinished, vi } from 'vitest';
import { WsPostCard } from '../../src/widgets/ws-post-card.ts';
import { item, items, newFeedId } from '../page/items.ts';
import { box, mount, mountReady, OUT_OF_SIGHT } from '../page/mount.ts';
import { focusedIn, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { envelope, holdFetch, recordFetch, serve } from '../page/requests.ts';
import { change, soon, until, untilObserved, untilState } from '../page/wait.ts';

/** Without a service, because a post that is set as a property needs none. */
async function mountCard(post: unknown): Promise<WsPostCard> {
  const card = await mount('ws-post-card', { 'base-url': '' });
  await change(card, { post });
  return card;
}

it('shows nothing of what is not a post, and takes away what was shown before', async () => {
  const card = await mountCard(undefined);
  const author = new Proxy({}, { get: () => expect.fail('trap'), ownKeys: () => expect.fail('trap') });
  const noObjects = [null, undefined, 0, 7, NaN, true, '', 'text', Symbol('p')];
  for (const post of [...noObjects, [], {}, [{ text: 'in a list' }], () => 'text', { id: 'a', text: 'b', author }]) {
    await change(card, { post: { text: 'Hello.' } });
    expect(wordsOf(card, 'text')).toEqual(['Hello.']);
    await change(card, { post });
    expect([card.post, partsOf(card, 'card')], typeof post).toEqual([undefined, []]);
  }
});

it('shows an item of either endpoint as it came, and a post of a feed the same, as that does, and makes no request', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now()); // otherwise, a post may be a minute older in its card
  const feed = await mountReady('ws-feed', { 'feed-id': 'bakery', 'page-size': 10, layout: 'list', date: 'relative' });
  const urls = recordFetch();
  for (const [i, post] of feed.posts.entries()) {
    const [asPost, asItem] = [await mountCard(post), await mountCard(post.raw)];
    expect(asPost.post).toEqual({ ...post, raw: post });
    expect(asItem.post).toEqual(post);
    expect(partOf(asPost, 'card').textContent).toBe(partsOf(feed, 'card')[i]?.textContent);
    expect(asPost.shadowRoot?.querySelector('[tabindex="0"]'), 'a stop for the keys of a feed').toBeNull();
  }
  expect(urls).toEqual([]);
});

it('keeps a post that was set before the element was defined, and shows it again where it is put back', async () => {
  const early = document.createElement('x-late-card');
  Object.assign(early, { post: { text: 'Early.' } });
  box().append(early);
  customElements.define('x-late-card', class extends WsPostCard {});
  await soon(() => wordsOf(early, 'text')).toEqual(['Early.']);
  early.remove();
  box().append(early);
  await soon(() => wordsOf(early, 'text')).toEqual(['Early.']);
});

const post = (id: number | string, feedId = newFeedId()) => ({ 'feed-id': feedId, 'post-id': id });

it('looks for a post page by page, as far as the service reaches, with one request for all cards of a feed', async () => {
  const { urls } = serve(items(200));
  const feedId = newFeedId();
  const cards = await Promise.all([57, 3, 57].map((id) => mount('ws-post-card', post(id, feedId))));
  for (const card of cards) await untilState(card, 'ready');
  expect(cards.map((card) => wordsOf(card, 'text'))).toEqual([['Post 57.'], ['Post 3.'], ['Post 57.']]);
  expect(urls.map((url) => url.split('?')[1])).toEqual(['$offset=0&$limit=30', '$offset=30&$limit=30']);
  expect(cards[0]?.shadowRoot?.querySelector('[role=feed], [aria-setsize], [tabindex="0"]')).toBeNull();
  expect(cards[0]?.post?.id).toBe('57');

  const told = recordConsole('warn');
  const gone = await mount('ws-post-card', post(150, feedId), 'Our news');
  await untilState(gone, 'empty');
  expect([urls.length, wordsOf(gone, 'status')]).toEqual([5, ['']]); // the fallback is displayed instead
  await change(gone, { innerHTML: '' });
  gone.requestUpdate();
  await soon(() => wordsOf(gone, 'status')).toEqual(['No posts found.']);
  expect(told).toEqual([expect.stringMatching(/^WS-215 <ws-post-card> .*"post-id" "150"/)]);
});

it('asks for nothing before it is near, nor where it is not set up, and says so but where nothing is set yet', async () => {
  const urls = recordFetch();
  const told = recordConsole('error');
  const bare = await mount('ws-post-card', { theme: 'dark' }); // above the one that is out of sight, which pushes others out of it, too
  await mount('ws-post-card', post(1), '', OUT_OF_SIGHT);
  await untilObserved();
  expect([told, bare.state, bare.scrollHeight]).toEqual([[], 'idle', 0]);
  for (const attributes of [{ 'feed-id': 'a' }, { 'post-id': 'a' }, { 'api-key': 'k' }])
    await untilState(await mount('ws-post-card', attributes), 'error');
  expect(told.map((line) => line.slice(0, 44))).toEqual([
    'WS-102 <ws-post-card> "post-id" is missing; ',
    'WS-102 <ws-post-card> "feed-id" is missing; ',
    'WS-101 <ws-post-card> "api-key" never belong',
  ]);
  expect(urls).toEqual([]);
});

it('shows the post that a script sets in place of its own, and its own when that is taken back', async () => {
  const calls = holdFetch();
  const card = await mount('ws-post-card', post(1));
  await until(() => calls.length === 1, 'not asked');
  await change(card, { post: { text: 'Set.' } });
  await change(card, { post: { text: 'Set again.' } });
  await soon(() => wordsOf(card, 'text')).toEqual(['Set again.']);
  expect(calls[0]?.isAborted).toBe(true);
  await change(card, { post: null });
  await until(() => calls.length === 2, 'not asked again');
  calls[1]?.answer(envelope([item(1)]));
  await soon(() => wordsOf(card, 'text')).toEqual(['Post 1.']);
  await change(card, { feedId: null, postId: null });
  await soon(() => partsOf(card, 'card')).toEqual([]);
});

it('asks and shows nothing that consent or `hide-posts` holds back, be it set by a script', async () => {
  const { urls } = serve([item(1)]);
  const base = { ...post(1), 'base-url': 'https://consent.example' };
  const card = await mount('ws-post-card', { ...base, consent: 'click' });
  await soon(() => partsOf(card, 'consent-button').length).toBe(1);
  await change(card, { post: { text: 'Set.' } });
  await untilObserved();
  expect([urls, partsOf(card, 'card')]).toEqual([[], []]);
  await change(card, { post: null });
  await soon(() => partsOf(card, 'consent-button').length).toBe(1);
  partOf(card, 'consent-button').click();
  await soon(() => wordsOf(card, 'text')).toEqual(['Post 1.']);
  await change(card, { hidePosts: '1' });
  await soon(() => wordsOf(card, 'text')).toEqual([]);
});

it('is where the address of the page leads to, if its post is meant, and says nothing where another is', async () => {
  serve(items(3));
  onTestFinished(() => history.replaceState(null, '', '#'));
  onTestFinished(() => scrollTo(0, 0));
  const near = await mount('ws-post-card', post(1));
  const cards = [near, await mount('ws-post-card', post(2), '', OUT_OF_SIGHT)];
  location.hash = '#ws-post=2';
  await soon(() => cards.map((card) => focusedIn(card)?.ariaCurrent)).toEqual([undefined, 'true']);
  expect(cards.map((card) => shadowOf(card).querySelector('.root > [aria-live]')?.textContent ?? '')).toEqual(['', '']);
});
