import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../demo/snippets/forms.ts';
import type { CodeBlock } from '../../../demo/snippets/handout/handout.ts';
import { tidy } from '../../../demo/snippets/markup/markup.ts';
import { escapeAttribute, escapeText } from '../../../demo/snippets/markup/print-markup.ts';
import { DEFAULT_SETTING, readSetting, type Setting, writeSetting } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';
import { fc, holds } from '../../support/property.ts';
import { handoutOf, writeForm } from './handouts.ts';
import hostileWords from './hostile-words.json' with { type: 'json' };
import { parseHtml } from './parse-html.ts';
import { attributesOfBlock, attributesOfShortcode, findAll, fromEleventy, READERS, withoutBase } from './read-back.ts';

/** Compiling a component takes a few milliseconds, too long for a thousand runs of each form. */
const RUNS = 150;

const TEMPLATES = ['{{ readFile "/etc/passwd" }}', '{{/* comment */}}', '{{<', '>}}', '{%', '%}', '${process.env}'];
const SHORTCODES = ['[gallery]', '[[embed]]', 'HTML;', '<?php', 'url('];
const ENDS = ['*/', '-->', '<!-- /wp:html -->', '</script>', '</style>'];

/** The quotes, brackets and delimiters of each language, and the characters that they consist of. */
const PIECES = [
  ...hostileWords.filter(Boolean), // syntax in a language of the snippets, which must come out unchanged
  ...'\'"`<>[](){}$@#%/\\:;=&-!*?~|^,. \n\r\t'.split(''),
  ...[TEMPLATES, SHORTCODES, ENDS, 'a', 'é'].flat(),
];

const words = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));

/** A URL that the element accepts, with any path. */
const address = words.map((path) => `https://api.example/${path.replace(/[?#]/g, '')}`);

/** A setting with such words wherever an owner, or a link that they were sent, can put text. */
const setting: fc.Arbitrary<Setting> = fc
  .record({ baseUrl: address, heading: words, text: words, value: words, url: words, css: words, post: words })
  .map(({ baseUrl, heading, text, value, url, css, post }) => ({
    ...DEFAULT_SETTING,
    tag: 'ws-feed',
    baseUrl,
    attributes: { 'feed-id': value, heading, messages: JSON.stringify({ more: heading }) },
    properties: { '--ws-accent': css, '--ws-font': `1em "${css.replace(/["\\\n\r]/g, '')}"` },
    parts: { title: css, card: `background: url("${css.replace(/["\\\n\r]/g, '')}")`, text: `grid: [${css}] 1fr` },
    slots: {
      '': `<p title="${escapeAttribute(value)}">${escapeText(text)}</p><a href="${escapeAttribute(url)}">a</a>`,
      empty: `<b slot="empty">${escapeText(text)}</b>`,
      card: `<template slot="card"><h3 data-ws-text="title">${escapeText(text)}</h3></template>`,
    },
    preset: css,
    stage: { ...DEFAULT_SETTING.stage, post: `${post.replaceAll('/', '')}/1` },
  }));

/** The elements in the code that a form writes for a setting. */
const readBack = async (id: string, setting: Setting) => (await READERS[id]?.(writeForm(id, setting), 'ws-feed')) ?? [];

const PLAIN: Setting = { ...DEFAULT_SETTING, tag: 'ws-feed', attributes: { 'feed-id': 'a' } };

/** The tags at the top level of a page, in their order, with the names of their attributes. */
const shapeOf = (html: string): string[] =>
  parseHtml(html).flatMap((node) =>
    typeof node === 'string' ? [node.trim()].filter(Boolean) : [`${node.tag} ${node.attributes.map(([name]) => name)}`],
  );

const codeOf = (blocks: readonly CodeBlock[], fits: (block: CodeBlock) => boolean): string =>
  blocks.find(fits)?.code ?? '';

/** Expects that no words are read as code by the language of each form. */
const LIVE: Readonly<Record<string, (blocks: readonly CodeBlock[]) => void>> = {
  html: ([page]) => expectPage(page?.code),
  classic: ([page]) => expectPage(page?.code),
  hugo: (blocks) => {
    const shortcode = codeOf(blocks, ({ name }) => name.includes('layouts/shortcodes/'));
    expect(shortcode).not.toMatch(/\{\{|\}\}/);
    expectPage(shortcode);
    for (const { code } of blocks.filter(({ language }) => language === 'text'))
      expect(code.replace(/^\{\{< [^{}<>]* >\}\}$/, '')).not.toMatch(/\{\{[<%]/);
  },
  frame: (blocks) => {
    for (const { code } of blocks.filter(({ language }) => language === 'html'))
      for (const tag of shapeOf(code)) expect(tag).toMatch(/^(iframe src,title,height,style|script src,async)$/);
  },
  data: ([page]) => {
    for (const tag of shapeOf(page?.code ?? '')) expect(tag).toMatch(/^(link|style|script) |^div data-ws-element/);
  },
  wordpress(blocks) {
    const block = codeOf(blocks, ({ code }) => code.startsWith('<!-- wp:html -->'));
    expect(block).not.toMatch(/\[[[/\w]/);
    const [open = '', ...lines] = block.split('\n');
    expect([open, lines.pop()]).toEqual(['<!-- wp:html -->', '<!-- /wp:html -->']);
    expectPage(lines.join('\n'));
    const [plugin, shortcode] = blocks;
    expect(plugin?.code.slice('<!--'.length, -'-->'.length)).not.toMatch(/--|[<>&]/);
    expect(attributesOfBlock(plugin?.code ?? '')).toEqual(attributesOfShortcode(shortcode?.code ?? ''));
    expect(shortcode?.code.slice(1, -1)).not.toMatch(/[[\]\\<>\n]/);
    expect(codeOf(blocks, ({ language }) => language === 'css')).not.toContain('<');
  },
  vue: (blocks) => {
    const file = codeOf(blocks, ({ name }) => name.endsWith('.vue'));
    expect(file.slice(file.indexOf('<template>'))).not.toMatch(/\{\{/);
  },
  svelte: (blocks) => {
    const file = codeOf(blocks, ({ name }) => name.endsWith('.svelte'));
    expect(file.slice(file.indexOf('</script>'))).not.toMatch(/[{}]/);
  },
  angular: (blocks) => expect(codeOf(blocks, ({ language }) => language === 'html')).not.toMatch(/[{}@]/),
  css: (blocks) => expect(blocks.map(({ code }) => code).join('\n')).not.toMatch(/<\/|\{\{|\}\}/),
};

function expectPage(html = ''): void {
  const shape = shapeOf(html);
  expect(shape.filter((tag) => !/^(link|style|script|ws-feed) /.test(tag))).toEqual([]);
  expect(shape.filter((tag) => tag.startsWith('ws-feed'))).toHaveLength(1);
  expect(findAll(parseHtml(html), 'script')).toHaveLength(1);
  expect(findAll(parseHtml(html), 'style').length).toBeLessThanOrEqual(1);
}

describe.each(FORMS.map(({ id }) => id))('%s', (id) => {
  it('says what was written, and no word of it is the language’s own', async () => {
    await holds(
      fc.asyncProperty(setting, async (one) => {
        LIVE[id]?.(writeForm(id, one));
        const { element } = handoutOf(one);
        for (const said of await readBack(id, one)) {
          // Both have the line breaks of a browser, which turns every kind into one.
          expect(withoutBase(said.attributes)).toEqual(withoutBase(element.attributes));
          expect(said.children).toEqual(tidy(element.children, element));
        }
      }),
      RUNS,
    );
  });

  it('asks for the post of a card by a string that ends where it should', async () => {
    await holds(
      fc.asyncProperty(setting, async (one) => {
        const blocks = writeForm(id, { ...one, tag: 'ws-post-card', attributes: {}, slots: {} });
        const script = codeOf(blocks, ({ language }) => language === 'js');
        const code = id === 'eleventy' ? await fromEleventy(script) : blocks.map((block) => block.code).join('\n');
        for (const [, written = ''] of code.matchAll(/fetch\((.*)\);$/gm)) {
          // oxlint-disable-next-line no-implied-eval
          const url: unknown = new Function(`return ${written}`)();
          expect(String(url)).toMatch(/^https:\/\/api\.example\/.*\?\$offset=0&\$limit=30$/);
          expect(written).not.toMatch(/[<{}]|\[\w/);
        }
      }),
      RUNS,
    );
  });

  const SCHEMES = ['x:{{ readFile "/etc/passwd" }}', 'javascript:alert(1)//{{ readFile }}', 'data:text/html,readFile'];

  it.each([...SCHEMES, '{{ readFile }}', '[readFile]', "'readFile'"])('hands out no %s; it is refused', (baseUrl) => {
    const setting = readSetting(writeSetting({ ...PLAIN, baseUrl }), manifest);
    expect(JSON.stringify(writeForm(id, setting))).not.toMatch(/readFile|alert/i);
  });
});
