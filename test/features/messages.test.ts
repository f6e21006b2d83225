import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountFeed } from '../page/mount.ts';
import { buttonOf, partOf, wordsOf } from '../page/parts.ts';

it('messages are displayed as text in place of ours, and leave the others, whichever the language', async () => {
  const messages = '{"link":"<img src=x onerror=window.__hacked=1>","posts":"Our posts"}';
  const posts = [item(1, { postUrl: 'https://example.com/' }), item(2)];
  const setting = { place: (place: HTMLElement) => (place.lang = 'de') };
  const feed = await mountFeed(posts, { 'page-size': 2, messages }, '', setting);
  expect(wordsOf(feed, 'link')).toEqual(['<img src=x onerror=window.__hacked=1>']);
  expect((await buttonOf(feed, 'more')).textContent).toBe('Mehr laden');
  expect(partOf(feed, 'feed').ariaLabel).toBe('Our posts');
});
