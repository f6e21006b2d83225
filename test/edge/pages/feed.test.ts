import { expect, test } from 'vitest';
import { makeItems, renderAtom, renderJsonFeed } from '../../../src/edge/pages/feed.ts';
import { normalisePost } from '../../../src/model/normalise-post.ts';
import { readXml } from './read-xml.ts';

const RAISED = 'Thank you all: with the fair, the quiz and the raffle we have raised £26,000';

test.each([
  [`${RAISED}. What a year.`, `${RAISED}…`],
  [`${RAISED}, after costs`, `${RAISED}…`],
  ['One glove.', 'One glove.'],
  ['Tom &amp; Co', 'Tom & Co'],
  [`One glove\n\n${'x\n'.repeat(500)}`, 'One glove', 'x</p><p>…</p>'],
])('a feed’s item has a title cut at a word, and says what of it was cut: %j', async (text, title, end = '') => {
  const posts = [normalisePost({ text })].flatMap((post) => post ?? []);
  const [item] = await makeItems(posts, 'example.com', 'auto');
  expect(item).toMatchObject({ title, html: expect.stringContaining(end) });
});

const FEED = { lang: undefined, url: 'https://a.example/posts.atom', pageUrl: 'https://a.example/frame' };
const ITEM = { id: 'tag:a.example,2026:1', url: '', html: '', author: '', imageUrl: '', publishedAt: undefined };

/** Text that would end a CDATA section or become markup, and characters that XML does not allow. */
const HOSTILE =
  ']]> ]]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script> &amp;lt; \u0000\u0008\u001f\ud800\ufffe\uffff';

test('an Atom feed is well-formed, and says in text what is text', () => {
  const items = [{ ...ITEM, title: HOSTILE, html: HOSTILE, author: HOSTILE }];
  const elements = readXml(renderAtom({ ...FEED, title: HOSTILE, items }));
  expect(elements.map(({ name }) => name)).not.toContain('script');
  const texts = ['feed title', 'feed author name', 'entry title', 'entry author name', 'entry content'].map(
    (end) => elements.find(({ path }) => path.endsWith(end))?.text,
  );
  expect(texts).toEqual(Array(5).fill(`${HOSTILE.split('\u0000')[0]}\ufffd`));
});

test('an item of a JSON feed has contents, though they are empty', () => {
  expect(renderJsonFeed({ ...FEED, title: 'a', items: [{ ...ITEM, title: 'b' }] })).toContain('"content_html":""');
});
