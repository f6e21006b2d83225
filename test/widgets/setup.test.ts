import { describe, expect, it } from 'vitest';
import { box, create, mount, mountReady, placeOf, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { isShown, partOf, partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { holdFetch, serviceUrl } from '../page/requests.ts';
import { change, settle, until, untilState } from '../page/wait.ts';

// First of all, while what shows an error is still on its way.
it('asks for nothing when an element that was refused is taken out and put back', async () => {
  const calls = holdFetch();
  recordConsole('error');
  const feed = await mount('ws-feed', { 'feed-id': 'made-3', 'api-key': 'secret' });
  const place = placeOf(feed);
  await feed.updateComplete;
  feed.remove();
  await feed.updateComplete;
  place.append(feed);
  await feed.updateComplete;
  await settle();
  expect(calls.map(({ url }) => url)).toEqual([]);
  await untilState(feed, 'error');
});

interface Mistake {
  readonly name: string;
  readonly attribute: string;
  /** Beside those that make the element whole. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly remedy: RegExp;
  mend(element: Element): void;
}

const keyOf = (name: string, attribute: string, written: string): Mistake => ({
  name,
  attribute,
  attributes: { [attribute]: written },
  remedy: /remove it/i,
  mend: (element) => element.removeAttribute(attribute),
});

const EVERYWHERE: readonly Mistake[] = [
  keyOf('an api-key', 'api-key', 'secret'),
  keyOf('an empty api-key', 'api-key', ''),
  keyOf('an x-api-key', 'x-api-key', 'secret'),
  ...['javascript:window.__hacked=1', 'data:text/html,x', 'ftp://example.com', 'https://', '', ' '].map((url) => ({
    name: `a base-url of "${url}"`,
    attribute: 'base-url',
    attributes: { 'base-url': url },
    remedy: /base-url="https:/,
    mend: (element: Element) => element.setAttribute('base-url', serviceUrl),
  })),
];

const missing = (attribute: string, written: string, right: string): Mistake => ({
  name: `${attribute}="${written}"`,
  attribute,
  attributes: { [attribute]: written },
  remedy: new RegExp(`write ${attribute}=`),
  mend: (element) => element.setAttribute(attribute, right),
});

const OWN: Readonly<Record<string, readonly Mistake[]>> = {
  'ws-public-posts': [missing('feed-id', '', 'made-2'), missing('feed-id', ' \n', 'made-2')],
  'ws-feed': [missing('feed-id', '', 'made-2'), missing('feed-id', ' \n', 'made-2')],
  'ws-embed': [missing('embed-id', '', 'join-made-2'), missing('org', '', 'valley'), missing('org', ' ', 'valley')],
};

for (const tag of FEED_TAGS) {
  describe(`<${tag}>`, () => {
    it.each([...EVERYWHERE, ...(OWN[tag] ?? [])])(
      'refuses $name: no request, one clear word to the owner, and a quiet one to visitors',
      async ({ attribute, attributes, remedy, mend }) => {
        const calls = holdFetch();
        const lines = recordConsole('error');
        const errors = recordEvents('ws-error');
        const feed = await mount(tag, { ...showing(tag, 'made-2'), ...attributes });
        await untilState(feed, 'error');
        await settle();

        expect([await feed.refresh(), await feed.loadMore(), feed.posts, calls]).toEqual([[], [], [], []]);
        const { code = '', message } = feed.error ?? {};
        expect(lines).toEqual([`${code} ${message} See docs/errors#${code.toLowerCase()}`]);
        for (const word of [remedy, `<${tag}>`, attribute]) expect(lines[0]).toMatch(word);
        expect(errors).toMatchObject([{ target: feed, detail: { feedId: undefined, error: { kind: 'setup' } } }]);
        expect(feed.error).toEqual(errors[0]?.detail.error);
        const status = partOf(feed, 'status');
        expect(isShown(status)).toBe(true);
        expect(status.textContent).toBe('The posts could not be loaded.');
        expect(lines[0]).not.toContain('secret');
        expect(partsOf(feed, 'retry')).toEqual([]);
        expect(partsOf(feed, 'skeleton').filter(isShown)).toEqual([]);

        mend(feed);
        await until(() => calls.length === 1, 'never asked once it was mended');
        expect(feed.error).toBeUndefined();
      },
    );

    it('lets go of its posts when a key is written into the page, says so once, and has them again without', async () => {
      const lines = recordConsole('error');
      const feed = await mountReady(tag, showing(tag, 'made-2'));
      feed.setAttribute('x-api-key', 'secret');
      await untilState(feed, 'error');
      expect([feed.error?.kind, partsOf(feed, 'card')]).toEqual(['setup', []]);
      await change(feed, { heading: 'News' });
      (await box()).append(feed);
      await feed.updateComplete;
      await settle();
      expect([lines.length, feed.state]).toEqual([1, 'error']);
      feed.removeAttribute('x-api-key');
      await untilState(feed, 'ready');
      expect(partsOf(feed, 'card')).toHaveLength(2);
    });
  });
}

it('refuses an element without any attribute', async () => {
  const lines = recordConsole('error');
  const calls = holdFetch();
  for (const tag of FEED_TAGS) (await box()).append(create(tag));
  await until(() => lines.length === 3, 'not all of them told');
  expect(calls).toEqual([]);
});

it('leaves the words of a mistake to the console where there is a fallback', async () => {
  recordConsole('error');
  const feed = await mount('ws-feed', { 'feed-id': '' }, '<a href="/news">News</a>');
  await untilState(feed, 'error');
  expect([isShown(feed.children[0] ?? feed), partOf(feed, 'status').textContent]).toEqual([true, '']);
});

it('does not put markup of an attribute into the page', async () => {
  recordConsole('error');
  const feed = await mount('ws-feed', { 'feed-id': 'a', 'base-url': 'x:<img src=x onerror="window.__hacked=1">' });
  await untilState(feed, 'error');
  expect(partOf(feed, 'status').querySelector('img')).toBeNull();
});
