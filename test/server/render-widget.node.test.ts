import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Feed } from '../../src/feed/feed.ts';
import { renderWidget, type RenderOptions } from '../../src/server/index.ts';
import { attributeOf, propertyOf } from '../../src/settings/attributes.ts';
import { envelopeOf, itemOf, jsonIn, shadowIn } from './rendered.ts';
import { FLAG_NAMES, LAYOUT_NAMES } from '../support/names.ts';
import odd from './odd-arguments.json' with { type: 'json' };
import cases from '../../conformance/structured-data.json' with { type: 'json' };

const BASE = { baseUrl: 'https://api.test', feedId: 'abc' } as const;

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warnings.push(words.join(' ')));
});

/** A service that answers each URL with `answer`, and the URLs that were requested. */
function serviceOf(answer: (url: string) => unknown) {
  const urls: string[] = [];
  const fetch: NonNullable<RenderOptions['fetch']> = async (url) => {
    urls.push(url);
    const body = answer(url);
    return body instanceof Response ? body : new Response(JSON.stringify(body));
  };
  return { urls, fetch };
}

const posts = (count: number): unknown[] => Array.from({ length: count }, (_, i) => itemOf(i));

type Settings = Parameters<typeof renderWidget<'ws-public-posts'>>[1];

/** Renders the public posts of a service's answer; returns that, and the URLs that were requested. */
async function render(answer: () => unknown, settings: object = {}, options: RenderOptions = {}) {
  const { fetch, urls } = serviceOf(answer);
  const rendered = await renderWidget('ws-public-posts', { ...BASE, ...settings } as Settings, { fetch, ...options });
  return { ...rendered, ids: rendered.posts.map(({ id }) => id), urls };
}

const shadowOf = async (...args: Parameters<typeof render>): Promise<string> => shadowIn((await render(...args)).html);

/** The structured data of the posts in `html`. */
const listIn = (html: string): unknown => {
  const [data, ...others] = html.match(/(?<=<script type="application\/ld\+json">)[^<>]*(?=<\/script>)/g) ?? [];
  expect(others).toEqual([]);
  return data && JSON.parse(data);
};
const listOf = (...postings: readonly unknown[]): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: postings.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
});

describe('what a server renders', () => {
  test('has the files of an image among which a browser chooses, and what a function says of it', async () => {
    const media = { src: 'https://a.test/a.jpg', srcset: '//a.test/s.jpg 9w, data:, 1w, //a.test/l.jpg 99w' };
    const altTexts = (_: unknown, { src }: { readonly src: string }): string => `<${src.slice(-5)}>`;
    const shadow = await shadowOf(() => [{ ...itemOf(1), mediaImageUrls: [media] }], { altTexts });
    expect(shadow).toContain('alt="&lt;a.jpg&gt;"');
    expect(shadow).toContain(' srcset="https://a.test/s.jpg 9w, https://a.test/l.jpg 99w" src="https://a.test/a.jpg"');
  });

  test.each(LAYOUT_NAMES)('has complete posts in a %s', async (layout) => {
    const { html, ids, error, urls } = await render(() => posts(3), { layout });
    expect([error, ids]).toEqual([undefined, ['p0', 'p1', 'p2']]);
    expect(urls).toEqual(['https://api.test/feeds/abc/public-posts?limit=10']);
    const shadow = shadowIn(html);
    expect(shadow).toMatch(new RegExp(`class="root ${layout} [^"]*auto ready"`));
    expect(shadow.match(/<article/g)).toHaveLength(3);
    const words = ['Words 0', 'datetime="2026-11-20T08:00:00.000Z"', 'Nov 20, 2026', '7 claps', 'View post'];
    expect([...words, 'target="_blank" aria-describedby="new-tab"'].filter((text) => !shadow.includes(text))).toEqual(
      [],
    );
    const images = [...shadow.matchAll(/<img part="image" loading="(\w+)"/g)].map(([, loading]) => loading);
    expect(images).toEqual(['eager', 'lazy', 'lazy']);
    expect(listIn(html)).toMatchObject(listOf(...[0, 1, 2].map((i) => ({ url: `https://posts.test/${i}` }))) as object);
  });

  test('speaks the language that is asked for, in its direction', async () => {
    const german = await render(() => posts(1), {}, { lang: 'de' });
    expect(german.html).toMatch(/^<ws-public-posts base-url="https:\/\/api.test" feed-id="abc" lang="de" dir="ltr">/);
    expect(shadowIn(german.html)).toContain('Beitrag ansehen');
    expect((await render(() => posts(1), {}, { lang: 'ar_EG' })).html).toContain(' lang="ar-EG" dir="rtl">');
    for (const lang of [null, 5, ''])
      expect((await render(() => posts(1), {}, { lang, fallback: lang } as never)).html).toMatch(
        /View post.+pt><\/ws/s,
      );
  });

  test('chooses the posts as the element does: filters, pins and hidden posts', async () => {
    const { fetch, urls } = serviceOf(() => envelopeOf(posts(5)));
    const settings = { ...BASE, pin: 'p3', hidePosts: 'p0', exclude: 'words 1' };
    const { posts: shown, html } = await renderWidget('ws-feed', settings, { fetch });
    expect(shown.map(({ id }) => id)).toEqual(['p3', 'p2', 'p4']);
    expect(urls[0]).toContain('$limit=30');
    expect(shadowIn(html)).toContain('part="pinned"');
    expect(html, 'in its JSON neither').not.toMatch(/Words [01]/);
  });

  test('asks for nothing before the visitor agrees, and says what it asks for', async () => {
    const { html, ids, error, urls } = await render(() => posts(3), { consent: 'click' });
    expect([urls, ids, error]).toEqual([[], [], undefined]);
    expect(shadowIn(html)).toContain('part="consent"');
    expect(html).not.toMatch(/<article|<img|Words|<script/);
  });

  test('gives its answers along, each with its URL and how long it is fresh', async () => {
    const { fetch } = serviceOf(() => envelopeOf(posts(2)));
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { html } = await renderWidget('ws-feed', { ...BASE, feedId: 'def abc' }, { fetch, freshForMs: 5000 });
    expect(jsonIn(html)).toMatchObject(
      ['abc', 'def'].map((id) => ({
        url: `https://api.test/feeds/${id}/posts?$offset=0&$limit=10`,
        until: 6000,
        answer: { items: posts(2) },
      })),
    );
    for (const [freshForMs, until] of [
      ['5000', '6000'],
      [NaN, '61000'],
      [-1, '61000'],
      [Infinity, 'Infinity'],
    ])
      expect((await render(() => [], {}, { freshForMs } as never)).html).toContain(` data-until="${until}"`);
  });
});

describe('structured data', () => {
  test.each(cases)('$name', async ({ item, attributes = {}, posting }) => {
    const settings = Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]);
    const { html } = await render(() => [item], Object.fromEntries(settings));
    expect(listIn(html)).toEqual(posting ? listOf(posting) : undefined);
  });

  test('is none beside cards of the owner’s own, or where it is turned off', async () => {
    const fallback = '<template slot="card"><b data-ws-text="title"></b></template>';
    for (const options of [{ fallback }, { structuredData: false }])
      expect((await render(() => posts(1), {}, options)).html).not.toContain('ld+json');
  });
});

describe('what goes wrong', () => {
  const fallback = '<a href="/news">Our news</a>';
  const BARE = `<ws-public-posts base-url="https://api.test" feed-id="abc">${fallback}</ws-public-posts>`;
  const nobody = () => new Promise<never>(() => {});

  test.each<[what: string, answer: () => unknown, kind: string]>([
    ['HTML', () => new Response('<h1>Login</h1>', { headers: { 'content-type': 'text/html' } }), 'malformed'],
    ['nothing', () => new Response(null), 'malformed'],
    ['an error', () => new Response('{}', { status: 500 }), 'http'],
    ['no list', () => ({ no: 'list' }), 'malformed'],
  ])('costs the page nothing: a service that answers %s', async (_, answer, kind) => {
    const { html, ids, error, urls } = await render(answer, {}, { fallback });
    expect([html, ids, error?.kind]).toEqual([BARE, [], kind]);
    expect(urls).toHaveLength(1); // not retried, because the page is waiting: the browser requests it again
  });

  test.each([
    ['late', { timeout: 5 }, {}],
    ['not before the page gives up', {}, { signal: AbortSignal.abort() }],
  ])('costs the page nothing: a service that answers %s', async (_, settings, options) => {
    const { html, error } = await render(nobody, settings, { fetch: nobody, fallback, ...options });
    expect(error?.kind).toBe('timeout');
    expect(html).toContain(fallback);
  });

  test('is told as ours where it is ours, with its stack in the console, and costs the page nothing', async () => {
    const reason = new TypeError('matchMedia is not a function');
    vi.spyOn(Feed.prototype, 'update').mockImplementation(() => {
      throw reason;
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { html, ids, error } = await render(() => posts(1), {}, { fallback });
    const fault = { kind: 'internal', code: 'WS-309', message: 'matchMedia is not a function' };
    expect([html, ids, error]).toEqual([BARE, [], fault]);
    expect(logged.mock.calls).toEqual([[expect.stringContaining('ws-widgets'), reason]]);
  });

  test.each(odd as [string, string, object, object, string | null, string][])('is told: %s', async (_, ...row) => {
    const [name, settings, options, code, message] = row;
    const ours = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = vi.fn(async () => Response.json(posts(1)));
    vi.stubGlobal('fetch', asked);
    const { html, error, posts: shown } = await renderWidget(name as never, settings as never, options as never);
    expect([shown.length, error?.code, error?.kind]).toEqual(code ? [0, code, 'setup'] : [1, undefined, undefined]);
    expect(error?.message ?? '').toContain(message);
    expect(asked).toHaveBeenCalledTimes(code && !message.includes('prepare') ? 0 : 1);
    expect(ours.mock.calls).toHaveLength(code === 'WS-705' ? 1 : 0);
    expect(html).toMatch(code ? /^(?!.*secret-1)/s : /<style data-elements=[^]* data-until="\d{13}"/);
  });

  test('is told as the program’s where a setting or `prepareItems` throws, and where that does not end, the page gives up', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const prepareItems = () => Promise.reject(new Error('No disk'));
    const { html, error } = await render(() => posts(1), {}, { fallback, prepareItems });
    expect([html, error?.kind, error?.message]).toEqual([BARE, 'setup', '"prepareItems" failed: No disk']);
    const settings = Object.defineProperty({}, 'feedId', { enumerable: true, get: () => expect.fail('No id') });
    const thrown = await renderWidget('ws-feed', settings as never, { fallback });
    expect(thrown).toMatchObject({
      html: fallback,
      error: { code: 'WS-705', message: expect.stringContaining('No id') },
    });
    expect(told.mock.calls.map(([line]) => line)).toEqual(Array(2).fill(expect.stringMatching(/^WS-705/)));
    const page = new AbortController();
    const hanging = { fallback, signal: page.signal, prepareItems: () => (page.abort(), nobody()) };
    expect(await render(() => posts(1), {}, hanging)).toMatchObject({ html: BARE, error: { kind: 'timeout' } });
  });

  test('warns of an invalid and of an unknown setting, in one line each', async () => {
    // A script without types may call it like this.
    const settings = { layout: 'spiral', limit: 99, theme: 'pink', onclick: 'alert(1)' };
    const { html, error } = await render(() => posts(1), settings);
    expect(error).toBeUndefined();
    expect(html).not.toContain('onclick');
    const turnedOff = Object.fromEntries(FLAG_NAMES.map((name) => [name, false]));
    const { html: flagged } = await render(() => [], { ...turnedOff, lightbox: true, heading: false });
    const written = FLAG_NAMES.map((name) => (name === 'lightbox' ? name : `${attributeOf(name)}="false"`));
    expect(flagged.slice(0, flagged.indexOf('>'))).toMatch(new RegExp(` feed-id="abc" ${written.join(' ')}$`));
    const mistakes = ['"spiral" for "layout"', '"99" for "limit"', '"pink" for "theme"', 'Unknown setting "onclick"'];
    for (const mistake of mistakes) expect(warnings.filter((line) => line.includes(mistake))).toHaveLength(1);
  });

  test('leaves the empty state to the owner where they wrote something', async () => {
    expect((await render(() => [], {}, { fallback })).html).not.toContain('<template');
    for (const others of ['', '<h2 slot="header">News</h2>'])
      expect(await shadowOf(() => [], {}, { fallback: others })).toContain('There are no posts yet.');
  });
});

describe('what attacks', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028 \ud800 </ws-feed></template>"\'';

  test('ends no script, no template and no attribute', async () => {
    const postImage = { src: 'https://i.test/', alt: hostile };
    const item = { ...itemOf(0), postText: hostile, feedName: hostile, postImage };
    const { html } = await render(() => [item], { heading: hostile });
    expect([/<script/g, /<\/script>/g, /<\/template>/g].map((tag) => html.match(tag)?.length)).toEqual([2, 2, 1]);
    expect(html).not.toMatch(/alert\(1\)<|\ud800/);
    expect(jsonIn(html)[0]?.answer).toEqual([item]);
  });

  test('is escaped in every setting, and in the language', async () => {
    const attack = '"><script>';
    const settings = { feedId: `x${attack}`, allLabel: '<img src=x>' };
    const { html } = await render(() => posts(1), settings, { lang: attack, nonce: attack, styles: attack });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<img src=x>');
  });

  test('does not find the tokens that prose replaces', async () => {
    const shadow = await shadowOf(() => [{ ...itemOf(0), postText: '<p>prose-0;</p>', feedName: 'prose-0; <b>' }]);
    expect(shadow).toContain('<p>prose-0;</p>');
    expect(shadow).toContain('prose-0; &lt;b&gt;');
  });
});

test('many at once do not know of one another', async () => {
  const rendered = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const list = [{ ...itemOf(i), postText: `<p>Only <b>${i}</b></p>` }];
      const { fetch } = serviceOf((url) => (url.includes('public') ? list : envelopeOf(list)));
      return renderWidget(i % 2 ? 'ws-feed' : 'ws-public-posts', BASE, { fetch, lang: i % 3 ? 'de' : 'fr' });
    }),
  );
  for (const [i, { html }] of rendered.entries()) {
    expect(shadowIn(html)).toContain(`<p>Only <b>${i}</b></p>`);
    expect(shadowIn(html)).toContain(i % 3 ? 'Beitrag ansehen' : 'Voir');
  }
});
