import { describe, expect, it } from 'vitest';
import { type Attribute, attributeOf, propertyOf } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { WsFeed } from '../../src/widgets/ws-feed.ts';
import { putIntoHead } from '../page/head.ts';
import { box, create, mountReady } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { partOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { change } from '../page/wait.ts';

/** What is written, and what is read of it. */
type Reading = readonly [written: string, used: unknown];

interface Readings {
  readonly good: readonly Reading[];
  readonly bad: readonly Reading[];
}

const readAs = (used: unknown, ...all: string[]): Reading[] => all.map((written) => [written, used]);
const DAY: Readings = { good: [['2026-01-31', '2026-01-31']], bad: readAs('', '2026-02-30', 'soon') };

/** The readings of what is none of the kinds below. */
const SPECIAL: Readonly<Record<string, Readings>> = {
  since: DAY,
  until: DAY,
  'posts-lang': {
    good: [
      ['fr', 'fr'],
      ['pt_BR', 'pt-BR'],
    ],
    bad: readAs('', 'no language', 'Any <b>words</b>'),
  },
  'field-map': {
    good: [['{"text": "content.body"}', { text: 'content.body' }]],
    bad: readAs({}, '', '{text: "content.body"}', '["text"]', 'null', '"text"', '7'),
  },
  messages: {
    good: [['{"more": "Older"}', { more: 'Older' }]],
    bad: readAs({}, '{', '7', '', "{'link': 'Read'}", 'Read', 'null', '[]', '["link"]'),
  },
};

/** Some of each kind: how any text is read, `test/attributes.property.test.ts` tries. */
function readingsOf(name: string, { fallback, isList, min, values = [] }: Attribute): Readings {
  const [first = 'abc', second = 'def'] = values;
  if (SPECIAL[name]) return SPECIAL[name];
  if (min !== undefined) return { good: [[` ${min} `, min]], bad: [['many', fallback]] };
  if (isList)
    return {
      good: [[` ${second}\n ${first}  ${second} `, `${second} ${first}`]],
      bad: values.length > 0 ? [[`${first} nonsense ${second}`, `${first} ${second}`]] : [],
    };
  if (values.length === 0) return { good: readAs('Any <b>words</b>', 'Any <b>words</b>'), bad: [] };
  // Nothing is let go by a slip: `consent` and `images` ask first, whatever else is written.
  const misread = ['consent', 'images'].includes(name) ? values.at(-1) : first;
  return { good: values.map((word) => [word, word]), bad: readAs(misread, 'nonsense', '') };
}

/** Flags, and the base URL, have tests of their own. */
const describedOf = (tag: FeedTag, isFlag: boolean): [property: string, attribute: Attribute][] =>
  Object.entries<Attribute>(ELEMENT_ATTRIBUTES[tag]).filter(([, { fallback }]) => (fallback === false) === isFlag);

const read = (element: object, property: string): unknown => Reflect.get(element, property) as unknown;

for (const tag of FEED_TAGS) {
  describe(`<${tag}>`, () => {
    for (const [property, described] of describedOf(tag, false)) {
      const { fallback } = described;
      const attribute = attributeOf(property);
      const { good, bad } = readingsOf(attribute, described);
      it.each(bad)(`reads ${attribute}=%j as %j, warns once and keeps what was written`, (written, used) => {
        const warnings = recordConsole('warn');
        const element = create(tag, { [attribute]: written });
        for (let reads = 0; reads < 2; reads++) expect(read(element, property)).toEqual(used);
        expect(element.getAttribute(attribute)).toBe(written);
        expect(warnings).toHaveLength(1);
        const told = typeof used === 'object' || typeof used === 'string' ? JSON.stringify(used) : String(used);
        for (const word of [`<${tag}>`, `"${written}" for "${attribute}"`, `using ${told}.`])
          expect(warnings[0]).toContain(word);
      });

      it(`reads a good ${attribute}, its default where there is none, and is written and removed by script`, () => {
        const warnings = recordConsole('warn');
        for (const [written, used] of good) expect(read(create(tag, { [attribute]: written }), property)).toEqual(used);
        const element = create(tag);
        const expectNothing = () =>
          expect([read(element, property), element.hasAttribute(attribute)]).toEqual([fallback, false]);
        expectNothing();
        for (const nothing of [null, undefined]) {
          for (const [, used] of good) {
            Reflect.set(element, property, used);
            expect([read(element, property), element.hasAttribute(attribute)]).toEqual([used, true]);
          }
          Reflect.set(element, property, nothing);
          expectNothing();
        }
        expect(warnings).toEqual([]);
      });
    }

    it('reads every property as a plain string, number or object that can be set again in silence', () => {
      const warnings = recordConsole('warn');
      const [from, to] = [create(tag), create(tag)];
      const attributes = describedOf(tag, false);
      for (const [property] of attributes) Reflect.set(to, property, read(from, property));
      for (const [property, { fallback }] of attributes) expect(read(to, property)).toEqual(fallback);
      expect(warnings).toEqual([]);
    });

    it('has a base-url property that null and undefined remove', () => {
      const element = create(tag, { 'base-url': serviceUrl });
      for (const nothing of [null, undefined]) {
        element.baseUrl = serviceUrl;
        expect(element.baseUrl).toBe(serviceUrl);
        Reflect.set(element, 'baseUrl', nothing);
        expect(element.getAttribute('base-url')).toBeNull();
      }
    });

    it.each([
      ...['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'blob:https://example.com/1', 'https://'].map(
        (written) => [written, ''],
      ),
      ['https://api.example/v1//', 'https://api.example/v1'],
      ['/api/', `${location.origin}/api`],
      ['api', new URL('api', document.baseURI).href],
    ])('reads a base-url of %j as %j', (written = '', used) => {
      expect(create(tag, { 'base-url': written }).baseUrl).toBe(used);
    });

    it('takes base-url from itself, else from the first script[data-base-url] that has one, else from the meta tag', () => {
      expect(create(tag).baseUrl).toBe('');
      putIntoHead('meta', { name: 'ws-base-url', content: 'https://meta.example' });
      expect(create(tag).baseUrl).toBe('https://meta.example');
      const mark = putIntoHead('script', { 'data-base-url': '', 'data-theme': 'dark' });
      expect(create(tag)).toMatchObject({ baseUrl: 'https://meta.example', theme: 'dark' });
      mark.remove();
      putIntoHead('script', { 'data-base-url': 'https://script.example' });
      putIntoHead('script', { 'data-base-url': 'https://second.example' });
      expect(create(tag).baseUrl).toBe('https://script.example');
      expect(create(tag, { 'base-url': '' }).baseUrl).toBe('https://script.example');
      expect(create(tag, { 'base-url': 'https://own.example' }).baseUrl).toBe('https://own.example');
    });

    it('takes the defaults of the page from the script tag, and its own attributes before them', () => {
      const warnings = recordConsole('warn');
      const words = { layout: 'grid', theme: 'dark', hide: 'claps link', date: 'absolute', 'text-format': 'plain' };
      const others = { lines: 3, target: '_self', loading: 'eager', timeout: 500, heading: 'News', 'heading-level': 4 };
      const defaults = { ...words, ...others };
      const data = Object.entries(defaults).map(([name, value]) => [`data-${name}`, String(value)] as const);
      putIntoHead('script', { 'data-base-url': serviceUrl, ...Object.fromEntries(data) });
      expect(create(tag)).toMatchObject(
        Object.fromEntries(Object.entries(defaults).map(([name, value]) => [propertyOf(name), value])),
      );
      expect(create(tag, { theme: 'light', heading: '' })).toMatchObject({ theme: 'light', heading: '' });
      expect(warnings).toEqual([]);
    });

    it('takes the defaults of the page from the tag of the script, too, whichever has the address, and of no other', () => {
      putIntoHead('script', { src: '/dist/ws-widgets.js?ver=6.1', 'data-theme': 'dark' });
      putIntoHead('script', { src: '/search.js', 'data-theme': 'light', 'data-search': '' });
      expect(create(tag)).toMatchObject({ theme: 'dark', baseUrl: '', search: false });
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'light', 'data-layout': 'masonry' });
      expect(create(tag)).toMatchObject({ theme: 'dark', layout: 'masonry', baseUrl: serviceUrl });
    });

    it.each(describedOf(tag, true))('has the flag %s or has it not', (flag) => {
      const element = create(tag);
      Reflect.set(element, flag, true);
      expect([read(element, flag), element.getAttribute(flag)]).toEqual([true, '']);
      Reflect.set(element, flag, false);
      expect([read(element, flag), element.getAttribute(flag)]).toEqual([false, null]);
      expect(read(create(tag, { [flag]: 'false' }), flag)).toBe(false);
    });

    it('turns off by false, in markup and by script, the flag that the script tag sets for the page', () => {
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-search': '' });
      const element = create(tag);
      expect([element.search, create(tag, { search: 'false' }).search]).toEqual([true, false]);
      for (const on of [false, true, false]) {
        element.search = on;
        expect(element.search).toBe(on);
      }
    });

    it('warns of a default of the page that does not fit', () => {
      const warnings = recordConsole('warn');
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'pink' });
      expect(create(tag).theme).toBe('auto');
      expect(warnings).toEqual([expect.stringContaining('"pink" for "theme"')]);
    });
  });
}

it('warns once of a value that does not fit, however often it is read and whatever else changes', async () => {
  const warnings = recordConsole('warn');
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3', layout: 'no-such' });
  await change(feed, { heading: 'News' });
  await change(feed, { heading: 'More news' });
  expect(warnings).toHaveLength(1);
  feed.setAttribute('layout', 'none-such');
  await feed.updateComplete;
  expect(warnings).toHaveLength(2);
});

it('keeps a theme, a layout and a heading that were set by property in sight', async () => {
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3' });
  await change(feed, { theme: 'dark', heading: 'News', headingLevel: 3 });
  const heading = partOf(feed, 'heading');
  expect(getComputedStyle(partOf(feed, 'feed')).colorScheme).toBe('dark');
  expect(heading.textContent).toBe('News');
  expect(heading.ariaLevel).toBe('3');
  await change(feed, { heading: '' });
  expect(feed.shadowRoot?.querySelector('[part=heading]')).toBeNull();
});

it('keeps what was set by property before the element is defined, a list as an array too', async () => {
  const set = { layout: 'grid', pageSize: 3, fieldMap: { text: 'a.b' }, feedId: 'made-3', baseUrl: serviceUrl };
  const feed = document.createElement('x-late');
  Object.assign(feed, set, { hide: ['avatar', 'claps'] });
  (await box()).append(feed);
  customElements.define('x-late', class extends WsFeed {});
  expect(feed).toMatchObject({ ...set, hide: 'avatar claps' });
  const written = () => ['page-size', 'base-url', 'hide'].map((name) => feed.getAttribute(name));
  expect(written()).toEqual(['3', serviceUrl, 'avatar claps']);
  Object.assign(feed, { pageSize: 4 });
  expect(written()[0]).toBe('4');
});
