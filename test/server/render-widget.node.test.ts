import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type RenderOptions, type WidgetName } from '../../src/server/index.ts';
import { envelopeOf, itemOf, jsonIn, shadowIn } from './rendered.ts';
import { LAYOUT_NAMES } from '../support/names.ts';

const BASE = { baseUrl: 'https://api.test', feedId: 'abc' } as const;

let warnings: string[] = [];
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

describe('what a server renders', () => {
  test.each(LAYOUT_NAMES)('has complete posts in a %s', async (layout) => {
    const { fetch, urls } = serviceOf(() => posts(3));
    const { html, posts: shown, error } = await renderWidget('ws-public-posts', { ...BASE, layout }, { fetch });
    expect(error).toBeUndefined();
    expect(shown).toHaveLength(3);
    expect(urls).toEqual(['https://api.test/feeds/abc/public-posts?limit=10']);
    const shadow = shadowIn(html);
    expect(shadow).toContain(`class="root ${layout} auto ready"`);
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
    const asked: Record<string, string[]> = {};
    for (const name of ['ws-feed', 'ws-embed'] as const) {
      const { fetch, urls } = serviceOf(answers);
      const settings = { baseUrl: BASE.baseUrl, feedId: 'abc', embedId: 'e', org: 'o', pageSize: 2 };
      const { feedId, embedId, org, ...rest } = settings;
      const { html } =
        name === 'ws-feed'
          ? await renderWidget(name, { ...rest, feedId }, { fetch })
          : await renderWidget(name, { ...rest, embedId, org }, { fetch });
      expect(html).toContain(`<${name} base-url="https://api.test"`);
      expect(shadowIn(html)).toContain('<article');
      asked[name] = urls;
    }
    expect(asked['ws-feed']).toEqual(['https://api.test/feeds/abc/posts?$offset=0&$limit=2']);
    expect(asked['ws-embed']?.[0]).toBe('https://api.test/integration/embedded/e?org=o');
    expect(asked['ws-embed']).toHaveLength(3);
  });

  test('speaks the language that is asked for, in its direction', async () => {
    const { fetch } = serviceOf(() => posts(1));
    const german = await renderWidget('ws-public-posts', BASE, { fetch, lang: 'de' });
    expect(german.html).toMatch(/^<ws-public-posts base-url="https:\/\/api.test" feed-id="abc" lang="de" dir="ltr">/);
    expect(shadowIn(german.html)).toContain('Beitrag ansehen');
    const arabic = await renderWidget('ws-public-posts', BASE, { fetch, lang: 'ar' });
    expect(arabic.html).toContain(' lang="ar" dir="rtl">');
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
    const { fetch, urls } = serviceOf(() => posts(3));
    const {
      html,
      posts: shown,
      error,
    } = await renderWidget('ws-public-posts', { ...BASE, consent: 'click' }, { fetch });
    expect([urls, shown, error]).toEqual([[], [], undefined]);
    expect(shadowIn(html)).toContain('part="consent"');
    expect(html).not.toMatch(/<article|<img|Words|<script/);
  });

  test('has no image where they wait for a click, and the posts all the same', async () => {
    const { fetch } = serviceOf(() => posts(2));
    const { html } = await renderWidget('ws-public-posts', { ...BASE, images: 'click' }, { fetch });
    expect(shadowIn(html)).toContain('part="image-button"');
    expect(shadowIn(html)).toContain('Words 1');
    expect(shadowIn(html)).not.toContain('<img');
  });

  test('has its styles inline with a nonce, or as a link', async () => {
    const { fetch } = serviceOf(() => posts(1));
    const inline = await renderWidget('ws-public-posts', BASE, { fetch, nonce: 'r4nd"om' });
    expect(inline.html).toContain('<style nonce="r4nd&quot;om" data-elements=');
    const linked = await renderWidget('ws-public-posts', BASE, { fetch, styles: '/ws-widgets.css' });
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
    const { fetch, urls } = serviceOf(answer);
    const { html, posts: shown, error } = await renderWidget('ws-public-posts', BASE, { fetch, fallback });
    expect(html).toBe(`<ws-public-posts base-url="https://api.test" feed-id="abc">${fallback}</ws-public-posts>`);
    expect(shown).toEqual([]);
    expect(error?.kind).toBe(kind);
    expect(urls).toHaveLength(1); // the page waits for it: the browser tries again
  });

  test('costs the page nothing: a service that answers late, or not before the page gives up', async () => {
    const never: NonNullable<RenderOptions['fetch']> = () => new Promise(() => {});
    const late = await renderWidget('ws-public-posts', { ...BASE, timeout: 5 }, { fetch: never, fallback });
    expect(late.error?.kind).toBe('timeout');
    const aborted = await renderWidget('ws-public-posts', BASE, {
      fetch: never,
      fallback,
      signal: AbortSignal.abort(),
    });
    expect(aborted.error?.kind).toBe('timeout');
    expect(aborted.html).toContain(fallback);
  });

  test.each([
    ['no feed-id', { baseUrl: 'https://api.test' }, '"feed-id" is missing'],
    ['no address', { baseUrl: '', feedId: 'abc' }, '"base-url" is missing'],
    [
      'an address that is none',
      { baseUrl: 'javascript:alert(1)', feedId: 'abc' },
      'Invalid value "javascript:alert(1)"',
    ],
    ['a key', { ...BASE, apiKey: 'secret-1' }, 'never belongs in a page'],
  ])('is told: %s', async (_, settings, message) => {
    const { fetch, urls } = serviceOf(() => posts(1));
    const { html, error } = await renderWidget('ws-public-posts', settings, { fetch });
    expect(error?.kind).toBe('setup');
    expect(error?.message).toContain(message);
    expect(urls).toEqual([]);
    expect(html).not.toContain('secret-1');
  });

  test('is told of a setting that does not fit, and of one that there is none of, in one line each', async () => {
    const { fetch } = serviceOf(() => posts(1));
    // As a script without types may call it.
    const settings = {
      ...BASE,
      layout: 'spiral',
      limit: 99,
      theme: 'pink',
      onclick: 'alert(1)',
    } as unknown as typeof BASE;
    const { html, error } = await renderWidget('ws-public-posts', settings, { fetch });
    expect(error).toBeUndefined();
    expect(html).not.toContain('onclick');
    for (const word of [
      '"spiral" for "layout"',
      '"99" for "limit"',
      '"pink" for "theme"',
      'Unknown setting "onclick"',
    ]) {
      expect(warnings.filter((line) => line.includes(word))).toHaveLength(1);
    }
  });

  test('leaves the empty state to the owner where they wrote something', async () => {
    const { fetch } = serviceOf(() => []);
    const own = await renderWidget('ws-public-posts', BASE, { fetch, fallback });
    expect(own.html).not.toContain('<template');
    expect(shadowIn((await renderWidget('ws-public-posts', BASE, { fetch })).html)).toContain(
      'There are no posts yet.',
    );
  });
});

describe('what attacks', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028 \ud800 </ws-feed></template>"\'';

  test('ends no script, no template and no attribute', async () => {
    const item = {
      ...itemOf(0),
      postText: hostile,
      feedName: hostile,
      postImage: { src: 'https://i.test/', alt: hostile },
    };
    const { fetch } = serviceOf(() => [item]);
    const { html } = await renderWidget('ws-public-posts', { ...BASE, heading: hostile }, { fetch });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<\/template>/g)).toHaveLength(1);
    expect(html).not.toMatch(/alert\(1\)<|\ud800/);
    expect(jsonIn(html)[0]?.answer).toEqual([item]);
  });

  test('is escaped in every setting, and in the language', async () => {
    const { fetch } = serviceOf(() => posts(1));
    const { html } = await renderWidget(
      'ws-public-posts',
      { baseUrl: 'https://api.test', feedId: `x"><script>`, allLabel: '<img src=x>' },
      { fetch, lang: '"><script>', nonce: '"><script>', styles: '"><script>' },
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img src=x>');
  });

  test('is 130 hostile posts, of which a page has what it asked for', async () => {
    const { fetch } = serviceOf(() =>
      Array.from({ length: 130 }, (_, i) => ({ ...itemOf(i), postText: hostile.repeat(50) })),
    );
    const { posts: shown, html } = await renderWidget('ws-public-posts', { ...BASE, limit: 30 }, { fetch });
    expect(shown).toHaveLength(30);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('does not find the tokens that prose replaces', async () => {
    const { fetch } = serviceOf(() => [{ ...itemOf(0), postText: '<p>prose-0;</p>', feedName: 'prose-0; <b>' }]);
    const { html } = await renderWidget('ws-public-posts', BASE, { fetch });
    expect(shadowIn(html)).toContain('<p>prose-0;</p>');
    expect(shadowIn(html)).toContain('prose-0; &lt;b&gt;');
  });
});

test('many at once do not know of one another', async () => {
  const names: WidgetName[] = ['ws-public-posts', 'ws-feed'];
  const rendered = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const { fetch } = serviceOf(() => {
        const list = [{ ...itemOf(i), postText: `<p>Only <b>${i}</b></p>` }];
        return names[i % 2] === 'ws-feed' ? envelopeOf(list) : list;
      });
      return names[i % 2] === 'ws-feed'
        ? renderWidget('ws-feed', BASE, { fetch, lang: i % 3 ? 'de' : 'fr' })
        : renderWidget('ws-public-posts', BASE, { fetch, lang: i % 3 ? 'de' : 'fr' });
    }),
  );
  rendered.forEach(({ html }, i) => {
    expect(shadowIn(html)).toContain(`<p>Only <b>${i}</b></p>`);
    expect(shadowIn(html)).toContain(i % 3 ? 'Beitrag ansehen' : 'Voir');
  });
});
