import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FeatureSet } from '../../src/features/feature-set.ts';
import { renderWidget, type RenderOptions } from '../../src/server/index.ts';
import { envelopeOf, itemOf, jsonIn, shadowIn } from './rendered.ts';
import { LAYOUT_NAMES } from '../support/names.ts';

const BASE = { baseUrl: 'https://api.test', feedId: 'abc' } as const;

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warnings.push(words.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

/** A service that answers each URL, and what it was asked. */
function serviceOf(answer: (url: string) => unknown): { fetch: NonNullable<RenderOptions['fetch']>; urls: string[] } {
  const urls: string[] = [];
  return {
    urls,
    fetch: async (url) => {
      urls.push(url);
      const body = answer(url);
      return body instanceof Response ? body : new Response(typeof body === 'string' ? body : JSON.stringify(body));
    },
  };
}

const posts = (count: number): unknown[] => Array.from({ length: count }, (_, i) => itemOf(i));

type Settings = Parameters<typeof renderWidget<'ws-public-posts'>>[1];

/** What is rendered of the public posts that a service answers, and what it was asked. */
async function render(answer: () => unknown, settings: object = {}, options: RenderOptions = {}) {
  const { fetch, urls } = serviceOf(answer);
  const rendered = await renderWidget('ws-public-posts', { ...BASE, ...settings } as Settings, { fetch, ...options });
  return { ...rendered, urls };
}

describe('what a server renders', () => {
  test.each(LAYOUT_NAMES)('has complete posts in a %s', async (layout) => {
    const { html, posts: shown, error, urls } = await render(() => posts(3), { layout });
    expect(error).toBeUndefined();
    expect(shown).toHaveLength(3);
    expect(urls).toEqual(['https://api.test/feeds/abc/public-posts?limit=10']);
    const shadow = shadowIn(html);
    expect(shadow).toMatch(new RegExp(`class="root ${layout} [^"]*auto ready"`));
    expect(shadow.match(/<article/g)).toHaveLength(3);
    for (const words of ['Words 0', 'datetime="2026-11-20T08:00:00.000Z"', 'Nov 20, 2026', '7 claps', 'View post']) {
      expect(shadow).toContain(words);
    }
    expect(shadow).toContain('<img part="image" loading="lazy"');
    expect(shadow).toContain('target="_blank" aria-describedby="new-tab"');
  });

  test('is each of the three elements, with its own request', async () => {
    const answers = (url: string): unknown =>
      url.includes('/integration/') ? { id: 'e', feedIds: ['a', 'b'] } : envelopeOf(posts(2));
    const [forFeed, forEmbed] = [serviceOf(answers), serviceOf(answers)];
    const settings = { baseUrl: BASE.baseUrl, pageSize: 2 };
    const feed = await renderWidget('ws-feed', { ...settings, feedId: 'abc' }, forFeed);
    const embed = await renderWidget('ws-embed', { ...settings, embedId: 'e', org: 'o' }, forEmbed);
    for (const [name, { html }] of Object.entries({ 'ws-feed': feed, 'ws-embed': embed })) {
      expect(html).toContain(`<${name} base-url="https://api.test"`);
      expect(shadowIn(html)).toContain('<article');
    }
    expect(forFeed.urls).toEqual(['https://api.test/feeds/abc/posts?$offset=0&$limit=2']);
    expect(forEmbed.urls[0]).toBe('https://api.test/integration/embedded/e?org=o');
    expect(forEmbed.urls).toHaveLength(3);
  });

  test('speaks the language that is asked for, in its direction', async () => {
    const german = await render(() => posts(1), {}, { lang: 'de' });
    expect(german.html).toMatch(/^<ws-public-posts base-url="https:\/\/api.test" feed-id="abc" lang="de" dir="ltr">/);
    expect(shadowIn(german.html)).toContain('Beitrag ansehen');
    const arabic = await render(() => posts(1), {}, { lang: 'ar' });
    expect(arabic.html).toContain(' lang="ar" dir="rtl">');
  });

  test('marks what it says in English where nobody has translated the language', async () => {
    const { fetch } = serviceOf(() => posts(1));
    const persian = await renderWidget('ws-public-posts', BASE, { fetch, lang: 'fa' });
    const marked = /<span lang="en" dir="ltr">(?:<!--.*?-->)*View post/;
    expect(shadowIn(persian.html)).toMatch(marked);
    for (const lang of ['de', 'en-GB', '']) {
      const { html } = await renderWidget('ws-public-posts', BASE, { fetch, lang });
      expect(shadowIn(html)).not.toMatch(/ lang="/);
    }
  });

  test('chooses the posts as the element does: filters, pins and hidden posts', async () => {
    const { fetch, urls } = serviceOf(() => envelopeOf(posts(5)));
    const settings = { ...BASE, pin: 'p3', hidePosts: 'p0', exclude: 'words 1' };
    const { posts: shown, html } = await renderWidget('ws-feed', settings, { fetch });
    expect(shown.map(({ id }) => id)).toEqual(['p3', 'p2', 'p4']);
    expect(urls[0]).toContain('$limit=30');
    expect(shadowIn(html)).toContain('part="pinned"');
    expect(shadowIn(html)).not.toContain('Words 0');
  });

  test('asks for nothing before the visitor agrees, and says what it asks for', async () => {
    const { html, posts: shown, error, urls } = await render(() => posts(3), { consent: 'click' });
    expect([urls, shown, error]).toEqual([[], [], undefined]);
    expect(shadowIn(html)).toContain('part="consent"');
    expect(html).not.toMatch(/<article|<img|Words|<script/);
  });

  test('has no image where they wait for a click, and the posts all the same', async () => {
    const { html } = await render(() => posts(2), { images: 'click' });
    expect(shadowIn(html)).toContain('part="image-button"');
    expect(shadowIn(html)).toContain('Words 1');
    expect(shadowIn(html)).not.toContain('<img');
  });

  test('has its styles inline with a nonce, or as a link', async () => {
    const inline = await render(() => posts(1), {}, { nonce: 'r4nd"om' });
    expect(inline.html).toContain('<style nonce="r4nd&quot;om" data-elements=');
    const linked = await render(() => posts(1), {}, { styles: '/ws-widgets.css' });
    expect(linked.html).toContain('<link rel="stylesheet" href="/ws-widgets.css" data-elements=');
    expect(linked.html).not.toContain('<style');
  });

  test('gives its answers along, each with its URL and how long it is fresh', async () => {
    const { fetch } = serviceOf(() => envelopeOf(posts(2)));
    const before = Date.now();
    const { html } = await renderWidget('ws-feed', { ...BASE, feedId: 'abc def' }, { fetch, freshForMs: 5000 });
    const given = jsonIn(html);
    expect(given.map(({ url }) => url)).toEqual([
      'https://api.test/feeds/abc/posts?$offset=0&$limit=10',
      'https://api.test/feeds/def/posts?$offset=0&$limit=10',
    ]);
    expect(given[0]?.answer).toEqual({ items: posts(2) });
    expect(given[0]?.until).toBeGreaterThanOrEqual(before + 5000);
  });
});

describe('what goes wrong', () => {
  const fallback = '<a href="/news">Our news</a>';

  test.each([
    ['HTML', () => new Response('<h1>Login</h1>', { headers: { 'content-type': 'text/html' } }), 'malformed'],
    ['nothing', () => new Response(null), 'malformed'],
    ['an error', () => new Response('{}', { status: 500 }), 'http'],
    ['no list', () => ({ no: 'list' }), 'malformed'],
  ] as const)('costs the page nothing: a service that answers %s', async (_, answer, kind) => {
    const { html, posts: shown, error, urls } = await render(answer, {}, { fallback });
    expect(html).toBe(`<ws-public-posts base-url="https://api.test" feed-id="abc">${fallback}</ws-public-posts>`);
    expect(shown).toEqual([]);
    expect(error?.kind).toBe(kind);
    expect(urls).toHaveLength(1); // the page waits for it: the browser tries again
  });

  test('costs the page nothing: a service that answers late, or not before the page gives up', async () => {
    const never: NonNullable<RenderOptions['fetch']> = () => new Promise(() => {});
    const options = { fetch: never, fallback };
    const late = await renderWidget('ws-public-posts', { ...BASE, timeout: 5 }, options);
    expect(late.error?.kind).toBe('timeout');
    const aborted = await renderWidget('ws-public-posts', BASE, { ...options, signal: AbortSignal.abort() });
    expect(aborted.error?.kind).toBe('timeout');
    expect(aborted.html).toContain(fallback);
  });

  test('is told as ours where it is ours, with its stack on the console, and costs the page nothing', async () => {
    const reason = new TypeError('matchMedia is not a function');
    vi.spyOn(FeatureSet.prototype, 'update').mockImplementation(() => {
      throw reason;
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { html, posts: shown, error } = await render(() => posts(1), {}, { fallback });
    expect(error).toEqual({ kind: 'internal', message: 'matchMedia is not a function' });
    expect(shown).toEqual([]);
    expect(html).toBe(`<ws-public-posts base-url="https://api.test" feed-id="abc">${fallback}</ws-public-posts>`);
    expect(logged.mock.calls).toEqual([[expect.stringContaining('ws-widgets'), reason]]);
  });

  test.each([
    ['no feed-id', { feedId: undefined }, '"feed-id" is missing'],
    ['no address', { baseUrl: '' }, '"base-url" is missing'],
    ['an address that is none', { baseUrl: 'javascript:alert(1)' }, 'Invalid value "javascript:alert(1)"'],
    ['a key', { apiKey: 'secret-1' }, 'never belongs in a page'],
  ])('is told: %s', async (_, settings, message) => {
    const { html, error, urls } = await render(() => posts(1), settings);
    expect(error?.kind).toBe('setup');
    expect(error?.message).toContain(message);
    expect(urls).toEqual([]);
    expect(html).not.toContain('secret-1');
  });

  test('is told of a setting that does not fit, and of one that there is none of, in one line each', async () => {
    // As a script without types may call it.
    const settings = { layout: 'spiral', limit: 99, theme: 'pink', onclick: 'alert(1)' };
    const { html, error } = await render(() => posts(1), settings);
    expect(error).toBeUndefined();
    expect(html).not.toContain('onclick');
    const misfits = ['"spiral" for "layout"', '"99" for "limit"', '"pink" for "theme"', 'Unknown setting "onclick"'];
    for (const word of misfits) {
      expect(warnings.filter((line) => line.includes(word))).toHaveLength(1);
    }
  });

  test('leaves the empty state to the owner where they wrote something', async () => {
    expect((await render(() => [], {}, { fallback })).html).not.toContain('<template');
    expect(shadowIn((await render(() => [])).html)).toContain('There are no posts yet.');
  });
});

describe('what attacks', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028 \ud800 </ws-feed></template>"\'';

  test('ends no script, no template and no attribute', async () => {
    const postImage = { src: 'https://i.test/', alt: hostile };
    const item = { ...itemOf(0), postText: hostile, feedName: hostile, postImage };
    const { html } = await render(() => [item], { heading: hostile });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<\/template>/g)).toHaveLength(1);
    expect(html).not.toMatch(/alert\(1\)<|\ud800/);
    expect(jsonIn(html)[0]?.answer).toEqual([item]);
  });

  test('is escaped in every setting, and in the language', async () => {
    const { html } = await render(
      () => posts(1),
      { feedId: `x"><script>`, allLabel: '<img src=x>' },
      { lang: '"><script>', nonce: '"><script>', styles: '"><script>' },
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img src=x>');
  });

  test('is 130 hostile posts, of which a page has what it asked for', async () => {
    const items = Array.from({ length: 130 }, (_, i) => ({ ...itemOf(i), postText: hostile.repeat(50) }));
    const { posts: shown, html } = await render(() => items, { limit: 30 });
    expect(shown).toHaveLength(30);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('does not find the tokens that prose replaces', async () => {
    const { html } = await render(() => [{ ...itemOf(0), postText: '<p>prose-0;</p>', feedName: 'prose-0; <b>' }]);
    expect(shadowIn(html)).toContain('<p>prose-0;</p>');
    expect(shadowIn(html)).toContain('prose-0; &lt;b&gt;');
  });
});

test('many at once do not know of one another', async () => {
  const names = ['ws-public-posts', 'ws-feed'] as const;
  const rendered = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const { fetch } = serviceOf(() => {
        const list = [{ ...itemOf(i), postText: `<p>Only <b>${i}</b></p>` }];
        return names[i % 2] === 'ws-feed' ? envelopeOf(list) : list;
      });
      return renderWidget(names[i % 2] ?? 'ws-feed', BASE, { fetch, lang: i % 3 ? 'de' : 'fr' });
    }),
  );
  rendered.forEach(({ html }, i) => {
    expect(shadowIn(html)).toContain(`<p>Only <b>${i}</b></p>`);
    expect(shadowIn(html)).toContain(i % 3 ? 'Beitrag ansehen' : 'Voir');
  });
});
