import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../demo/snippets/forms.ts';
import type { Setting } from '../../../demo/setting/setting.ts';
import { FEED, writeForm } from './handouts.ts';
import { READERS } from './read-back.ts';

const write = (id: string, setting: Partial<Setting> = {}) => writeForm(id, { ...FEED, ...setting });
const readBack = async (id: string, html: string) =>
  (await READERS[id]?.(write(id, { slots: { '': html } }), 'ws-feed')) ?? [];

describe.each(FORMS.filter(({ id }) => Object.hasOwn(READERS, id)).map(({ id }) => id))('%s', (id) => {
  it.each([
    ['script', '<p>a</p><script>alert(1)</script>'],
    ['handler', '<p onclick="alert(1)">a</p>'],
    ['frame', '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['style sheet', '<p>a</p><style>* { display: none }</style><link rel="stylesheet" href="//x.example">'],
    ['directive', '<p v-html="x" :a="b" @click="c" (click)="d" [e]="f" *ngif="g" #h bind:i="j" ref="k">a</p>'],
  ])('hands out no %s of a slot', async (_, html) => {
    for (const { children } of await readBack(id, html))
      expect(children).toEqual([{ tag: 'p', attributes: [], children: ['a'] }]);
  });

  it('never hands out a key', () => {
    const attributes = { 'feed-id': 'a', 'api-key': 'secret', 'x-api-key': 'secret' };
    expect(JSON.stringify(write(id, { attributes }))).not.toContain('secret');
  });
});
