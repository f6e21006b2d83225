import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../demo/snippets/forms.ts';
import type { CodeBlock } from '../../../demo/snippets/handout/handout.ts';
import type { Setting } from '../../../demo/setting/setting.ts';
import { FEED, writeForm } from './handouts.ts';
import { READERS } from './read-back.ts';

/** Those that say a whole element. */
const MARKUP_FORMS = FORMS.filter(({ id }) => Object.hasOwn(READERS, id));

const allOf = (blocks: readonly CodeBlock[]): string => blocks.map(({ code }) => code).join('\n');

const write = (id: string, setting: Partial<Setting> = {}) => writeForm(id, { ...FEED, ...setting });
const readBack = async (id: string, html: string) =>
  (await READERS[id]?.(write(id, { slots: { '': html } }), 'ws-feed')) ?? [];

describe.each(MARKUP_FORMS.map(({ id }) => id))('%s', (id) => {
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

  it('has no empty line within the element, which Markdown would stumble over', () => {
    const code = allOf(write(id, { slots: { '': '<pre>a\n\n\nb</pre>\n\n\n<p>c</p>' } }));
    expect(/<ws-feed[^]*<\/ws-feed>/.exec(code)?.[0]).not.toMatch(/\n\s*\n/);
  });

  it('says what is true by being there by its name alone, which sets a property that is true', () => {
    const code = allOf(write(id, { attributes: { 'feed-id': 'a', search: '' } }));
    expect(code).toMatch(/<ws-feed[^>]* feed-id="a" search>/);
  });

  it('never hands out a key', () => {
    const attributes = { 'feed-id': 'a', 'api-key': 'secret', 'x-api-key': 'secret' };
    expect(JSON.stringify(write(id, { attributes }))).not.toContain('secret');
  });
});

it('the WordPress plugin comes first, with its look and no key, and a single post is for a block of HTML', () => {
  const names = (setting: Partial<Setting>) => write('wordpress', setting).map(({ code }) => code.split('\n')[0]);
  expect(names({ preset: 'paper', properties: { '--ws-gap': '1px' } })).toEqual([
    '<!-- wp:ws-widgets/feed {"feedId":"bakery"} /-->',
    '[ws_feed feed-id="bakery"]',
    'https://api.example',
    '@import url("https://cdn.example/ws-widgets@1.2.3/themes/paper.css");',
    '<!-- wp:html -->',
  ]);
  expect(names({ tag: 'ws-post-card', attributes: {} })).toEqual(['<!-- wp:html -->']);
});
