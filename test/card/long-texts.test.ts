import { expect, it } from 'vitest';
import { LINKS_MAX } from '../../src/model/post-bounds.ts';
import { item } from '../page/items.ts';
import { mountFeed, mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';

it('of a post of thousands of links, the first hundred are links', async () => {
  const feed = await mountItems([item(1, { postText: 'http://a.b '.repeat(5000) })], { loading: 'eager' });
  expect(partsOf(feed, 'text')[0]?.children).toHaveLength(LINKS_MAX);
});

const WORD = 'ߊ'.repeat(2000);

it.each([
  ['plain text', WORD, {}, ''],
  ['text that is told to be plain', WORD, { 'text-format': 'plain' }, ''],
  ['a link', `https://example.com/${WORD}`, {}, ''],
  ['prose', `<p>${WORD}</p>`, {}, ''],
  ['a character reference', `&amp;${WORD}`, {}, ''],
  ['an owner’s card', WORD, {}, '<template slot="card"><p part="text" data-ws-text="text"></p></template>'],
  ['a text of 199 characters', WORD.slice(-199), {}, '', 0],
])('a word is displayed in pieces from 200 characters on: in %s', async (_, postText, more, content, wbrs = 19) => {
  const feed = await mountFeed([item(1, { postText })], { loading: 'eager', ...more }, content);
  const text = partOf(feed, 'text');
  expect(text.querySelectorAll('wbr')).toHaveLength(wbrs);
  expect(text.textContent).toBe(postText.replace(/<.*?>/g, '').replace('&amp;', '&'));
  expect(feed.posts[0]?.text).toBe(postText);
});
