import { describe, expect, test } from 'vitest';
import { findRequestedOrigins, originsOf, withhold } from '../../../demo/place/requested-origins.ts';
import { ALL_STORIES, findStory } from '../../../demo/setting/stories/stories.ts';
import { DEFAULT_SETTING, readSetting, type Setting } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';
import { parseHtml } from '../snippets/parse-html.ts';
import leading from './leading.json' with { type: 'json' };

const PAGE = 'https://studio.example/folder/';
const EVIL = 'https://evil.example';

const OWN = ['https://studio.example', 'http://127.0.0.1:4801'];

const ask = (setting: Partial<Setting>) =>
  findRequestedOrigins({ ...DEFAULT_SETTING, tag: 'ws-feed', ...setting }, parseHtml, PAGE, OWN);

const asked = (search: Readonly<Record<string, string>>): string[] =>
  originsOf(ask(readSetting(`?${new URLSearchParams({ 'stage.element': 'ws-feed', ...search })}`, manifest)));

describe('a link would send requests', () => {
  test.each(leading.services)('to the service that it names: %s', (baseUrl) => {
    expect(asked({ 'base-url': baseUrl })).toEqual([EVIL]);
  });

  test.each(leading.styles)('to the images of a part: %j', (css) => {
    expect(asked({ 'part.card': css })).toEqual([EVIL]);
  });

  test('to the images of a custom property, wherever it is used', () => {
    expect(asked({ '--ws-surface': 'url(https://evil.example/x.png)' })).toEqual([EVIL]);
    const inPart = { 'part.card': 'background:image-set(var(--ws-text) 1x)' };
    expect(asked({ '--ws-text': '"https://evil.example/x.png"', ...inPart })).toEqual([EVIL]);
  });

  test.each(leading.slots)('to the images of a slot: %s', (html) => {
    expect(asked({ 'slot.header': html })).toEqual([EVIL]);
  });

  test('to the images of posts, and of whatever a card takes for one', () => {
    const posts = [{ title: 'A', image: 'https://evil.example/x.png', url: 'https://link.example/' }];
    expect(ask({ posts }).images).toEqual([EVIL]);
    const slots = { card: '<template slot="card"></template>' };
    expect(ask({ posts, slots }).images).toContain('https://link.example');
    const elsewhere = { header: '<template slot="card"><img data-ws-src="raw.extra"></template>' };
    expect(ask({ posts: [{ title: 'A', extra: 'https://evil.example/x.png' }], slots: elsewhere }).images).toEqual([
      EVIL,
    ]);
    const mapped = { posts: [{ title: 'A', deep: { b: 'https://evil.example/x.png' } }] };
    expect(ask(mapped).images).toEqual([]);
    expect(ask({ ...mapped, attributes: { 'field-map': '{"media":"deep.b"}' } }).images).toEqual([EVIL]);
  });
});

describe('a link asks nobody', () => {
  test.each([
    ...leading.nowhere,
    { 'base-url': 'HTTPS:evil.example' }, // without slashes, relative to a page of the same scheme
  ])('that is none of it: %j', (search) => expect(asked(search as unknown as Record<string, string>)).toEqual([]));

  test('where it is one of our own', () => {
    for (const { setting } of ALL_STORIES) expect(originsOf(ask(setting))).toEqual([]);
  });
});

test('what would be requested elsewhere is left out, and the look stays', () => {
  const story = findStory('grid');
  if (!story) throw new Error('There is no such story.');
  const setting: Setting = {
    ...story.setting,
    baseUrl: 'https://evil.example',
    attributes: { 'feed-id': 'theirs', layout: 'masonry', lines: '3' },
    properties: { '--ws-accent': 'red', '--ws-surface': 'url(https://evil.example/x.png)' },
    parts: { title: 'color: red', card: 'background: url(//evil.example/x.png)' },
    slots: { header: '<p>Hello</p>', footer: '<img src="https://evil.example/x.png">' },
    posts: [{ title: 'A', image: 'https://evil.example/x.png' }],
    preset: 'paper',
  };
  expect(withhold(setting, story, parseHtml, PAGE)).toEqual({
    ...story.setting,
    attributes: { 'feed-id': 'club', layout: 'masonry', lines: '3' },
    properties: { '--ws-accent': 'red' },
    parts: { title: 'color: red' },
    slots: { header: '<p>Hello</p>' },
    preset: 'paper',
  });
});
