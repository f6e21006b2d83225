import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { box, create, mount, mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS, STATE_NAMES } from '../support/names.ts';
import { buttonOf, isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, envelope, holdFetch, serviceUrl } from '../page/requests.ts';
import { settle, until, untilState } from '../page/wait.ts';

const FALLBACK = '<a class="fallback" href="/news">Read our news</a>';

/** The states that CSS can see. */
const cssStates = (feed: Element): string[] => STATE_NAMES.filter((state) => feed.matches(`:state(${state})`));

function light(feed: Element, selector: string): Element {
  const found = feed.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const shownSkeletons = (feed: Element): number => partsOf(feed, 'skeleton').filter(isShown).length;
const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Mounts a feed whose request is not answered. */
async function mountLoading(attributes: Record<string, string | number> = {}, content = '') {
  const calls = holdFetch();
  const feed = await mount('ws-public-posts', { 'feed-id': newFeedId(), ...attributes }, content);
  await untilState(feed, 'loading');
  await until(() => calls.length === 1, 'not asked');
  return { feed, calls };
}

describe('idle and loading', () => {
  it('is idle for as long as it is out of sight, and reserves the space of its posts', async () => {
    const calls = holdFetch();
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 4 }, '', {
      place: ({ style }) => (style.marginBlockStart = '9000px'),
    });
    await untilState(feed, 'idle');
    expect(cssStates(feed)).toEqual(['idle']);
    expect(shownSkeletons(feed)).toBe(4);
    expect(heightOf(feed)).toBeGreaterThan(400);
    expect(calls).toEqual([]);
  });

  it('shows as many skeletons as posts are awaited, and says that it is busy', async () => {
    const { feed } = await mountLoading({ limit: 7 });
    expect(cssStates(feed)).toEqual(['loading']);
    expect(shownSkeletons(feed)).toBe(7);
    expect(partOf(feed, 'feed').ariaBusy).toBe('true');
  });

  it('awaits no more than max-posts', async () => {
    holdFetch();
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 10, 'max-posts': 3 });
    await untilState(feed, 'loading');
    expect(shownSkeletons(feed)).toBe(3);
  });

  it('shows the fallback in the space of the skeletons, and skeletons below it', async () => {
    const { feed: bare } = await mountLoading({ limit: 3 });
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId(), limit: 3 }, FALLBACK);
    await untilState(feed, 'loading');
    const fallback = light(feed, '.fallback');
    expect(isShown(fallback)).toBe(true);
    const shown = partsOf(feed, 'skeleton').filter(isShown);
    expect(shown).toHaveLength(3);
    expect(shown[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(fallback.getBoundingClientRect().bottom);
    expect(heightOf(feed)).toBe(heightOf(bare));
  });

  it('leaves the words of a fallback in their lines', async () => {
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, `Or ${FALLBACK}, if you like.<i>So</i>`);
    await untilState(feed, 'loading');
    expect(light(feed, 'i').getBoundingClientRect().top).toBe(light(feed, '.fallback').getBoundingClientRect().top);
  });

  it('shows the loading slot where there is no fallback', async () => {
    const { feed } = await mountLoading({ limit: 3 }, '<p slot="loading">Just a moment</p>');
    expect(isShown(light(feed, '[slot=loading]'))).toBe(true);
    expect(shownSkeletons(feed)).toBe(0);
    expect(heightOf(feed)).toBeGreaterThan(300);
  });

  it('shows the fallback before the loading slot', async () => {
    const { feed } = await mountLoading({}, `<p slot="loading">Just a moment</p>${FALLBACK}`);
    expect(isShown(light(feed, '.fallback'))).toBe(true);
    expect(isShown(light(feed, '[slot=loading]'))).toBe(false);
  });

  it('takes white space and comments for no fallback', async () => {
    const { feed } = await mountLoading({ limit: 2 }, '\n  <!-- posts -->\n  ');
    expect(shownSkeletons(feed)).toBe(2);
  });

  it('makes room for a fallback that the parser brings after the tag', async () => {
    const { feed } = await mountLoading({ limit: 2 });
    const heightPx = heightOf(feed);
    feed.innerHTML = FALLBACK;
    await settle();
    const fallback = light(feed, '.fallback');
    const [first] = partsOf(feed, 'skeleton').filter(isShown);
    expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(fallback.getBoundingClientRect().bottom);
    expect(heightOf(feed)).toBe(heightPx);
  });

  it('keeps skeletons when fewer posts are awaited than before', async () => {
    const { feed, calls } = await mountLoading({ limit: 6 });
    feed.limit = 2;
    await until(() => calls.length === 2, 'not asked again');
    await settle();
    expect(shownSkeletons(feed)).toBe(2);
  });

  it('shows neither the words of another state nor a button', async () => {
    const { feed } = await mountLoading(
      {},
      '<p slot="empty">Nothing</p><p slot="error">Broken</p><p slot="header">News</p><p slot="footer">End</p>',
    );
    expect(isShown(light(feed, '[slot=empty]'))).toBe(false);
    expect(isShown(light(feed, '[slot=error]'))).toBe(false);
    expect(isShown(light(feed, '[slot=header]'))).toBe(true);
    expect(isShown(light(feed, '[slot=footer]'))).toBe(true);
    expect(partsOf(feed, 'retry').concat(partsOf(feed, 'more')).filter(isShown)).toEqual([]);
  });
});

describe('ready', () => {
  it('shows the posts and hides the fallback, the skeletons and every other slot', async () => {
    const feed = await mountReady(
      'ws-public-posts',
      { 'feed-id': 'made-3' },
      `${FALLBACK}<i slot="loading">a</i><i slot="empty">b</i><i slot="error">c</i>`,
    );
    expect(cssStates(feed)).toEqual(['ready']);
    expect(partsOf(feed, 'card').filter(isShown)).toHaveLength(3);
    expect([...feed.children].filter(isShown)).toEqual([]);
    expect(partsOf(feed, 'skeleton')).toEqual([]);
    expect(partOf(feed, 'feed').ariaBusy).toBe('false');
    expect(feed.error).toBeUndefined();
  });

  it('takes no more space than its posts do', async () => {
    const feed = await mountReady('ws-public-posts', { 'feed-id': 'made-2' });
    expect(heightOf(feed) - heightOf(partOf(feed, 'feed'))).toBeLessThan(40);
  });
});

describe('empty', () => {
  async function mountEmpty(content: string) {
    const feed = await mount('ws-feed', { 'feed-id': 'empty' }, content);
    await untilState(feed, 'empty');
    return feed;
  }

  it.each(FEED_TAGS)('says in words that <%s> has no posts', async (tag) => {
    const feed = await mount(tag, showing(tag, 'empty'));
    await untilState(feed, 'empty');
    expect(cssStates(feed)).toEqual(['empty']);
    expect(isShown(partOf(feed, 'status'))).toBe(true);
    expect(partOf(feed, 'status').textContent).toMatch(/no posts/i);
    expect(partsOf(feed, 'skeleton')).toEqual([]);
    expect(feed.error).toBeUndefined();
  });

  it('is empty where an embedded integration names no workspace', async () => {
    const feed = await mount('ws-embed', { 'embed-id': 'nothing', org: 'valley' });
    await untilState(feed, 'empty');
    expect(feed.posts).toEqual([]);
  });

  it('shows the empty slot before the fallback', async () => {
    const feed = await mountEmpty(`<p slot="empty">Come back soon</p>${FALLBACK}`);
    expect(isShown(light(feed, '[slot=empty]'))).toBe(true);
    expect(isShown(light(feed, '.fallback'))).toBe(false);
    expect(partOf(feed, 'status').textContent).toBe('');
  });

  it('shows the fallback before words of its own', async () => {
    const feed = await mountEmpty(FALLBACK);
    expect(isShown(light(feed, '.fallback'))).toBe(true);
    expect(partOf(feed, 'status').textContent).toBe('');
  });

  it('is empty where every item has nothing to show', async () => {
    answerFetch(() => [null, 7, {}, { postText: ' ' }, { postId: 'x', claps: 3 }]);
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() });
    await untilState(feed, 'empty');
    expect(feed.posts).toEqual([]);
  });

  it('becomes ready when a refresh brings posts', async () => {
    answerFetch((_, earlier) => (earlier === 0 ? [] : items(2)));
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, '<p slot="empty">Nothing</p>');
    await untilState(feed, 'empty');
    expect(await feed.refresh()).toHaveLength(2);
    expect(cssStates(feed)).toEqual(['ready']);
    expect(isShown(light(feed, '[slot=empty]'))).toBe(false);
  });
});

describe('error', () => {
  /** Mounts a feed that fails at first. */
  async function mountFailing(content = '') {
    recordConsole('error');
    const urls = answerFetch((_, earlier) => (earlier === 0 ? 403 : items(2)));
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, content);
    await untilState(feed, 'error');
    return { feed, urls };
  }

  it('says what went wrong, with a button that asks again', async () => {
    const { feed, urls } = await mountFailing();
    expect(cssStates(feed)).toEqual(['error']);
    expect(isShown(partOf(feed, 'status'))).toBe(true);
    expect(partOf(feed, 'status').textContent).toBe(
      'The posts could not be loaded. The service answered with an error.',
    );
    expect(partsOf(feed, 'skeleton')).toEqual([]);
    (await buttonOf(feed, 'retry')).click();
    await untilState(feed, 'ready');
    expect(urls).toHaveLength(2);
    expect(feed.error).toBeUndefined();
    expect(partsOf(feed, 'retry')).toEqual([]);
    expect(partsOf(feed, 'card')).toHaveLength(2);
  });

  it.each([
    ['de', 'Die Beiträge konnten nicht geladen werden. Der Dienst hat einen Fehler gemeldet.'],
    ['zh-TW', '無法載入貼文。服務傳回錯誤。'],
    ['th', 'โหลดโพสต์ไม่ได้ บริการตอบกลับด้วยข้อผิดพลาด'],
  ])('says it with a space between the sentences where the language has one: %s', async (lang, words) => {
    const { feed } = await mountFailing();
    feed.lang = lang;
    await until(() => partOf(feed, 'status').textContent === words, `"${words}" is not displayed`);
  });

  it('shows the error slot in place of words of its own', async () => {
    const { feed } = await mountFailing('<p slot="error">Call us</p>');
    expect(isShown(light(feed, '[slot=error]'))).toBe(true);
    expect(partOf(feed, 'status').textContent).toBe('');
    expect(partsOf(feed, 'retry')).toEqual([]);
  });

  it('shows the fallback, then the message with its button', async () => {
    const { feed } = await mountFailing(FALLBACK);
    const fallback = light(feed, '.fallback');
    const retry = await buttonOf(feed, 'retry');
    expect(isShown(fallback)).toBe(true);
    expect(fallback.getBoundingClientRect().top).toBeLessThan(retry.getBoundingClientRect().top);
    expect(partOf(feed, 'status').textContent).not.toBe('');
  });

  it('shows the fallback, then the error slot', async () => {
    const { feed } = await mountFailing(`<p slot="error">Call us</p>${FALLBACK}`);
    const [fallback, slotted] = [light(feed, '.fallback'), light(feed, '[slot=error]')];
    expect([fallback, slotted].map(isShown)).toEqual([true, true]);
    expect(fallback.getBoundingClientRect().top).toBeLessThan(slotted.getBoundingClientRect().top);
  });

  it('leaves the words of the service to the page and its console: visitors read ours, in their language', async () => {
    const errors = recordConsole('error');
    const calls = holdFetch();
    const message = '<img src=x onerror="window.__hacked=1"><b>bold</b>';
    const feedId = newFeedId();
    const feed = await mount('ws-public-posts', { 'feed-id': feedId, lang: 'de' });
    await until(() => calls.length === 1, 'not asked');
    calls[0]?.answer({ message }, 403);
    await untilState(feed, 'error');
    expect(partOf(feed, 'status').children).toHaveLength(0);
    expect(partOf(feed, 'status').textContent).toBe(
      'Die Beiträge konnten nicht geladen werden. Der Dienst hat einen Fehler gemeldet.',
    );
    expect(feed.error?.message).toBe(message);
    expect(errors).toEqual([
      `<ws-public-posts> Cannot load "${feedId}" of "feed-id" (${message}); check it and "base-url".`,
    ]);
  });

  it('names the embedded integration and its attribute on the console, where it fails', async () => {
    const errors = recordConsole('error');
    const calls = holdFetch();
    const embedId = newFeedId();
    const feed = await mount('ws-embed', { 'embed-id': embedId, org: 'o' });
    await until(() => calls.length === 1, 'not asked');
    calls[0]?.answer({ message: 'No such integration.' }, 404);
    await untilState(feed, 'error');
    expect(errors).toEqual([
      `<ws-embed> Cannot load "${embedId}" of "embed-id" (No such integration.); check it and "base-url".`,
    ]);
  });

  it.each([
    ['ws-feed', 'feed-id', {}],
    ['ws-embed', 'embed-id', { org: 'o' }],
  ] as const)('tells a mistake of ours in <%s> as ours, with its stack on the console', async (tag, attribute, own) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const reason = new TypeError('x is not a function');
    const id = newFeedId();
    const feed = create(tag, { 'base-url': serviceUrl, [attribute]: id, ...own });
    feed.createSource = () => {
      throw reason;
    };
    const events: unknown[] = [];
    feed.addEventListener('ws-error', ({ detail }) => events.push(detail));
    (await box()).append(feed);
    await untilState(feed, 'error');
    await until(() => events.length === 1, 'not told');
    const error = { kind: 'internal', message: 'x is not a function' };
    expect(feed.error).toEqual(error);
    expect(events).toEqual([{ error, feedId: undefined }]);
    expect(partOf(feed, 'status').textContent).toBe('The posts could not be loaded. Something went wrong.');
    expect(logged.mock.calls).toEqual([
      [expect.stringContaining('ws-widgets'), reason],
      [`<${tag}> Cannot load "${id}" of "${attribute}" (x is not a function); please report it.`],
    ]);
  });

  it('is loading again while a button press asks', async () => {
    recordConsole('error');
    const calls = holdFetch();
    const feed = await mount('ws-public-posts', { 'feed-id': newFeedId(), limit: 3 });
    await until(() => calls.length === 1, 'not asked');
    calls[0]?.answer({ message: 'No.' }, 403);
    (await buttonOf(feed, 'retry')).click();
    await untilState(feed, 'loading');
    expect(shownSkeletons(feed)).toBe(3);
    await until(() => calls.length === 2, 'not asked again');
    calls[1]?.answer(items(1));
    await untilState(feed, 'ready');
  });

  it('gets over two failures by itself, and stays loading meanwhile', async () => {
    const feed = await mount('ws-feed', { 'feed-id': 'trouble-500-then-fine~states', 'page-size': 5 });
    await untilState(feed, 'loading');
    await untilState(feed, 'ready');
    expect(partsOf(feed, 'card')).toHaveLength(5);
  });
});

it('is in one state at a time, and the property and CSS agree at every event', async () => {
  const seen: string[] = [];
  answerFetch((_, earlier) => envelope(earlier === 0 ? [item(1)] : [item(1), item(2)]));
  const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
  feed.addEventListener('ws-load', () => seen.push(`${feed.state} ${cssStates(feed).join('+')}`));
  await untilState(feed, 'ready');
  await feed.refresh();
  expect(seen).toEqual(['ready ready', 'ready ready']);
  expect(shadowOf(feed).querySelectorAll('article')).toHaveLength(2);
});

it('has a state that cannot be written', async () => {
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-2' });
  expect(Reflect.set(feed, 'state', 'error')).toBe(false);
  expect(Reflect.set(feed, 'posts', [])).toBe(false);
  expect(feed.state).toBe('ready');
});
