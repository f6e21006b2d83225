import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Post } from '../../src/model/post.ts';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { focusedIn, namedBy, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole, recordEvents, recordThrown } from '../page/record.ts';
import { settle, until } from '../page/wait.ts';

const URL = 'https://example.com/posts/1';
const POST = item('p', { postUrl: URL, claps: 3 });

/** The page's browser, with what it has for sharing. */
function give(name: 'share' | 'canShare' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

const statusOf = (feed: Element): string =>
  shadowOf(feed).querySelector('[part=card] [role=status]')?.textContent ?? '';

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
    const feed = await mountItems([{ ...POST, title: 'Bread' }, item('q', { postUrl: `${URL}q` })], { share: '' });
    for (const button of partsOf(feed, 'share')) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(focusedIn(feed)).toBe(button);
    }
    await until(() => shared.length === 2, 'it was not shared');
    expect(shared).toEqual([{ title: 'Bread', url: URL }, { url: `${URL}q` }]);
    expect([copied, statusOf(feed)]).toEqual([[], '']);
  });

  test.each<[string, () => void]>([
    ['has none', () => give('share', undefined)],
    [
      'cannot share a link',
      () => {
        give('share', () => Promise.reject(new Error('not to be called')));
        give('canShare', () => false);
      },
    ],
    ['refuses', () => give('share', () => Promise.reject(new DOMException('No.', 'NotAllowedError')))],
  ])('copies the link where the browser %s, and says so', async (_, prepare) => {
    prepare();
    const copied = recordClipboard();
    const feed = await mountItems([POST], { share: '' });
    partOf(feed, 'share').click();
    await until(() => statusOf(feed) !== '', 'it says nothing');
    expect([copied, statusOf(feed)]).toEqual([[URL], 'Link copied']);
  });

  test('tells the page of what was shared, and how; not of a sheet that was closed, nor of a link that was not copied', async () => {
    const events = recordEvents('ws-share');
    const copied = recordClipboard();
    const feed = await mountItems([POST], { share: '' });
    const press = async (share: unknown): Promise<void> => {
      give('share', share);
      partOf(feed, 'share').click();
      await settle();
    };
    await press(undefined);
    await until(() => events.length === 1, 'no copy is told');
    await press(async () => {});
    await until(() => events.length === 2, 'no sheet is told');
    await press(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
    give('clipboard', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
    await press(undefined);
    expect(copied).toHaveLength(1);
    expect(events.map(({ detail, target }) => [detail.post, detail.by, target])).toEqual([
      [feed.posts[0], 'clipboard', feed],
      [feed.posts[0], 'sheet', feed],
    ]);
  });

  test('says of one post at a time that it was copied', async () => {
    give('share', undefined);
    recordClipboard();
    const feed = await mountItems([POST, item('q', { postUrl: `${URL}q` })], { share: '' });
    const [first, second] = partsOf(feed, 'share');
    first?.click();
    await until(() => statusOf(feed) !== '', 'it says nothing');
    second?.click();
    await until(() => statusOf(feed) === '', 'it says it still');
  });

  test('leaves a sheet that is open alone, however often it is asked for', async () => {
    let asked = 0;
    give('share', () =>
      asked++ === 0 ? new Promise(() => {}) : Promise.reject(new DOMException('Open.', 'InvalidStateError')),
    );
    give('canShare', () => true);
    const copied = recordClipboard();
    const feed = await mountItems([POST], { share: '' });
    partOf(feed, 'share').click();
    partOf(feed, 'share').click();
    await until(() => asked === 2, 'the second press does nothing');
    await settle();
    expect([copied, statusOf(feed)]).toEqual([[], '']);
  });

  test('says nothing where the visitor closes the sheet, and copies nothing', async () => {
    const [errors, thrown] = [recordConsole('error'), recordThrown()];
    let closed = 0;
    give('canShare', undefined);
    give('share', () => Promise.reject((closed++, new DOMException('Closed.', 'AbortError'))));
    const copied = recordClipboard();
    const feed = await mountItems([POST], { share: '' });
    partOf(feed, 'share').click();
    await until(() => closed === 1, 'no sheet');
    await Promise.resolve();
    partOf(feed, 'share').click();
    await until(() => closed === 2, 'it opens once alone');
    expect([copied, errors, thrown, statusOf(feed)]).toEqual([[], [], [], '']);
  });

  test.each<[string, unknown]>([
    ['refuses', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
    ['is absent', undefined],
  ])('says that it could not be copied where the clipboard %s', async (_, clipboard) => {
    give('share', undefined);
    give('clipboard', clipboard);
    const feed = await mountItems([POST], { share: '' });
    partOf(feed, 'share').click();
    await until(() => statusOf(feed) === 'The link could not be copied.', 'it does not say so');
  });

  test('offers nothing for a post without an address, or with one that is no http(s) URL', async () => {
    const feed = await mountItems([item('a'), item('b', { postUrl: 'javascript:alert(1)' })], { share: '' });
    expect(partsOf(feed, 'card')).toHaveLength(2);
    expect(partsOf(feed, 'share')).toEqual([]);
  });

  test('has room for a finger, stands in a card of the owner’s own, and goes with its attribute', async () => {
    const feed = await mountItems([POST], { share: '', hide: 'link claps' });
    expect(partOf(feed, 'share').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    feed.renderCard = ({ text }: Post) => text;
    await until(() => partsOf(feed, 'text').length === 0, 'no card of its own');
    expect(partsOf(feed, 'share')).toHaveLength(1);
    feed.share = false;
    await until(() => partsOf(feed, 'share').length === 0, 'it stays');
  });

  test('is named for its post, in a card of the owner’s own, too', async () => {
    const posts = ['One', 'Two'].map((title) => item(title, { title, postUrl: `${URL}/${title}` }));
    const feed = await mountItems(posts, { share: '' });
    const names = (): (string | null | undefined)[][] =>
      partsOf(feed, 'share').map((button) =>
        namedBy(feed, button).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      );
    expect(names()).toEqual([
      ['Share', 'One'],
      ['Share', 'Two'],
    ]);
    feed.renderCard = () => 'Mine.';
    await until(() => partsOf(feed, 'text').length === 0, 'no card of its own');
    expect(names()).toEqual([
      ['Share', 'One'],
      ['Share', 'Two'],
    ]);
  });

  test('speaks the language of the feed', async () => {
    const feed = await mountItems([POST], { share: '', lang: 'de' });
    expect(partOf(feed, 'share').textContent).toBe('Teilen');
  });
});
