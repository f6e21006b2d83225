import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { items, newFeedId } from '../page/items.ts';
import { type Attributes, mount, mountReady, OUT_OF_SIGHT, showing } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { focusedIn, isShown, namedBy, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { holdFetch, serve } from '../page/requests.ts';
import { soon, until, untilObserved, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';
import { FEATURES } from '../../src/features/registry.ts';
import { unload } from '../page/without.ts';

afterEach(() => localStorage.clear());

const untilAsks = (feed: Element): Promise<void> =>
  until(() => feed.shadowRoot && partsOf(feed, 'consent').length > 0, 'it does not ask');

/** Each test has its own service, because an agreement lasts as long as the page. */
const setupOf = (tag: FeedTag, feedId: string, more: Attributes = {}): Attributes => ({
  ...showing(tag, feedId),
  'base-url': `https://${feedId}.example/base`,
  consent: 'click',
  ...more,
});

async function mountAsking(tag: FeedTag = 'ws-feed', more: Attributes = {}, content = '') {
  const feedId = newFeedId();
  const { urls } = serve(items(3).map((post) => ({ ...post, postUrl: 'https://example.com/' })));
  const feed = await mount(tag, setupOf(tag, feedId, more), content);
  await untilAsks(feed);
  return { feed, feedId, urls, button: partOf(feed, 'consent-button') };
}

/** A feed that does not ask yet. It has the same service as another feed with the same `feedId`. */
const mountOf = (feedId: string, more: Attributes = {}, tag: FeedTag = 'ws-feed') =>
  mount(tag, setupOf(tag, feedId, more));

const LOCAL: Attributes = { 'consent-storage': 'local' };

function refuse(method: 'getItem' | 'setItem' | 'removeItem'): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
}

async function agree(feed: HTMLElementTagNameMap[FeedTag]): Promise<void> {
  await feed.grant();
  await untilState(feed, 'ready');
}

describe.each(some(FEED_TAGS))('<%s consent="click">', (tag) => {
  test('asks nobody, whatever is called, and says whom it would ask', async () => {
    const { feed, feedId, urls } = await mountAsking(tag, { loading: 'eager' });
    expect([await feed.refresh(), await feed.loadMore()]).toEqual([[], []]);
    await untilObserved();
    expect([urls, feed.state, feed.matches(':state(idle)')]).toEqual([[], 'idle', true]);
    expect(partOf(feed, 'consent').textContent).toContain(`${feedId}.example`);
    const [question] = namedBy(feed, partOf(feed, 'consent-button'), 'aria-describedby');
    expect(question?.textContent, 'what it consents to').toContain(`request these posts from ${feedId}.example`);
    expect(shadowOf(feed).querySelector('[part=skeleton], img, video, [src]')).toBeNull();
  });

  test('shows the posts once the visitor agrees by a key, tells the page, and goes on with the first', async () => {
    const { feed, feedId, button } = await mountAsking(tag);
    const events = recordEvents('ws-consent');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(focusedIn(feed)).not.toBeNull();
    await untilState(feed, 'ready');
    const detail = { baseUrl: `https://${feedId}.example/base`, stored: false };
    expect(events).toMatchObject([{ detail, target: feed }]);
    expect(partsOf(feed, 'card')).toHaveLength(3);
    expect(focusedIn(feed)).toBe(partOf(feed, 'card'));
    expect([partsOf(feed, 'consent'), localStorage.length]).toEqual([[], 0]);
  });
});

describe('grant()', () => {
  test('agrees in place of the visitor, and leaves the focus where it is, as revoke() does', async () => {
    const { feed } = await mountAsking();
    const events = recordEvents('ws-consent');
    await feed.grant();
    await agree(feed);
    expect(events).toHaveLength(1);
    await feed.revoke();
    await untilAsks(feed);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(['ready', 'idle'] as const)(
    'is heard before its feature is loaded, and in its turn: %s in the end',
    async (end) => {
      for (const { name, module } of FEATURES) if (name === 'consent') unload(module);
      const { urls } = serve(items(3));
      const feed = await mountOf(newFeedId(), { search: '' });
      await until(() => feed.hasUpdated, 'it displays nothing');
      expect(shadowOf(feed).querySelector('[part=skeleton], .awaited-field'), 'too soon').toBeNull();
      await Promise.all([feed.revoke(), feed.grant(), ...(end === 'idle' ? [feed.revoke()] : [])]);
      await feed.updateComplete;
      await untilState(feed, end);
      expect(urls).toHaveLength(end === 'idle' ? 0 : 1);
    },
  );
});

describe('revoke()', () => {
  test('takes the agreement back: what is displayed goes, and the visitor is asked again, in every feed of the service', async () => {
    const { feed, feedId, urls } = await mountAsking();
    const other = await mountOf(feedId, {}, 'ws-public-posts');
    const away = await mountOf(feedId);
    await agree(feed);
    for (const one of [other, away]) await untilState(one, 'ready');
    const asked = urls.length;
    const place = away.parentNode;
    away.remove();
    await untilObserved();
    await feed.revoke();
    place?.append(away);
    for (const one of [feed, other, away]) {
      await untilAsks(one);
      expect([one.posts, one.state, partsOf(one, 'card')]).toEqual([[], 'idle', []]);
      expect([await one.refresh(), await one.loadMore()]).toEqual([[], []]);
    }
    expect(urls).toHaveLength(asked);
    await other.grant();
    await untilState(feed, 'ready');
  });

  test('aborts what is under way from its call on', async () => {
    const calls = holdFetch();
    const feed = await mountOf(newFeedId());
    await feed.grant();
    await until(() => calls.length === 1, 'it did not ask');
    void feed.revoke();
    expect(calls[0]?.isAborted).toBe(true);
    calls[0]?.answer(items(3));
    await untilAsks(feed);
    expect(feed.posts).toEqual([]);
  });

  test.each([
    ['lets go of', () => {}],
    ['keeps', () => refuse('removeItem')],
  ])('holds where the browser %s what it stored, by whichever feed of the service it was', async (which, prepare) => {
    const { feed, feedId } = await mountAsking('ws-feed', LOCAL);
    await agree(feed);
    const other = await mountReady('ws-feed', setupOf('ws-feed', feedId));
    prepare();
    await other.revoke();
    expect(localStorage).toHaveLength(which === 'keeps' ? 1 : 0);
    await untilAsks(await mountOf(feedId, LOCAL));
    expect(partsOf(feed, 'consent')).toHaveLength(1);
  });

  test.each(['card', 'link'])('moves the focus from the %s that goes to its question', async (part) => {
    const { feed, feedId } = await mountAsking();
    const other = await mountOf(feedId);
    await agree(feed);
    await untilState(other, 'ready');
    await until(() => partsOf(feed, part).length > 0, 'nothing to focus');
    partOf(feed, part).focus();
    expect(focusedIn(feed)).toBe(partOf(feed, part));
    await other.revoke();
    await untilAsks(feed);
    await soon(() => focusedIn(feed)).toBe(partOf(feed, 'consent-button'));
    expect(focusedIn(other)).toBeNull();
  });
});

describe('consent-storage="local"', () => {
  /** Stores an agreement as an earlier page would have: on this page, it holds without storage. */
  const keepFor = (feedId: string, value = 'yes'): void =>
    localStorage.setItem(`ws-widgets-consent:1:https://${feedId}.example/base`, value);

  test('keeps it, says so before, and tells it', async () => {
    const { feed, feedId, button } = await mountAsking('ws-feed', LOCAL);
    expect(partOf(feed, 'consent').textContent).toContain('saved in this browser');
    expect(namedBy(feed, button, 'aria-describedby')[1]?.textContent).toContain('saved in this browser');
    const events = recordEvents('ws-consent');
    button.click();
    await untilState(feed, 'ready');
    expect(events[0]?.detail.stored).toBe(true);
    expect({ ...localStorage }).toEqual({ [`ws-widgets-consent:1:https://${feedId}.example/base`]: 'yes' });
  });

  test('asks no more where it was kept, and nothing else, reserves space, and serves those beside it', async () => {
    for (const value of ['', 'no', '{"yes":1}']) {
      const other = newFeedId();
      keepFor(other, value);
      await untilAsks(await mountOf(other, LOCAL));
    }
    const feedId = newFeedId();
    keepFor(feedId);
    serve(items(3));
    const beside = await mountOf(feedId);
    await untilAsks(beside);
    await mountReady('ws-feed', setupOf('ws-feed', feedId, LOCAL));
    await untilState(beside, 'ready');
    const far = await mount('ws-feed', setupOf('ws-feed', feedId, LOCAL), '', OUT_OF_SIGHT);
    await soon(() => [far.state, partsOf(far, 'skeleton').length]).toEqual(['idle', 10]);
  });

  test('is taken back, or given, by another page of the site', async () => {
    const feedId = newFeedId();
    keepFor(feedId);
    serve(items(3));
    const feed = await mountReady('ws-feed', setupOf('ws-feed', feedId, LOCAL));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
    await untilAsks(feed);
    keepFor(feedId);
    dispatchEvent(new PageTransitionEvent('pageshow'));
    await untilState(feed, 'ready');
  });

  test('is not an error where the storage throws, and not promised', async () => {
    const warnings = recordConsole('warn');
    refuse('getItem');
    refuse('setItem');
    const { feed, button } = await mountAsking('ws-feed', LOCAL);
    expect(partOf(feed, 'consent').textContent).not.toContain('saved in this browser');
    const events = recordEvents('ws-consent');
    button.click();
    await untilState(feed, 'ready');
    expect([events[0]?.detail.stored, warnings]).toEqual([false, []]);
  });
});

describe('while it asks', () => {
  test('the fallback is seen, and the words are the owner’s as text, or those of the language, from the first on', async () => {
    const messages = '{"consent": "<b>{host}</b>? {host}!", "agree": "OK"}';
    const { feed } = await mountAsking('ws-feed', { messages }, '<a href="https://example.com/news">News</a>');
    const fallback = feed.querySelector('a');
    expect(fallback && isShown(fallback) && fallback.offsetHeight > 0).toBe(true);
    expect(partOf(feed, 'consent').textContent).toMatch(/^<b>(.*\.example)<\/b>\? \1!OK$/);
    Object.assign(feed, { messages: {}, lang: 'de' }).style.cssText = 'inline-size: 304px; font-size: 32px';
    await until(() => partOf(feed, 'consent-button').textContent === 'Beiträge anzeigen', 'it speaks no German');
    expect(partOf(feed, 'consent-button').clientHeight, 'of words that are not broken').toBeLessThan(3 * 48);
    expect((await mountAsking('ws-feed', { lang: 'nl' })).button.textContent).toBe('Berichten tonen');
  });
});
