import { describe, expect, it, vi } from 'vitest';
import type { Post } from '../../src/model/post.ts';
import { item, type Item, newFeedId } from '../page/items.ts';
import { mount, mountFeed, type WsFeed } from '../page/mount.ts';
import { buttonOf, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, skipWaits } from '../page/requests.ts';
import { change, soon, until, untilState } from '../page/wait.ts';

const POSTS: Item[] = [item(1, { postUrl: 'https://example.com/', claps: 1 }), item(2, { claps: 1234 })];

const mountSaying = (messages?: string, posts: readonly Item[] = POSTS, lang = 'en'): Promise<WsFeed> =>
  mountFeed(posts, { 'page-size': Math.max(1, posts.length), ...(messages !== undefined && { messages }) }, '', {
    place: (place) => (place.lang = lang),
  });

const clapsOf = (feed: WsFeed): (string | null)[] => partsOf(feed, 'claps').map(({ ariaLabel }) => ariaLabel);

describe('messages', () => {
  it('are displayed as text in place of ours, and leave the others, whichever the language', async () => {
    const feed = await mountSaying('{"link":"<img src=x onerror=window.__hacked=1>","posts":"Our posts"}', POSTS, 'de');
    expect(wordsOf(feed, 'link')).toEqual(['<img src=x onerror=window.__hacked=1>']);
    expect((await buttonOf(feed, 'more')).textContent).toBe('Mehr laden');
    expect(partOf(feed, 'feed').ariaLabel).toBe('Our posts');
  });

  it('may say claps in forms of their own', async () => {
    const claps = '{"claps":{"one":"One cheer","other":"{count} cheers"}}';
    expect(clapsOf(await mountSaying(claps))).toEqual(['One cheer', '1,234 cheers']);
  });

  it('are displayed by an empty feed and by one that fails', async () => {
    const empty = await mountSaying('{"empty":"Come back soon."}', []);
    await until(() => partsOf(empty, 'status').length > 0, 'no message');
    expect(partOf(empty, 'status').textContent).toBe('Come back soon.');
    recordConsole('error');
    skipWaits();
    answerFetch(() => 500);
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
    await soon(() => button()?.textContent).toBe('Go on');
  });

  it('make no card again as long as they are the same', async () => {
    const feed = await mountSaying('{"link":"Read it"}');
    const renderCard = vi.fn(({ text }: Post) => text);
    await change(feed, { renderCard });
    const cards = partsOf(feed, 'card');
    for (const changes of [{ theme: 'dark' }, { messages: { link: 'Read it' } }]) {
      await change(feed, changes);
      expect([partsOf(feed, 'card'), renderCard.mock.calls.length], JSON.stringify(changes)).toEqual([cards, 2]);
    }
  });
});
