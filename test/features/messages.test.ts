import { describe, expect, it } from 'vitest';
import { item, type Item, newFeedId } from '../page/items.ts';
import { mount, mountFeed, type WsFeed } from '../page/mount.ts';
import { buttonOf, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, skipWaits } from '../page/requests.ts';
import { until, untilState } from '../page/wait.ts';

const POSTS: Item[] = [item(1, { postUrl: 'https://example.com/', claps: 1 }), item(2, { claps: 1234 })];

const mountSaying = (messages?: string, posts: readonly Item[] = POSTS, lang = 'en'): Promise<WsFeed> =>
  mountFeed(posts, { 'page-size': Math.max(1, posts.length), ...(messages !== undefined && { messages }) }, '', {
    place: (place) => (place.lang = lang),
  });

describe('messages', () => {
  it('are displayed as text in place of ours, and leave the others, whichever the language', async () => {
    const feed = await mountSaying('{"link":"<img src=x onerror=window.__hacked=1>","posts":"Our posts"}', POSTS, 'de');
    expect(wordsOf(feed, 'link')).toEqual(['<img src=x onerror=window.__hacked=1>']);
    expect((await buttonOf(feed, 'more')).textContent).toBe('Mehr laden');
    expect(partOf(feed, 'feed').ariaLabel).toBe('Our posts');
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
});
