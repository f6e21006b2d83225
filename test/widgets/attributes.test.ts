import { describe, expect, it, onTestFinished } from 'vitest';
import { type Attribute, attributeOf, propertyOf } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { WsFeed } from '../../src/widgets/ws-feed.ts';
import { putIntoHead } from '../page/head.ts';
import { box, create, mountReady } from '../page/mount.ts';
import { some } from '../support/deep.ts';
import { FEED_TAGS, type FeedTag } from '../support/names.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { change, until } from '../page/wait.ts';

/** Values of the attributes whose description has no list of values. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  since: '2026-01-31',
  until: '2026-01-31',
  postsLang: 'fr',
  fieldMap: { text: 'content.body' },
  messages: { more: 'Older' },
  altTexts: { one: 'A loaf' },
};

/** A value other than the default. `test/attributes.property.test.ts` tests how any text is read. */
const sampleOf = (property: string, { fallback, min, values = [] }: Attribute): unknown =>
  SAMPLES[property] ?? min ?? values.find((word) => word !== fallback) ?? 'Any <b>words</b>';

/** The flags of an element, or its other attributes without `base-url`. Flags and `base-url` have their own tests. */
const describedOf = (tag: FeedTag, isFlag: boolean): [property: string, attribute: Attribute][] =>
  Object.entries<Attribute>(ELEMENT_ATTRIBUTES[tag]).filter(([, { fallback }]) => (fallback === false) === isFlag);

const read = (element: object, property: string): unknown => Reflect.get(element, property) as unknown;

for (const tag of some(FEED_TAGS)) {
  describe(`<${tag}>`, () => {
    it('reads each attribute, its default where there is none, and is written and removed by script, in silence', () => {
      const warnings = recordConsole('warn');
      for (const [property, described] of describedOf(tag, false)) {
        const [sample, attribute] = [sampleOf(property, described), attributeOf(property)];
        const element = create(tag);
        for (const nothing of [null, undefined]) {
          expect([read(element, property), element.hasAttribute(attribute)]).toEqual([described.fallback, false]);
          Reflect.set(element, property, sample);
          const written = element.getAttribute(attribute);
          expect([read(element, property), written !== null], attribute).toEqual([sample, true]);
          expect(read(create(tag, { [attribute]: written ?? '' }), property)).toEqual(sample);
          Reflect.set(element, property, nothing);
        }
        Reflect.set(element, property, described.fallback);
        expect(read(element, property)).toEqual(described.fallback);
      }
      expect(warnings).toEqual([]);
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
      expect(create(tag, { 'base-url': ' ' }).baseUrl).toBe('https://script.example');
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
      expect(create(tag, { theme: 'light', heading: ' ' })).toMatchObject({ theme: 'light', heading: '' });
      expect(warnings).toEqual([]);
    });

    it('takes the defaults of the page from the tag of the script, too, whichever has the address, and of no other', () => {
      putIntoHead('script', { src: '/dist/vendor_ws-widgets.js?ver=6.1', 'data-theme': 'dark', 'data-share': 'page' });
      putIntoHead('script', { src: '/reviews-widgets.js', 'data-theme': 'light', 'data-search': '' });
      expect(create(tag)).toMatchObject({ theme: 'dark', baseUrl: '', search: false, share: 'page' });
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'light', 'data-layout': 'masonry' });
      expect(create(tag)).toMatchObject({ theme: 'dark', layout: 'masonry', baseUrl: serviceUrl });
    });

    it('has each flag or has it not', () => {
      for (const [flag] of describedOf(tag, true)) {
        const element = create(tag);
        Reflect.set(element, flag, true);
        expect([read(element, flag), element.getAttribute(flag)]).toEqual([true, '']);
        Reflect.set(element, flag, false);
        expect([read(element, flag), element.getAttribute(flag)]).toEqual([false, null]);
        expect(read(create(tag, { [flag]: 'false' }), flag)).toBe(false);
      }
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
  });
}

it('warns once of a value that does not fit, whatever else changes, and on the script tag, however many elements there are', async () => {
  const warnings = recordConsole('warn');
  putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'pink', 'data-x-api-key': 'secret' });
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3', layout: 'no-such' });
  await mountReady('ws-feed', { 'feed-id': 'made-3' });
  await change(feed, { heading: 'News' });
  await change(feed, { heading: 'More news', layout: 'none-such' });
  const FOUND = ['<ws-feed> Invalid value "no-such" for "layout"', '<ws-feed> Invalid value "none-such" for "layout"'];
  const OTHERS = ['<script> Invalid value "pink" for "data-theme"', '<script> "data-x-api-key" never belongs'];
  await until(() => warnings.length >= 4, 'not told');
  for (const found of [...FOUND, ...OTHERS]) expect(warnings.filter((line) => line.includes(found))).toHaveLength(1);
  expect(warnings.join()).not.toContain('secret');
});

it('has its own property where a library has given one of that name to all elements', () => {
  Object.assign(HTMLElement.prototype, { hide: () => {} });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hide'));
  Reflect.deleteProperty(WsFeed.prototype, 'hide');
  void WsFeed.observedAttributes; // makes the properties
  expect(Object.assign(create('ws-feed'), { hide: 'date' }).getAttribute('hide')).toBe('date');
});

it('keeps what was set by property before the element is defined, a list as an array too', async () => {
  const set = { layout: 'grid', pageSize: 3, fieldMap: { text: 'a.b' }, feedId: 'made-3', baseUrl: serviceUrl };
  const feed = document.createElement('x-late');
  Object.assign(feed, set, { hide: ['avatar', 'claps'], renderCard: String, posts: 'read-only' });
  // A framework redefines what all elements have, to warn of its use.
  const own = { get: expect.unreachable, set: expect.unreachable, configurable: true, enumerable: true };
  Object.defineProperties(feed, { lines: { value: 3, configurable: true }, outerHTML: own, own });
  box().append(feed);
  customElements.define('x-late', class extends WsFeed {});
  expect(feed).toMatchObject({ ...set, hide: 'avatar claps', lines: 3, renderCard: String, posts: [] });
  const written = () => ['page-size', 'base-url', 'hide'].map((name) => feed.getAttribute(name));
  expect(written()).toEqual(['3', serviceUrl, 'avatar claps']);
  Object.assign(feed, { pageSize: 4 });
  expect(written()[0]).toBe('4');
});
