import { describe, expect, it, vi } from 'vitest';
import { item, items, newFeedId } from '../page/items.ts';
import { type Attributes, mount, mountReady, OUT_OF_SIGHT, showing } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag, STATE_NAMES } from '../support/names.ts';
import { buttonOf, isShown, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, envelope, holdFetch, skipWaits } from '../page/requests.ts';
import { change, soon, until, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

const FALLBACK = '<a class="fallback" href="/news">Read our news</a>';

const FAILED = 'The posts could not be loaded.';

const BUSY = `${FAILED} There are many visitors right now. Try again in a few minutes.`;

/** The states that `:state()` matches. */
const cssStates = (feed: Element): string[] => STATE_NAMES.filter((state) => feed.matches(`:state(${state})`));

const light = (feed: Element, selector: string): Element =>
  feed.querySelector(selector) ?? expect.fail(`no ${selector}`);

const shownSkeletons = (feed: Element): number => partsOf(feed, 'skeleton').filter(isShown).length;
const topOf = (element: Element): number => element.getBoundingClientRect().top;
const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Mounts a feed whose request is not answered. */
async function mountLoading(attributes: Attributes = {}, content = '') {
  const calls = holdFetch();
  const feed = await mount('ws-public-posts', { 'feed-id': newFeedId(), limit: 3, ...attributes }, content);
  await until(() => calls.length === 1, 'not asked');
  await untilState(feed, 'loading');
  return { feed, calls };
}

/** The first answers of the service, and how many before it has posts. A failure may pass, or is the owner's to fix. */
const ANSWERS = { empty: [[], 1], busy: [429, 3], refused: [403, 1], nonsense: ['<h1>Welcome</h1>', 1] } as const;

/** Mounts a feed whose first request has an empty answer, or fails. */
async function mountAnswered(first: keyof typeof ANSWERS, content = '') {
  skipWaits();
  recordConsole('error');
  const [answer, times] = ANSWERS[first];
  const urls = answerFetch((_, earlier) => (earlier >= times ? items(2) : answer));
  const feed = await mount('ws-public-posts', { 'feed-id': newFeedId() }, content);
  await untilState(feed, first === 'empty' ? 'empty' : 'error');
  return { feed, urls };
}

describe('of what the owner put into the element', () => {
  const [LOADING, EMPTY, ERROR] = ['loading', 'empty', 'error'].map((slot) => `<p slot="${slot}">Words</p>`);
  const AROUND = '<p slot="header">News</p><p slot="footer">End</p>';
  const ALL = `${LOADING}${EMPTY}${ERROR}${AROUND}${FALLBACK}`;

  it.each([
    ['loading', `${EMPTY}${ERROR}${AROUND}`, 'header footer', ''],
    ['loading', LOADING, 'loading', ''],
    ['loading', ALL, 'header footer fallback', ''],
    ['empty', FALLBACK, 'fallback', ''],
    ['empty', ALL, 'empty header footer', ''],
    ['busy', ERROR, 'error', ''],
    ['busy', FALLBACK, 'fallback', BUSY],
    ['busy', ALL, 'error header footer fallback', ''],
    ['refused', FALLBACK, 'fallback', ''],
    ['nonsense', FALLBACK, 'fallback', ''],
    ['refused', ALL, 'error header footer fallback', ''],
  ] as const)('a feed that is %s displays of %s %j, and says %j', async (state, content, shown, words) => {
    const { feed } = state === 'loading' ? await mountLoading({}, content) : await mountAnswered(state, content);
    const found = [...feed.children].filter(isShown);
    expect(found.map(({ slot, className }) => slot || className).join(' ')).toBe(shown);
    expect(wordsOf(feed, 'status').join('')).toBe(words);
    expect(['retry', 'more'].filter((name) => partsOf(feed, name).some(isShown))).toEqual(words ? ['retry'] : []);
    if (shown === 'loading') expect([shownSkeletons(feed), heightOf(feed) > 300]).toEqual([0, true]);
    const below = [...found.filter(({ slot }) => slot === 'error'), ...partsOf(feed, 'retry')];
    if (shown.includes('fallback'))
      for (const one of below) expect(topOf(one)).toBeGreaterThan(topOf(light(feed, '.fallback')));
  });
});

describe('idle and loading', () => {
  it('is idle for as long as it is out of sight, and reserves the space of its posts', async () => {
    const calls = holdFetch();
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 4, search: '' }, '', OUT_OF_SIGHT);
    await untilState(feed, 'idle');
    expect(shadowOf(feed).querySelector('.awaited-field')?.clientHeight, 'of the search').toBeGreaterThan(44);
    expect([cssStates(feed), shownSkeletons(feed), calls]).toEqual([['idle'], 4, []]);
    expect(heightOf(feed)).toBeGreaterThan(400);
    const looks = vi.spyOn(feed, 'getBoundingClientRect');
    await change(feed, { maxPosts: 3 });
    expect(looks, 'each would lay the page out').not.toHaveBeenCalled();
    await change(feed, { loading: 'eager' });
    await untilState(feed, 'loading');
    expect(shownSkeletons(feed), 'no more than max-posts').toBe(3);
  });

  it.each([{}, { exclude: 'bread' }])('shows as many skeletons as posts are awaited, and is busy: %o', async (more) => {
    const { feed, calls } = await mountLoading({ limit: 7, ...more }, '\n  <!-- posts -->\n  '); // this is no fallback
    expect(cssStates(feed)).toEqual(['loading']);
    expect(shownSkeletons(feed)).toBe(7);
    expect(partOf(feed, 'feed').ariaBusy).toBe('true');
    feed.limit = 2;
    await until(() => calls.length === 2, 'not asked again');
    await until(() => shownSkeletons(feed) === 2, 'as many as before');
  });

  it('lets go of what is on its way when a key is written into the page', async () => {
    recordConsole('error');
    const { feed, calls } = await mountLoading();
    feed.setAttribute('api-key', 'secret');
    await untilState(feed, 'error');
    expect(calls[0]?.isAborted).toBe(true);
  });
});

describe('ready', () => {
  it('shows the posts and hides the fallback, the skeletons and every other slot, in no more space', async () => {
    const content = `${FALLBACK}<i slot="loading">a</i><i slot="empty">b</i><i slot="error">c</i>`;
    const feed = await mountReady('ws-public-posts', { 'feed-id': 'made-3' }, content);
    expect([cssStates(feed), feed.error, partOf(feed, 'feed').ariaBusy]).toEqual([['ready'], undefined, 'false']);
    expect(partsOf(feed, 'card').filter(isShown)).toHaveLength(3);
    expect([[...feed.children].filter(isShown), partsOf(feed, 'skeleton')]).toEqual([[], []]);
    expect(heightOf(feed) - heightOf(partOf(feed, 'feed'))).toBeLessThan(40);
  });
});

describe('empty', () => {
  it.each<[FeedTag, Attributes, unknown?]>([
    ...some(FEED_TAGS).map((tag): [FeedTag, Attributes] => [tag, showing(tag, 'empty')]),
    ['ws-embed', { 'embed-id': 'nothing', org: 'valley' }],
    ['ws-public-posts', { 'feed-id': newFeedId() }, [null, 7, {}, { postText: ' ' }, { postId: 'x', claps: 3 }]],
  ])('says in words that <%s %o> has no posts, nor those of nothing to show', async (tag, attributes, answer) => {
    if (answer) answerFetch(() => answer);
    const feed = await mount(tag, attributes);
    await untilState(feed, 'empty');
    expect([cssStates(feed), isShown(partOf(feed, 'status'))]).toEqual([['empty'], true]);
    expect(partOf(feed, 'status').textContent).toMatch(/no posts/i);
    expect([partsOf(feed, 'skeleton'), feed.posts, feed.error]).toEqual([[], [], undefined]);
  });
});

it.each<[FeedTag, remedy: string]>([
  ['ws-public-posts', 'check "feed-id"'],
  ['ws-feed', 'write where they are into "field-map"'],
])('<%s> tells its owner once for each load of which workspace no post has anything to show', async (tag, remedy) => {
  const told = recordConsole('warn');
  const [blank, full, withheld] = [newFeedId(), newFeedId(), newFeedId()];
  answerFetch((url) => {
    const posts = url.includes(full) ? items(1) : [{ postId: 'x' }, url.includes(blank) ? 5 : null];
    return tag === 'ws-feed' ? envelope(posts as never) : posts;
  });
  const line = `WS-216 <${tag}> No post of "${blank}" has anything to display (2 came); ${remedy}. See docs/errors#ws-216`;
  for (const others of ['', ` ${full}`, ` ${withheld}`]) {
    const feed = await mount(tag, { 'feed-id': blank + others });
    await untilState(feed, others.includes(full) ? 'ready' : 'empty');
    await feed.refresh();
    expect(told.splice(0)).toEqual([line, line]);
    expect((await feed.explain()).map(({ code }) => code)).toEqual(['WS-216']);
  }
});

describe('error', () => {
  it.each([
    ['nobody', 0],
    ['trouble-429-long', 1],
    ['trouble-404 trouble-429-long', 1],
  ])('of %s beside posts is told, with a button only where that may help', async (feedIds, buttons) => {
    const lines = recordConsole('error');
    const feed = await mount('ws-feed', { 'feed-id': `made-2 ${feedIds}`, 'page-size': 4 });
    await untilState(feed, 'partial');
    await until(() => wordsOf(feed, 'status').join() === 'Some posts could not be loaded.', 'it is not said');
    expect(partsOf(feed, 'retry')).toHaveLength(buttons);
    expect(lines.join()).toContain(buttons ? '; try again later.' : '; check it and "base-url".');
  });

  it('that may pass says what to do, with a button that asks again', async () => {
    const { feed, urls } = await mountAnswered('busy');
    expect([cssStates(feed), partsOf(feed, 'skeleton')]).toEqual([['error'], []]);
    expect(isShown(partOf(feed, 'status'))).toBe(true);
    const retry = await buttonOf(feed, 'retry');
    Object.assign(feed, { lang: 'de' }).style.cssText = 'inline-size: 288px; font-size: 32px';
    await until(() => retry.textContent === 'Erneut versuchen', 'it speaks no German');
    await soon(() => retry.clientHeight, 'of words that are not broken').toBeLessThan(3 * 48);
    retry.click();
    await untilState(feed, 'ready');
    expect([urls.length, partsOf(feed, 'card').length]).toEqual([4, 2]);
    expect([cssStates(feed), feed.error, partsOf(feed, 'retry')]).toEqual([['ready'], undefined, []]);
  });

  it('leaves the words of the service to the page and its console: visitors read ours, in their language', async () => {
    const errors = recordConsole('error');
    const calls = holdFetch();
    const message = '<img src=x onerror="window.__hacked=1"><b>bold</b>';
    for (const [tag, attribute] of [
      ['ws-public-posts', 'feed-id'],
      ['ws-embed', 'embed-id'],
    ] as const) {
      const id = newFeedId();
      const feed = await mount(tag, { [attribute]: id, org: 'o', lang: 'de' });
      await until(() => calls.length > 0, 'not asked');
      calls.shift()?.answer({ message }, 403);
      await untilState(feed, 'error');
      expect(partOf(feed, 'status').children).toHaveLength(0);
      expect(partOf(feed, 'status').textContent).toBe('Die Beiträge konnten nicht geladen werden.');
      expect(feed.error?.message).toBe(message);
      const { url = '' } = feed.error ?? {};
      expect(url).toContain(id);
      expect(errors).toEqual([
        `WS-202 <${tag}> Cannot load "${id}" of "${attribute}" (${message}); check it and "base-url". (GET ${url} -> 403 text/plain) See docs/errors#ws-202`,
      ]);
      errors.length = 0;
    }
  });
});

it('is in one state at a time, in which the property, that cannot be written, and CSS agree at every event', async () => {
  const seen: string[] = [];
  answerFetch((_, earlier) => envelope(earlier === 0 ? [item(1)] : [item(1), item(2)]));
  const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
  feed.addEventListener('ws-load', () => seen.push(`${feed.state} ${cssStates(feed).join('+')}`));
  await untilState(feed, 'ready');
  await feed.refresh();
  expect(seen).toEqual(['ready ready', 'ready ready']);
  for (const name of ['state', 'posts']) expect(Reflect.set(feed, name, 'error')).toBe(false);
  expect([feed.state, feed.posts.length, partsOf(feed, 'card').length]).toEqual(['ready', 2, 2]);
});
