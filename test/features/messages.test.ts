import { describe, expect, it } from 'vitest';
import { item, type Item, newFeedId } from '../page/items.ts';
import { mount, mountFeed, type WsFeed } from '../page/mount.ts';
import { buttonOf, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch } from '../page/requests.ts';
import { change, settle, until, untilState } from '../page/wait.ts';

const POSTS: Item[] = [item(1, { postUrl: 'https://example.com/', claps: 1 }), item(2, { claps: 1234 })];

const mountSaying = (messages?: string, posts: readonly Item[] = POSTS, lang = 'en'): Promise<WsFeed> =>
  mountFeed(posts, { 'page-size': Math.max(1, posts.length), ...(messages !== undefined && { messages }) }, '', {
    place: (place) => (place.lang = lang),
  });

const clapsOf = (feed: WsFeed): (string | null)[] => partsOf(feed, 'claps').map(({ ariaLabel }) => ariaLabel);

describe('messages that cannot be read', () => {
  it.each(['', '{', "{'link': 'Read'}", 'Read', '7', 'null', '[]', '["link"]'])(
    'are as good as none, with one warning that names them: %s',
    async (messages) => {
      const warnings = recordConsole('warn');
      const feed = await mountSaying(messages);
      await change(feed, { theme: 'dark' });
      await feed.refresh();
      expect(wordsOf(feed, 'link')).toEqual(['View post']);
      expect(feed.messages).toEqual({});
      const about = warnings.filter((line) => line.includes(`"${messages}" for "messages"`));
      expect(about).toHaveLength(1);
      expect(about[0]).toContain('<ws-feed>');
      expect(about[0]).not.toContain('[object');
    },
  );

  it.each(['{"link":7}', '{"link":null}', '{"link":{"a":"b"}}', '{"link":["a"]}'])(
    'within others are left out, and nothing raw is shown: %s',
    async (messages) => {
      const feed = await mountSaying(messages);
      expect(wordsOf(feed, 'link')).toEqual(['View post']);
    },
  );

  it.each(['{"claps":"{count} cheers"}', '{"claps":{}}', '{"claps":{"one":"One"}}', '{"claps":null}', '{"claps":7}'])(
    'of claps leave ours: %s',
    async (messages) => {
      const feed = await mountSaying(messages);
      expect(clapsOf(feed)).toEqual(['1 clap', '1,234 claps']);
    },
  );

  it.each(['7', 'true', '{}', '[]'])('in one form of claps cost no post: %s', async (form) => {
    const feed = await mountSaying(`{"claps":{"one":${form},"other":"{count} cheers"}}`);
    expect(partsOf(feed, 'card')).toHaveLength(2);
    expect(clapsOf(feed)).toEqual(['1 cheers', '1,234 cheers']);
  });

  it.each([{ link: undefined }, { link: null }, { claps: undefined }])(
    'as a property take nothing away: %o',
    async (messages) => {
      const feed = await mountSaying();
      Reflect.set(feed, 'messages', messages);
      await feed.updateComplete;
      await settle();
      expect(wordsOf(feed, 'link')).toEqual(['View post']);
      expect(clapsOf(feed)).toEqual(['1 clap', '1,234 claps']);
    },
  );

  it('as a property of the wrong type throw nothing', async () => {
    recordConsole('warn');
    const feed = await mountSaying();
    for (const wrong of [7, 'words', [], true, () => {}, null]) Reflect.set(feed, 'messages', wrong);
    await feed.updateComplete;
    expect(wordsOf(feed, 'link')).toEqual(['View post']);
  });

  it('have no markup: they are text', async () => {
    const feed = await mountSaying('{"link":"<img src=x onerror=window.__hacked=1>","more":"<b>More</b>"}');
    expect(wordsOf(feed, 'link')).toEqual(['<img src=x onerror=window.__hacked=1>']);
    expect((await buttonOf(feed, 'more')).textContent).toBe('<b>More</b>');
  });
});

describe('messages', () => {
  it('are displayed in place of ours, and leave the others', async () => {
    const feed = await mountSaying('{"link":"Read it","more":"Show older","posts":"Our posts"}');
    expect(wordsOf(feed, 'link')).toEqual(['Read it']);
    expect((await buttonOf(feed, 'more')).textContent).toBe('Show older');
    expect(partOf(feed, 'feed').ariaLabel).toBe('Our posts');
    expect(clapsOf(feed)).toEqual(['1 clap', '1,234 claps']);
  });

  it('may say claps in forms of their own', async () => {
    const feed = await mountSaying('{"claps":{"one":"One cheer","other":"{count} cheers"}}');
    expect(clapsOf(feed)).toEqual(['One cheer', '1,234 cheers']);
  });

  it('may say claps in one form', async () => {
    const feed = await mountSaying('{"claps":{"other":"Cheers: {count}"}}');
    expect(clapsOf(feed)).toEqual(['Cheers: 1', 'Cheers: 1,234']);
  });

  it('take precedence over those of the language, whichever it is', async () => {
    const feed = await mountSaying('{"link":"Read it"}', POSTS, 'de');
    expect(wordsOf(feed, 'link')).toEqual(['Read it']);
    expect((await buttonOf(feed, 'more')).textContent).toBe('Mehr laden');
  });

  it('are followed as an attribute and as a property, and are ours again without', async () => {
    const feed = await mountSaying();
    await change(feed, { messages: { link: 'First' } });
    expect(wordsOf(feed, 'link')).toEqual(['First']);
    expect(feed.getAttribute('messages')).toBe('{"link":"First"}');
    feed.setAttribute('messages', '{"link":"Second"}');
    await feed.updateComplete;
    expect(wordsOf(feed, 'link')).toEqual(['Second']);
    expect(feed.messages).toEqual({ link: 'Second' });
    feed.removeAttribute('messages');
    await feed.updateComplete;
    expect(wordsOf(feed, 'link')).toEqual(['View post']);
  });

  it('are displayed by an empty feed and by one that fails', async () => {
    const empty = await mountSaying('{"empty":"Come back soon."}', []);
    await until(() => partsOf(empty, 'status').length > 0, 'no message');
    expect(partOf(empty, 'status').textContent).toBe('Come back soon.');
    recordConsole('error');
    answerFetch(() => 403);
    const messages = '{"failed":"No luck.","retry":"Once more"}';
    const feed = await mount('ws-feed', { 'feed-id': newFeedId(), messages });
    await untilState(feed, 'error');
    expect(partOf(feed, 'status').textContent).toContain('No luck.');
    expect((await buttonOf(feed, 'retry')).textContent).toBe('Once more');
  });

  it('are followed by "Read more"', async () => {
    const feed = await mountSaying('{"readMore":"On","readLess":"Off"}', [
      item(1, { postText: 'Many words. '.repeat(200) }),
    ]);
    feed.lines = 2;
    const button = (): HTMLButtonElement | null => partOf(feed, 'card').querySelector('button');
    await until(() => button()?.textContent === 'On', 'it does not say so');
    await change(feed, { messages: { readMore: 'Go on' } });
    await until(() => button(), 'no button');
    await settle();
    expect(button()?.textContent).toBe('Go on');
  });

  it('make no card again as long as they are the same', async () => {
    const feed = await mountSaying('{"link":"Read it"}');
    const cards = partsOf(feed, 'card');
    await change(feed, { theme: 'dark', messages: { link: 'Read it' } });
    expect(partsOf(feed, 'card')).toEqual(cards);
  });
});
