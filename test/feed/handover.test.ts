import { describe, expect, it } from 'vitest';
import { type Item, items, newFeedId } from '../page/items.ts';
import { mount, mountReady, OUT_OF_SIGHT } from '../page/mount.ts';
import { partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { answerFetch, envelope, recordFetch, serviceUrl } from '../page/requests.ts';
import { untilObserved, until, untilState } from '../page/wait.ts';

const script = (answer: unknown, data = ''): string =>
  `<script type="application/json"${data}>${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;

/** The posts in the shape of the answer that each element requests first. */
const FEEDS = [
  ['ws-public-posts', (list: readonly Item[]) => list],
  ['ws-feed', (list: readonly Item[]) => envelope(list)],
] as const;

describe.each(FEEDS)('an answer inside of <%s>, as JSON', (tag, answer) => {
  it('is displayed without a request, and at once, be it out of sight: there is nothing before the posts', async () => {
    const [urls, warnings] = [recordFetch(), recordConsole('warn')];
    const loads = recordEvents('ws-load');
    const states: string[] = [];
    const feed = await mount(tag, { 'feed-id': newFeedId() }, script(answer(items(3))), OUT_OF_SIGHT);
    await until(() => {
      if (feed.shadowRoot?.firstElementChild) states.push(feed.state);
      return feed.state === 'ready' && partsOf(feed, 'card').length === 3;
    }, 'no posts');
    expect([...new Set(states)]).toEqual(['ready']);
    expect(loads.map(({ detail }) => detail.posts.length)).toEqual([3]);
    feed.setAttribute('feed-id', newFeedId()); // its posts are requested once the feed is in view
    await untilObserved();
    expect([urls, warnings]).toEqual([[], []]);
  });

  it('serves the first posts alone: refresh(), another workspace and the way back to the first request theirs', async () => {
    const urls = answerFetch(() => answer(items(4)));
    const feedId = newFeedId();
    const feed = await mountReady(tag, { 'feed-id': feedId }, script(answer(items(3))));
    for (const [i, id] of [newFeedId(), feedId].entries()) {
      feed.setAttribute('feed-id', id);
      await until(() => urls.length === i + 1 && partsOf(feed, 'card').length === 4, 'the posts stayed');
    }
    await feed.refresh();
    expect([partsOf(feed, 'card').length, urls.length]).toEqual([4, 3]);
  });

  it.each([
    ['no JSON', '<script type="application/json">{"items": [</script>', 'cannot be read'],
    ['nothing', '<script type="application/json"></script>', 'cannot be read'],
    ['another shape', script({ error: 'none' }), 'has an unknown shape'],
    ['more than an answer may be', script('x'.repeat(6_000_001)), 'is too large'],
  ])('that is %s costs a request and a clear line', async (_, content, line) => {
    const warnings = recordConsole('warn');
    const urls = answerFetch(() => answer(items(2)));
    expect(partsOf(await mountReady(tag, { 'feed-id': newFeedId() }, content), 'card')).toHaveLength(2);
    expect(urls).toHaveLength(1);
    expect(warnings.filter((one) => one.includes(`<${tag}>`) && one.includes(line))).toHaveLength(1);
  });

  it('is trusted no more than the wire', async () => {
    recordFetch();
    const text = '<img src=x onerror="globalThis.hacked=1"><b>bold</b><script>globalThis.hacked=1</script>';
    const hostile = [{ id: '1', text, url: 'javascript:alert(1)', title: '</script><b>' }];
    const feed = await mountReady(tag, { 'feed-id': newFeedId() }, script(answer(hostile)));
    await untilObserved();
    expect(wordsOf(feed, 'title')).toEqual(['</script><b>']);
    expect(partsOf(feed, 'text')[0]?.innerHTML.replaceAll(/<!--.*?-->/g, '')).toBe('<b>bold</b>');
    expect(partsOf(feed, 'link')).toEqual([]);
    expect('hacked' in globalThis).toBe(false);
  });

  it('is not a fallback, and waits for an agreement like any other answer, one that is old, too', async () => {
    const urls = recordFetch();
    const given = script(answer(items(2)), ' data-until="1"');
    const feed = await mount(tag, { 'feed-id': newFeedId(), consent: 'click' }, given, OUT_OF_SIGHT);
    await until(() => partsOf(feed, 'consent').length > 0, 'no question');
    expect(partsOf(feed, 'card')).toEqual([]);
    await feed.grant();
    await untilState(feed, 'ready');
    expect(partsOf(feed, 'card')).toHaveLength(2);
    await feed.revoke();
    feed.scrollIntoView();
    await untilObserved();
    scrollTo(0, 0);
    expect([urls, feed.state, partsOf(feed, 'consent').length]).toEqual([[], 'idle', 1]);
  });
});

describe('answers with their URLs', () => {
  it('are each taken for their own request, and what is missing is asked for', async () => {
    const [a, b] = [newFeedId(), newFeedId()];
    const url = `${serviceUrl}/feeds/${a}/posts?$offset=0&$limit=10`;
    const [urls, warnings] = [answerFetch(() => envelope(items(1, 70))), recordConsole('warn')];
    const given = script(envelope(items(2)), ` data-url="${url}"`);
    expect((await mountReady('ws-feed', { 'feed-id': `${a} ${b}` }, given)).posts).toHaveLength(3);
    expect([urls, warnings]).toEqual([[`${serviceUrl}/feeds/${b}/posts?$offset=0&$limit=10`], []]);
  });

  it('go on with the page after them', async () => {
    const urls = answerFetch(() => envelope(items(5, 10)));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId() }, script(envelope(items(10))));
    expect(feed.hasMore).toBe(true);
    await feed.loadMore();
    expect(feed.posts).toHaveLength(15);
    expect(urls.map((one) => /\?.*/.exec(one)?.[0])).toEqual(['?$offset=10&$limit=10']);
  });

  it.each([
    ['old, and asked for again', -1000, [3, 4]],
    ['fresh, and are not asked for again', 60_000, [3]],
  ])('are displayed where they are %s', async (_, leftMs, displayed) => {
    const urls = answerFetch(() => items(4));
    const loads = recordEvents('ws-load');
    const content = script(items(3), ` data-until="${Date.now() + leftMs}"`);
    await mount('ws-public-posts', { 'feed-id': newFeedId() }, content);
    await until(() => loads.length === displayed.length, 'not displayed');
    await untilObserved();

    expect(loads.map(({ detail }) => detail.posts.length)).toEqual(displayed);
    expect(urls).toHaveLength(displayed.length - 1);
  });
});
