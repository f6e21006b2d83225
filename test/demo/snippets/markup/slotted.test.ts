import { describe, expect, it } from 'vitest';
import { printElement } from '../../../../demo/snippets/markup/print-markup.ts';
import { slotted } from '../../../../demo/snippets/markup/slotted.ts';
import { ALL_STORIES } from '../../../../demo/setting/stories/stories.ts';
import { parseHtml } from '../parse-html.ts';
import printedFor from './slotted.json' with { type: 'json' };

const print = (slot: string, html: string): string =>
  slotted(slot, parseHtml(html))
    .map((node) => (typeof node === 'string' ? node : printElement(node)))
    .join('')
    .replaceAll(/\n */g, '');

describe('what is written for a slot', () => {
  it.each(printedFor)('goes into %s: %s', (slot = '', html = '', printed) => {
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
