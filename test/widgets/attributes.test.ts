import { describe, expect, it, onTestFinished } from 'vitest';
import { WsFeed } from '../../src/widgets/ws-feed.ts';
import { create, FEED_TAGS, type FeedTag, mountReady, partOf, recordConsole, serviceUrl } from '../support/page.ts';

interface Row {
  readonly attribute: string;
  readonly property: string;
  readonly fallback: unknown;
  /** What is written, and what is read. */
  readonly good: readonly (readonly [string, unknown])[];
  readonly bad: readonly (readonly [string, unknown])[];
}

const row = (attribute: string, property: string, fallback: unknown, good: Row['good'], bad: Row['bad'] = []): Row => ({
  attribute,
  property,
  fallback,
  good,
  bad,
});

const words = (attribute: string, property: string, first: string, ...others: string[]): Row =>
  row(
    attribute,
    property,
    first,
    [first, ...others].map((word) => [word, word] as const),
    [
      ['nonsense', first],
      ['', first],
      [`${first} ${first}`, first],
    ],
  );

const count = (attribute: string, property: string, fallback: number, min: number, max: number): Row =>
  row(
    attribute,
    property,
    fallback,
    [
      [String(min), min],
      [String(max), max],
      [` ${min} `, min],
    ],
    [
      [String(min - 1), min],
      ['-99', min],
      [String(max + 1), max],
      ['99999999999999999999', max],
      ['', fallback],
      ['many', fallback],
      ['2.5', fallback],
      ['1e1', fallback],
      ['0x2', fallback],
      ['NaN', fallback],
    ],
  );

const text = (attribute: string, property: string): Row =>
  row(attribute, property, '', [
    ['Any words, <b>verbatim</b>', 'Any words, <b>verbatim</b>'],
    ['', ''],
  ]);

const SHARED: readonly Row[] = [
  words('layout', 'layout', 'list', 'grid', 'masonry', 'carousel', 'compact'),
  words('theme', 'theme', 'auto', 'light', 'dark'),
  row(
    'hide',
    'hide',
    '',
    [
      ['', ''],
      ['claps', 'claps'],
      ['  avatar\n feed\tdate image claps link ', 'avatar feed date image claps link'],
      ['author media', 'feed image'],
      ['media image author', 'image feed'],
    ],
    [
      ['nonsense', ''],
      ['claps nonsense link', 'claps link'],
      ['author video', 'feed'],
      ['avatar,link', ''],
    ],
  ),
  words('date', 'date', 'relative', 'absolute'),
  count('lines', 'lines', 0, 0, 1000),
  words('text-format', 'textFormat', 'auto', 'plain', 'html'),
  words('target', 'target', '_blank', '_self'),
  words('loading', 'loading', 'lazy', 'eager'),
  count('timeout', 'timeout', 10_000, 1, 2 ** 31 - 1),
  text('heading', 'heading'),
  count('heading-level', 'headingLevel', 2, 1, 6),
];

const PAGED: readonly Row[] = [
  count('page-size', 'pageSize', 10, 1, 30),
  row(
    'max-posts',
    'maxPosts',
    Infinity,
    [
      ['1', 1],
      ['1000000', 1_000_000],
    ],
    [
      ['0', 1],
      ['-5', 1],
      ['', Infinity],
      ['all', Infinity],
      ['2.5', Infinity],
    ],
  ),
  words('more', 'more', 'button', 'scroll', 'none'),
  text('filter', 'filter'),
  text('order-by', 'orderBy'),
  row('field-map', 'fieldMap', {}, [['{"text": "content.body"}', { text: 'content.body' }]], [
    ['', {}],
    ['{text: "content.body"}', {}],
    ['["text"]', {}],
    ['null', {}],
    ['"text"', {}],
    ['7', {}],
  ] as const),
];

const FEED_ID = row('feed-id', 'feedId', '', [
  ['abc', 'abc'],
  [' abc\n def  abc ', 'abc def'],
]);

const TABLES: Readonly<Record<FeedTag, readonly Row[]>> = {
  'ws-public-posts': [...SHARED, FEED_ID, count('limit', 'limit', 10, 1, 30)],
  'ws-feed': [...SHARED, ...PAGED, FEED_ID],
  'ws-embed': [...SHARED, ...PAGED, text('embed-id', 'embedId'), text('org', 'org')],
};

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
    for (const { attribute, property, fallback, good, bad } of TABLES[tag]) {
      describe(`${attribute}`, () => {
        it.each(bad)('reads %j as %j, warns once and keeps what was written', (written, used) => {
          const warnings = recordConsole('warn');
          const element = create(tag, { [attribute]: written });
          expect(read(element, property)).toEqual(used);
          expect(read(element, property)).toEqual(used);
          expect(element.getAttribute(attribute)).toBe(written);
          expect(warnings).toHaveLength(1);
          const told = typeof used === 'object' || typeof used === 'string' ? JSON.stringify(used) : String(used);
          for (const word of [`<${tag}>`, `"${written}" for "${attribute}"`, `using ${told}.`]) {
            expect(warnings[0]).toContain(word);
          }
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
      expect(element.getAttribute('hide')).toBe('avatar claps');
      expect(element.hide).toBe('avatar claps');
    });

    it('reads every property as a plain string, number or object that can be set again in silence', () => {
      const warnings = recordConsole('warn');
      const [from, to] = [create(tag), create(tag)];
      for (const { property } of TABLES[tag]) Reflect.set(to, property, read(from, property));
      for (const { property, fallback } of TABLES[tag]) expect(read(to, property)).toEqual(fallback);
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
      putIntoHead('script', {
        'data-base-url': serviceUrl,
        'data-layout': 'grid',
        'data-theme': 'dark',
        'data-hide': 'claps link',
        'data-date': 'absolute',
        'data-lines': '3',
        'data-text-format': 'plain',
        'data-target': '_self',
        'data-loading': 'eager',
        'data-timeout': '500',
        'data-heading': 'News',
        'data-heading-level': '4',
      });
      expect(create(tag)).toMatchObject({
        layout: 'grid',
        theme: 'dark',
        hide: 'claps link',
        date: 'absolute',
        lines: 3,
        textFormat: 'plain',
        target: '_self',
        loading: 'eager',
        timeout: 500,
        heading: 'News',
        headingLevel: 4,
      });
      expect(create(tag, { theme: 'light', heading: '' })).toMatchObject({ theme: 'light', heading: '' });
      expect(warnings).toEqual([]);
    });

    it('takes the defaults of the page from the tag of the script, too, whichever has the address', () => {
      putIntoHead('script', { src: '/dist/ws-widgets.js?ver=6.1', 'data-theme': 'dark' });
      expect(create(tag)).toMatchObject({ theme: 'dark', baseUrl: '' });
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'light', 'data-layout': 'masonry' });
      expect(create(tag)).toMatchObject({ theme: 'dark', layout: 'masonry', baseUrl: serviceUrl });
    });

    it('takes no default from the tag of another script', () => {
      putIntoHead('script', { src: '/search.js', 'data-theme': 'dark', 'data-search': '' });
      expect(create(tag)).toMatchObject({ theme: 'auto', search: false });
    });

    it.each(['search', 'lightbox', 'share', 'measure'] as const)('has the flag %s or has it not', (flag) => {
      const element = create(tag);
      element[flag] = true;
      expect([element[flag], element.getAttribute(flag)]).toEqual([true, '']);
      element[flag] = false;
      expect([element[flag], element.getAttribute(flag)]).toEqual([false, null]);
      expect(create(tag, { [flag]: 'false' })[flag]).toBe(false);
    });

    it('turns off by false, in markup and by script, the flag that the script tag sets for the page', () => {
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-search': '' });
      expect(create(tag).search).toBe(true);
      expect(create(tag, { search: 'false' }).search).toBe(false);
      const element = create(tag);
      element.search = false;
      expect(element.search).toBe(false);
      element.search = true;
      expect(element.search).toBe(true);
      element.search = false;
      expect(element.search).toBe(false);
    });

    it('warns of a default of the page that does not fit', () => {
      const warnings = recordConsole('warn');
      putIntoHead('script', { 'data-base-url': serviceUrl, 'data-theme': 'pink' });
      expect(create(tag).theme).toBe('auto');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('"pink" for "theme"');
    });
  });
}

it('warns once of a value that does not fit, however often it is read and whatever else changes', async () => {
  const warnings = recordConsole('warn');
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3', layout: 'mosaic' });
  feed.heading = 'News';
  await feed.updateComplete;
  feed.heading = 'More news';
  await feed.updateComplete;
  expect(warnings).toHaveLength(1);
  feed.setAttribute('layout', 'spiral');
  await feed.updateComplete;
  expect(warnings).toHaveLength(2);
});

it('keeps a theme, a layout and a heading that were set by property in sight', async () => {
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3' });
  feed.theme = 'dark';
  feed.heading = 'News';
  feed.headingLevel = 3;
  await feed.updateComplete;
  const heading = partOf(feed, 'heading');
  expect(getComputedStyle(partOf(feed, 'feed')).colorScheme).toBe('dark');
  expect(heading.textContent).toBe('News');
  expect(heading.ariaLevel).toBe('3');
  feed.heading = '';
  await feed.updateComplete;
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
    const feed = defineLate({
      layout: 'grid',
      pageSize: 3,
      hide: ['claps'],
      fieldMap: { text: 'a.b' },
      feedId: 'made-3',
    });
    expect(feed).toMatchObject({ layout: 'grid', pageSize: 3, hide: 'claps', fieldMap: { text: 'a.b' } });
    expect(feed.getAttribute('page-size')).toBe('3');
    feed.pageSize = 4;
    expect(feed.getAttribute('page-size')).toBe('4');
  });

  it('keeps a base-url that was set by property', () => {
    const feed = defineLate({ feedId: 'made-3', baseUrl: serviceUrl });
    expect(feed.getAttribute('base-url')).toBe(serviceUrl);
  });
});
