import { describe, expect, test } from 'vitest';
import { findRequestedOrigins, originsOf } from '../../../demo/place/requested-origins.ts';
import { ALL_STORIES } from '../../../demo/setting/stories/stories.ts';
import { DEFAULT_SETTING, readSetting, type Setting } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';
import { parseHtml } from '../snippets/parse-html.ts';

const PAGE = 'https://studio.example/folder/';
const EVIL = 'https://evil.example';

const OWN = ['https://studio.example', 'http://127.0.0.1:4801'];

const ask = (setting: Partial<Setting>) =>
  findRequestedOrigins({ ...DEFAULT_SETTING, tag: 'ws-feed', ...setting }, parseHtml, PAGE, OWN);

const asked = (search: Readonly<Record<string, string>>): string[] =>
  originsOf(ask(readSetting(`?${new URLSearchParams({ 'stage.element': 'ws-feed', ...search })}`, manifest)));

describe('a link would send requests', () => {
  test.each([
    'https://evil.example/x',
    'evil.example',
    '//evil.example',
    ' https://evil.example',
    'https://studio.example@evil.example',
    'https://evil.example:443/',
    'https://u:p@evil.example',
  ])('to the service that it names: %s', (baseUrl) => {
    expect(asked({ 'base-url': baseUrl })).toEqual([EVIL]);
  });

  test.each([
    'background:url(https://evil.example/x.png)',
    'background:url( https://evil.example/x.png )',
    'background:url("https://evil.example/x.png")',
    "background:URL('https://evil.example/x.png')",
    'background:url(//evil.example/x.png)',
    'background:url("//evil.example/x.png',
    'background:url(https://evil.example/x.png',
    'background:url("\t//evil.example/x.png")',
    'background:url("/\t/evil.example/x.png")',
    'background:url("ht\ttps://evil.example/x.png")',
    `background:url('https://studio.example"@evil.example/x.png')`,
    'background-image:image-set("https://evil.example/x.png" 1x)',
    'background-image:-webkit-image-set(url(https://evil.example/x.png) 1x)',
    'list-style:square src("https://evil.example/x.png")',
    'mask:url(https://evil.example/x.svg#a)',
    'cursor:url(https://evil.example/x.cur),auto',
    'border-image:url(https://evil.example/x.png) 30',
    "content:'a\n' ;background:url('https://evil.example/')",
    'color:red;@import "https://evil.example/x.css"',
    'filter:url(https://evil.example/x.svg#a)',
    'background:cross-fade(url(https://evil.example/x.png), red)',
  ])('to the images of a part: %j', (css) => {
    expect(asked({ 'part.card': css })).toEqual([EVIL]);
  });

  test('to the images of a custom property, wherever it is used', () => {
    expect(asked({ '--ws-surface': 'url(https://evil.example/x.png)' })).toEqual([EVIL]);
    const inPart = { 'part.card': 'background:image-set(var(--ws-text) 1x)' };
    expect(asked({ '--ws-text': '"https://evil.example/x.png"', ...inPart })).toEqual([EVIL]);
  });

  test.each([
    '<img src="https://evil.example/x.png">',
    '<img src="//evil.example/x.png">',
    '<img srcset="a.png 1x, https://evil.example/x.png 2x">',
    '<picture><source srcset="https://evil.example/x.png"></picture>',
    '<video src="https://evil.example/x.mp4"></video>',
    '<video poster="https://evil.example/x.png"></video>',
    '<audio><source src="https://evil.example/x.mp3"></audio>',
    '<video><track src="https://evil.example/x.vtt"></video>',
    '<table background="https://evil.example/x.png"></table>',
    '<svg><image href="https://evil.example/x.png"></image></svg>',
    '<svg><use xlink:href="https://evil.example/x.svg#a"></use></svg>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<object data="https://evil.example/x"></object>',
    '<p style="background:url(https://evil.example/x.png)"></p>',
    '<template slot="card"><img src="https://evil.example/x.png"></template>',
  ])('to the images of a slot: %s', (html) => {
    expect(asked({ 'slot.header': html })).toEqual([EVIL]);
  });

  test('to the images of posts, and of whatever a card takes for one', () => {
    const posts = [{ title: 'A', image: 'https://evil.example/x.png', url: 'https://link.example/' }];
    expect(ask({ posts }).images).toEqual([EVIL]);
    const slots = { card: '<template slot="card"></template>' };
    expect(ask({ posts, slots }).images).toContain('https://link.example');
    const mapped = { posts: [{ title: 'A', deep: { b: 'https://evil.example/x.png' } }] };
    expect(ask(mapped).images).toEqual([]);
    expect(ask({ ...mapped, attributes: { 'field-map': '{"media":"deep.b"}' } }).images).toEqual([EVIL]);
  });
});

describe('a link asks nobody', () => {
  test.each([
    { 'slot.': '<a href="https://example.org/news">Read our news</a>' },
    { 'all-href': 'https://example.org/news', heading: 'https://example.org' },
    { '--ws-font': "1em 'Iowan Old Style', serif", '--ws-accent': '#b3261e' },
    { 'part.card': 'background:url(data:image/png;base64,AA==)' },
    { 'part.card': 'background:url(/own.png)' },
    { 'base-url': 'https://studio.example/api' },
    { 'base-url': 'http://127.0.0.1:4801' },
    { 'base-url': 'javascript:alert(1)' },
    { 'base-url': 'HTTPS:evil.example' }, // without slashes, relative to a page of the same scheme
  ])('that is none of it: %j', (search) => {
    expect(asked(search as unknown as Record<string, string>)).toEqual([]);
  });

  test('where it is one of our own', () => {
    for (const { setting } of ALL_STORIES) expect(originsOf(ask(setting))).toEqual([]);
  });
});
