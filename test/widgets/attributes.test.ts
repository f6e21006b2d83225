import { describe, expect, it, onTestFinished } from 'vitest';
import { type Attribute, attributeOf, propertyOf } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { WsFeed } from '../../src/widgets/ws-feed.ts';
import { create, mountReady } from '../page/mount.ts';
import { FEED_TAGS, type FeedTag, HIDE_WORDS } from '../support/names.ts';
import { partOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { change } from '../page/wait.ts';

/** What is written, and what is read. */
type Reading = readonly [written: string, used: unknown];

interface Readings {
  readonly good: readonly Reading[];
  readonly bad: readonly Reading[];
}

const readAs = (used: unknown, ...all: string[]): Reading[] => all.map((written) => [written, used]);

/** What reads as it was written. */
const asWritten = (...all: string[]): Reading[] => all.map((written) => [written, written]);

const TEXT: Readings = { good: asWritten('Any words, <b>verbatim</b>', ''), bad: [] };
const LIST: Readings = { good: [['abc', 'abc'], ...readAs('abc def', ' abc\n def  abc ')], bad: [] };
const DAY: Readings = { good: asWritten('2026-01-31'), bad: readAs('', '2026-02-30', 'soon') };

function readingsOfWords(name: string, words: readonly string[]): Readings {
  // Nothing is let go by a slip: `consent` and `images` ask first, whatever else is written.
  const misread = ['consent', 'images'].includes(name) ? words.at(-1) : words[0];
  return { good: asWritten(...words), bad: readAs(misread, 'nonsense', '', `${words[0]} ${words[0]}`) };
}

function readingsOfNumbers({ fallback, min = 0, max = Infinity }: Attribute): Readings {
  const most = Math.min(max, Number.MAX_SAFE_INTEGER);
  return {
    good: [...readAs(min, String(min), ` ${min} `), ...readAs(most, String(most))],
    bad: [
      ...readAs(min, String(min - 1), '-99'),
      ...(max === Infinity ? [] : readAs(max, String(max + 1), '99999999999999999999')),
      ...readAs(fallback, '', 'many', '2.5', '1e1', '0x2', 'NaN'),
    ].filter(([written]) => written !== String(fallback)),
  };
}

/** The readings of what is none of the kinds below. */
const SPECIAL: Readonly<Record<string, Readings>> = {
  hide: {
    good: [
      ...asWritten('', 'claps'),
      [`  ${HIDE_WORDS.join('\n ')} `, HIDE_WORDS.join(' ')],
      ['author media', 'feed image'],
      ['media image author', 'image feed'],
    ],
    bad: [
      ['nonsense', ''],
      ['claps nonsense link', 'claps link'],
      ['author video', 'feed'],
      ['avatar,link', ''],
    ],
  },
  has: { good: [[' video\timage ', 'video image']], bad: [['pears image', 'image']] },
  since: DAY,
  until: DAY,
  'field-map': {
    good: [['{"text": "content.body"}', { text: 'content.body' }]],
    bad: readAs({}, '', '{text: "content.body"}', '["text"]', 'null', '"text"', '7'),
  },
  messages: {
    good: [['{"more": "Older"}', { more: 'Older' }]],
    bad: readAs({}, '{', '7', '', "{'link': 'Read'}", 'Read', 'null', '[]', '["link"]'),
  },
};

function readingsOf(name: string, attribute: Attribute): Readings {
  const special = SPECIAL[name];
  if (special) return special;
  if (attribute.isList) return LIST;
  if (attribute.values) return readingsOfWords(name, attribute.values);
  return attribute.min === undefined ? TEXT : readingsOfNumbers(attribute);
}

/** Flags, and the base URL, have tests of their own. */
const describedOf = (tag: FeedTag, isFlag: boolean): [property: string, attribute: Attribute][] =>
  Object.entries<Attribute>(ELEMENT_ATTRIBUTES[tag]).filter(([, { fallback }]) => (fallback === false) === isFlag);

const read = (element: object, property: string): unknown => Reflect.get(element, property) as unknown;

/** Puts markup into the head of the page for as long as the test lasts. */
function putIntoHead(tag: 'script' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (element instanceof HTMLScriptElement) element.type = 'text/plain';
  document.head.append(element);
  onTestFinished(() => element.remove());
}

for (const tag of FEED_TAGS) {
  describe(`<${tag}>`, () => {
    for (const [property, described] of describedOf(tag, false)) {
      const { fallback } = described;
      const attribute = attributeOf(property);
      const { good, bad } = readingsOf(attribute, described);
      describe(`${attribute}`, () => {
        it.each(bad)('reads %j as %j, warns once and keeps what was written', (written, used) => {
          const warnings = recordConsole('warn');
          const element = create(tag, { [attribute]: written });
          expect(read(element, property)).toEqual(used);
          expect(read(element, property)).toEqual(used);
          expect(element.getAttribute(attribute)).toBe(written);
          expect(warnings).toHaveLength(1);
          const told = typeof used === 'object' || typeof used === 'string' ? JSON.stringify(used) : String(used);
          for (const word of [`<${tag}>`, `"${written}" for "${attribute}"`, `using ${told}.`])
            expect(warnings[0]).toContain(word);
        });

        it.each(good)('reads %j as %j without a warning', (written, used) => {
          const warnings = recordConsole('warn');
          expect(read(create(tag, { [attribute]: written }), property)).toEqual(used);
          expect(warnings).toEqual([]);
        });

        it('has its default where nothing was written, without a warning', () => {
          const warnings = recordConsole('warn');
          const element = create(tag);
          expect(read(element, property)).toEqual(fallback);
          expect(element.hasAttribute(attribute)).toBe(false);
          expect(warnings).toEqual([]);
        });

        it('is written by its property, and removed by null and by undefined', () => {
          const element = create(tag);
          for (const nothing of [null, undefined]) {
            for (const [, used] of good) {
              Reflect.set(element, property, used);
              expect(read(element, property)).toEqual(used);
              expect(element.hasAttribute(attribute)).toBe(true);
            }
            Reflect.set(element, property, nothing);
            expect(element.hasAttribute(attribute)).toBe(false);
            expect(read(element, property)).toEqual(fallback);
          }
        });
      });
    }

    it('takes the list of what to hide as an array', () => {
      const element = create(tag);
      Reflect.set(element, 'hide', ['avatar', 'claps']);
      expect([element.getAttribute('hide'), element.hide]).toEqual(['avatar claps', 'avatar claps']);
    });

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

    it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'blob:https://example.com/1', 'https://'])(
      'reads a base-url of %j as an empty string',
      (written) => {
        expect(create(tag, { 'base-url': written }).baseUrl).toBe('');
      },
    );

    it('reads base-url without its trailing slashes, and a relative one against the page', () => {
      expect(create(tag, { 'base-url': 'https://api.example/v1//' }).baseUrl).toBe('https://api.example/v1');
      expect(create(tag, { 'base-url': '/api/' }).baseUrl).toBe(`${location.origin}/api`);
      expect(create(tag, { 'base-url': 'api' }).baseUrl).toBe(new URL('api', document.baseURI).href);
    });

    it('takes base-url from itself, else from the first script[data-base-url], else from the meta tag', () => {
      expect(create(tag).baseUrl).toBe('');
      putIntoHead('meta', { name: 'ws-base-url', content: 'https://meta.example' });
      expect(create(tag).baseUrl).toBe('https://meta.example');
      putIntoHead('script', { 'data-base-url': 'https://script.example' });
      putIntoHead('script', { 'data-base-url': 'https://second.example' });
      expect(create(tag).baseUrl).toBe('https://script.example');
      expect(create(tag, { 'base-url': '' }).baseUrl).toBe('https://script.example');
      expect(create(tag, { 'base-url': 'https://own.example' }).baseUrl).toBe('https://own.example');
    });

    it('takes an empty data-base-url for a mark of the tag alone', () => {
      putIntoHead('meta', { name: 'ws-base-url', content: 'https://meta.example' });
      putIntoHead('script', { 'data-base-url': '', 'data-theme': 'dark' });
      expect(create(tag).baseUrl).toBe('https://meta.example');
      expect(create(tag).theme).toBe('dark');
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
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3', layout: 'mosaic' });
  await change(feed, { heading: 'News' });
  await change(feed, { heading: 'More news' });
  expect(warnings).toHaveLength(1);
  feed.setAttribute('layout', 'spiral');
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

describe('before the element is defined', () => {
  let nextTag = 0;

  /** Sets properties on an element whose tag is defined only afterwards. */
  function defineLate(properties: Readonly<Record<string, unknown>>): WsFeed {
    const tag = `x-late-${nextTag++}`;
    const element = document.createElement(tag);
    Object.assign(element, properties);
    document.body.append(element);
    onTestFinished(() => element.remove());
    customElements.define(tag, class extends WsFeed {});
    return element as WsFeed;
  }

  it('keeps what was set by property', () => {
    const set = { layout: 'grid', pageSize: 3, fieldMap: { text: 'a.b' }, feedId: 'made-3', baseUrl: serviceUrl };
    const feed = defineLate({ ...set, hide: ['claps'] });
    expect(feed).toMatchObject({ ...set, hide: 'claps' });
    expect(['page-size', 'base-url'].map((name) => feed.getAttribute(name))).toEqual(['3', serviceUrl]);
    feed.pageSize = 4;
    expect(feed.getAttribute('page-size')).toBe('4');
  });
});
