import { describe, expect, it } from 'vitest';
import { printElement } from '../../../../demo/snippets/markup/print-markup.ts';
import { slotted } from '../../../../demo/snippets/markup/slotted.ts';
import { ALL_STORIES } from '../../../../demo/setting/stories/stories.ts';
import { parseHtml } from '../parse-html.ts';

const print = (slot: string, html: string): string =>
  slotted(slot, parseHtml(html))
    .map((node) => (typeof node === 'string' ? node : printElement(node)))
    .join('')
    .replaceAll(/\n */g, '');

describe('what is written for a slot', () => {
  it.each([
    ['header', 'Our news', '<span slot="header">Our news</span>'],
    ['header', '<h2>Our news</h2>', '<h2 slot="header">Our news</h2>'],
    ['header', '<h2>Our news</h2><p>Daily</p>', '<h2 slot="header">Our news</h2><p slot="header">Daily</p>'],
    ['empty', '<b>Nothing</b>', '<b slot="empty">Nothing</b>'],
    ['footer', 'Read <b>all</b> of it', '<div slot="footer">Read <b>all</b> of it</div>'],
    ['footer', '<a>A</a> <a>B</a>', '<div slot="footer"><a>A</a> <a>B</a></div>'],
    ['card', '<h3 data-ws-text="title"></h3>', '<template slot="card"><h3 data-ws-text="title"></h3></template>'],
    ['card', '<template><b></b></template>', '<template slot="card"><b></b></template>'],
    ['', '<a href="/news">News</a>', '<a href="/news">News</a>'],
    ['header', '', ''],
    ['header', ' \n ', ' '],
  ])('goes into %s: %s', (slot, html, printed) => {
    expect(print(slot, html)).toBe(printed);
  });

  it('stays as it is where it says its slot already', () => {
    for (const { setting } of ALL_STORIES) {
      for (const [slot, html] of Object.entries(setting.slots)) {
        expect(slotted(slot, parseHtml(html))).toEqual(parseHtml(html));
      }
    }
    expect(print('header', '<p slot="header">A</p><b slot="header">B</b>')).toBe(
      '<p slot="header">A</p><b slot="header">B</b>',
    );
  });
});
