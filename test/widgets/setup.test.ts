import { describe, expect, it } from 'vitest';
import { live } from '../../src/widgets/live-module.ts';
import { putIntoHead } from '../page/head.ts';
import { box, mount, mountReady, placeOf, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { isShown, partOf, partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { holdFetch, serviceUrl } from '../page/requests.ts';
import { change, untilObserved, until, untilState } from '../page/wait.ts';
import { unload } from '../page/without.ts';
import { pairs, some } from '../support/deep.ts';
import { newFeedId } from '../page/items.ts';

it('asks for nothing when an element that was refused is taken out and put back', async () => {
  unload(live); // so that the module that shows an error is still loading
  const calls = holdFetch();
  recordConsole('error');
  const feed = await mount('ws-feed', { 'feed-id': 'made-3', 'api-key': 'secret' });
  const place = placeOf(feed);
  await feed.updateComplete;
  feed.remove();
  await feed.updateComplete;
  place.append(feed);
  await feed.updateComplete;
  await untilObserved();
  expect(calls.map(({ url }) => url)).toEqual([]);
  await untilState(feed, 'error');
});

interface Mistake {
  readonly name: string;
  readonly attribute: string;
  /** Attributes besides the required ones. */
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
  ...['x-api-key', 'apikey'].map((key) => keyOf(`an ${key}`, key, 'secret')),
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
  'ws-public-posts': [missing('feed-id', ' \n', newFeedId())],
  'ws-feed': [missing('feed-id', '', newFeedId())],
  'ws-embed': [missing('embed-id', '', newFeedId()), missing('org', '', 'valley'), missing('org', ' ', 'valley')],
};

it.each([
  ['script', 'data-base-url'],
  ['meta', 'content'],
] as const)('tells an address that is none by its tag, <%s>, and its name there', async (tag, attribute) => {
  const lines = recordConsole('error');
  putIntoHead(tag, { name: 'ws-base-url', [attribute]: 'api.example' });
  await untilState(await mount('ws-feed', { 'feed-id': 'a', 'base-url': ' ' }), 'error');
  expect(lines).toEqual([expect.stringContaining(`WS-105 <${tag}> "api.example" of "${attribute}" has no scheme`)]);
});

describe('an element', () => {
  it.each([
    ...pairs(EVERYWHERE, FEED_TAGS),
    ...FEED_TAGS.flatMap((tag) => (OWN[tag] ?? []).map((mistake) => [mistake, tag] as const)),
  ])('refuses %o in <%s>: it says why, and requests nothing', async ({ attribute, attributes, remedy, mend }, tag) => {
    const calls = holdFetch();
    const lines = recordConsole('error');
    const errors = recordEvents('ws-error');
    const feed = await mount(tag, { ...showing(tag, newFeedId()), ...attributes });
    await untilState(feed, 'error');
    await untilObserved();
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
  });

  it.each(some(FEED_TAGS))(
    '<%s> lets go of its posts when a key is written into the page, says so once, and has them again without',
    async (tag) => {
      const lines = recordConsole('error');
      const feed = await mountReady(tag, showing(tag, 'made-2'));
      feed.setAttribute('x-api-key', 'secret');
      await untilState(feed, 'error');
      expect([feed.error?.kind, partsOf(feed, 'card')]).toEqual(['setup', []]);
      await change(feed, { heading: 'News' });
      box().append(feed);
      await untilObserved();
      expect([lines.length, feed.state]).toEqual([1, 'error']);
      feed.removeAttribute('x-api-key');
      await untilState(feed, 'ready');
      expect(partsOf(feed, 'card')).toHaveLength(2);
    },
  );
});
