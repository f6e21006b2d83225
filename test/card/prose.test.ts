import { describe, expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';

/** On which sides of their block the words of an element are. */
function sidesOf(element: Element): string {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  const block = element.getBoundingClientRect();
  return words.left - block.left < block.right - words.right ? 'left' : 'right';
}

const ARABIC = 'مرحبا بكم!';

describe('a block of prose', () => {
  it.each(['p', 'h3', 'blockquote', 'div', 'ul li', 'ol li', 'dl dd', 'table td'])(
    'is written in its own direction: <%s>',
    async (path) => {
      const names = path.split(' ');
      const [open, close] = [names.map((name) => `<${name}>`), names.map((name) => `</${name}>`).toReversed()];
      const block = (words: string): string => `${open.join('')}${words}${close.join('')}`;
      const feed = await mountItems([item(1, { postText: `<p>Welcome to all!</p>${block(ARABIC)}${block('Come!')}` })]);
      const blocks = [...partOf(feed, 'text').querySelectorAll(names.at(-1) ?? '')].slice(path === 'p' ? 1 : 0);
      const cell = path === 'table td'; // as wide as its words
      expect(blocks.map((one) => (cell ? getComputedStyle(one).unicodeBidi : sidesOf(one)))).toEqual(
        cell ? ['plaintext', 'plaintext'] : ['right', 'left'],
      );
    },
  );

  it('is written in the direction that its author wrote', async () => {
    const text = '<p>Welcome!</p><p dir="rtl">Open day</p><div dir="ltr"><p>שלום</p></div>';
    const feed = await mountItems([item(1, { postText: text })]);
    const [, rtl, ltr] = partOf(feed, 'text').querySelectorAll('p');
    expect([rtl, ltr].map((one) => one && sidesOf(one))).toEqual(['right', 'left']);
  });
});

describe('a heading of prose', () => {
  const TEXT = '<h1>Programme</h1><p>Doors</p><h2>Part one</h2>';

  it('is below the title of its post', async () => {
    const feed = await mountItems([item(1, { header: 'Concert', postText: TEXT })], { 'heading-level': '3' });
    expect(partOf(feed, 'title').ariaLevel).toBe('3');
    expect(partOf(feed, 'text').innerHTML).toMatch(/^<!--.*--><h4>Programme<\/h4><p>Doors<\/p><h5>Part one<\/h5>/);
  });

  it('is as high as a title would be, where there is none', async () => {
    const feed = await mountItems([item(1, { header: '', postText: TEXT })], { 'heading-level': '2' });
    expect(partOf(feed, 'text').querySelectorAll('h2, h3')).toHaveLength(2);
  });
});

it.each(['<p>&nbsp;</p>', '<p>\u200b</p><br>', '<div><img src="x"></div>'])(
  'a text of nothing to see leaves nothing behind: %j',
  async (postText) => {
    const feed = await mountItems([item(1, { header: 'Concert', postText })]);
    expect(partsOf(feed, 'text')).toEqual([]);
  },
);
