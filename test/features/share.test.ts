import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Post } from '../../src/model/post.ts';
import { item } from '../page/items.ts';
import { rectOf } from '../page/measure.ts';
import { mountItems } from '../page/mount.ts';
import { focusedIn, namedBy, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { untilObserved, until } from '../page/wait.ts';

const URL = 'https://example.com/posts/1';
const POST = item('p', { postUrl: URL, claps: 3 });
const PICTURED = { mediaImageUrls: [`${serviceUrl}/pictures/avatar-bakery.svg`] };

/** Gives `navigator` what a browser has for sharing. */
function give(name: 'share' | 'canShare' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

const REFUSED = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));

const statusOf = (feed: Element): string => shadowOf(feed).querySelector('[part=card] [aria-live]')?.textContent ?? '';

function recordClipboard(): string[] {
  const copied: string[] = [];
  give('clipboard', { writeText: async (text: string) => void copied.push(text) });
  return copied;
}

describe('share', () => {
  test('opens the browser’s own sheet with the post’s title and address, and says nothing of its own', async () => {
    const shared: ShareData[] = [];
    give('canShare', () => true);
    give('share', async (data: ShareData) => void shared.push(data));
    const copied = recordClipboard();
    const words = { share: 'page', 'post-key': '', messages: '{"share": "Jo"}' };
    const feed = await mountItems([{ ...POST, title: 'Bread' }, item('q', { postUrl: `${URL}q` })], words);
    for (const button of partsOf(feed, 'share')) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect([focusedIn(feed), rectOf(button).width >= 24]).toEqual([button, true]);
    }
    await until(() => shared.length === 2, 'it was not shared');
    expect(shared).toEqual([{ title: 'Bread', url: URL }, { url: `${URL}q` }]);
    expect([copied, statusOf(feed)]).toEqual([[], '']);
  });

  test.each([
    ['has none', undefined, undefined],
    ['cannot share a link', () => Promise.reject(new Error('not to be called')), () => false],
    ['refuses', REFUSED, undefined],
  ])('copies the link where the browser %s, and says so, which moves nothing', async (_, share, canShare) => {
    give('share', share);
    give('canShare', canShare);
    const copied = recordClipboard();
    const feed = await mountItems(
      [{ ...POST, author: 'Margaret' }, item('q', { postUrl: `${URL}q` })],
      { share: '', design: 'editorial' },
      { place: ({ style }) => (style.width = '280px') },
    );
    const places = () =>
      ['card', 'author', 'claps', 'share'].map((name) => rectOf(partOf(feed, name)).toJSON() as DOMRect);
    const before = places();
    const [first, second] = partsOf(feed, 'share');
    first?.click();
    await until(() => statusOf(feed) !== '', 'it says nothing');
    expect([copied, statusOf(feed), places()]).toEqual([[URL], 'Link copied', before]);
    second?.click();
    await until(() => statusOf(feed) === '', 'it says it still, though another is copied');
  });

  test('tells the page of what was shared, and how; not of a sheet that was closed, nor of a link that was not copied', async () => {
    const events = recordEvents('ws-share');
    const copied = recordClipboard();
    const feed = await mountItems([{ ...POST, ...PICTURED }], { share: '', 'alt-texts': '{"p": "A loaf"}' });
    const press = (share: unknown): void => {
      give('share', share);
      partOf(feed, 'share').click();
    };
    press(undefined);
    await until(() => events.length === 1, 'no copy is told');
    press(async () => {});
    await until(() => events.length === 2, 'no sheet is told');
    press(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
    await untilObserved();
    give('clipboard', { writeText: REFUSED });
    press(undefined);
    await until(() => statusOf(feed) === 'The link could not be copied.', 'it does not say so');
    expect(copied).toHaveLength(1);
    const [post] = feed.posts;
    expect(partOf(feed, 'image').getAttribute('alt')).toBe('A loaf');
    expect(events.map(({ detail }) => detail)).toEqual(['clipboard', 'sheet'].map((by) => ({ post, by })));
    expect(events.map(({ target }) => target)).toEqual([feed, feed]);
  });

  test('has room for a finger, the name of its post and its language, in a card of the owner’s own too', async () => {
    const posts = ['Eins', 'Zwei'].map((title) => item(title, { title, postUrl: `${URL}/${title}` }));
    const none = [item('a'), item('b', { postUrl: 'javascript:alert(1)' })]; // this URL must not be shared
    const feed = await mountItems([...posts, ...none], { share: '', hide: 'link claps', lang: 'de' });
    expect(partOf(feed, 'share').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const names = (): unknown[] =>
      partsOf(feed, 'share').map((button) =>
        namedBy(feed, button).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      );
    const NAMES = ['Eins', 'Zwei'].map((title) => ['Teilen', title]);
    expect(names()).toEqual(NAMES);
    feed.renderCard = ({ text }: Post) => text;
    await until(() => partsOf(feed, 'text').length === 0, 'no card of its own');
    expect(names()).toEqual(NAMES);
    feed.cards = 'page';
    await until(() => partOf(feed, 'card').querySelector('slot'), 'the card is not in the page');
    const status = partOf(feed, 'share').nextElementSibling as HTMLElement;
    expect(status.offsetParent).toBe(partOf(feed, 'card'));
    feed.share = false;
    await until(() => partsOf(feed, 'share').length === 0, 'it stays');
  });
});
