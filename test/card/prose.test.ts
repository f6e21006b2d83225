import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { rectOf, wordsRectOf } from '../page/measure.ts';
import { mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';

/** On which side of its block the text of an element is. */
function sidesOf(element: Element): string {
  const [words, block] = [wordsRectOf(element), element.getBoundingClientRect()];
  return words.left - block.left < block.right - words.right ? 'left' : 'right';
}

const ARABIC = 'مرحبا بكم!';
const BLOCKS = ['p', 'h3', 'blockquote', 'div', 'ul li', 'ol li', 'dl dd', 'table td'];

it.each(BLOCKS)('a block of prose is written in its own direction: <%s>', async (path) => {
  const names = path.split(' ');
  const [open, close] = [names.map((name) => `<${name}>`), names.map((name) => `</${name}>`).toReversed()];
  const block = (words: string): string => `${open.join('')}${words}${close.join('')}`;
  const feed = await mountItems([item(1, { postText: `<p>Welcome to all!</p>${block(ARABIC)}${block('Come!')}` })]);
  const blocks = [...partOf(feed, 'text').querySelectorAll(names.at(-1) ?? '')].slice(path === 'p' ? 1 : 0);
  const cell = path === 'table td'; // as wide as its words
  expect(blocks.map((one) => (cell ? getComputedStyle(one).unicodeBidi : sidesOf(one)))).toEqual(
    cell ? ['plaintext', 'plaintext'] : ['right', 'left'],
  );
});

it('the caption of a table is in view, however wide that is', async () => {
  const postText = `<table><caption>Hours</caption><tr>${'<td>Monday'.repeat(99)}</table>`;
  const text = partOf(await mountItems([item(1, { postText })]), 'text');
  expect(wordsRectOf(text.querySelector('caption') ?? text).right).toBeLessThan(rectOf(text).right);
});

it('a heading of prose is below the title of its post, and as high as one would be where there is none', async () => {
  const postText = '<h1>Programme</h1><p>Doors</p><h2>Part one</h2>';
  const feed = await mountItems([item(1, { header: 'Concert', postText }), item(2, { header: '', postText })]);
  expect(partOf(feed, 'title').ariaLevel).toBe('2');
  const headings = partsOf(feed, 'text').map((text) => [...text.children].map(({ localName }) => localName));
  expect(headings).toEqual(['h3 p h4'.split(' '), 'h2 p h3'.split(' ')]);
});

it.each(['<p>&nbsp;</p>', '<p>\u200b</p><br>', '<div><img src="x"></div>'])(
  'a text of nothing to see leaves nothing behind: %j',
  async (postText) => {
    expect(partsOf(await mountItems([item(1, { header: 'Concert', postText })]), 'text')).toEqual([]);
  },
);
