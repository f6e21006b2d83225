import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PluginOptions } from '../../src/eleventy/index.ts';
import { attributeOf } from '../../src/settings/attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../../src/widgets/setup/post-card-attributes.ts';
import { itemOf, shadowIn } from '../server/rendered.ts';
import attacks from './attacks.json' with { type: 'json' };
import shortcodes from './shortcodes.json' with { type: 'json' };
import { FALLBACK, makeSite } from './make-site.ts';

const BASE_URL = 'https://api.test';

let warnings: string[] = [];
let urls: string[] = [];
let answer: () => Response;

beforeEach(() => {
  warnings = [];
  urls = [];
  answer = () => Response.json([itemOf(0)]);
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warnings.push(words.join(' ')));
});

const fetch = async (url: string): Promise<Response> => {
  urls.push(url);
  return answer();
};

const siteWith = (options: PluginOptions = {}) => makeSite({ settings: { baseUrl: BASE_URL }, fetch, ...options });

describe('what attacks the page', () => {
  test.each(attacks)('is not markup: %s', async (_, attributes) => {
    const html = await siteWith().show('wsPublicPosts', attributes);
    expect(html).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")|onclick/);
    expect(html).toContain(FALLBACK);
  });

  test('changes no prototype', async () => {
    await siteWith().show('wsPublicPosts', JSON.parse('{"feedId": "abc", "__proto__": {"limit": 3}}'));
    expect(urls).toEqual([`${BASE_URL}/feeds/abc/public-posts?limit=10`]);
    expect({}).not.toHaveProperty('limit');
  });

  test('is a place that somebody else wrote, though it is like ours: it stays as it is', async () => {
    const { build, place } = siteWith();
    const html = place('wsPublicPosts', 'feed-id="abc"').replace(/="./, '="-') + '<div data-ws-widgets="0"></div>';
    expect(await build(html)).toBe(html);
    expect(await build(undefined)).toBe(undefined); // a template that writes no file
  });
});

describe('a shortcode', () => {
  test('keeps a place in one line, which Markdown leaves as it is, and the page gets the posts once it is complete', async () => {
    const { build, place } = siteWith();
    const kept = place('wsPublicPosts', 'feed-id="abc"');
    expect(kept).toMatch(/^<div [^\n]*><\/div>$/);
    expect(urls).toEqual([]);
    const html = String(await build(`<h1>News</h1>${kept}<p>More</p>`));
    expect(html).toMatch(/^<h1>News<\/h1><ws-public-posts base-url="\S+" feed-id="abc">[^]*<p>More<\/p>$/);
    expect(shadowIn(html)).toContain('Words 0');
    expect(html).toContain(`${FALLBACK}</ws-public-posts>`);
    expect(await build(kept.replaceAll('"', ''))).toContain('<article'); // a minifier removed the quotes
    expect(warnings).toEqual([]);
  });

  test('takes attributes as in HTML, named arguments of Nunjucks, and objects, and the last that says something counts', async () => {
    const given = ['feed-id="abc" limit="3" share', { 'heading-level': 3 }, { limit: 5, __keywords: true }, undefined];
    const html = await siteWith().show('wsPublicPosts', ...given);
    expect(html).toContain('feed-id="abc" limit="5" share heading-level="3">');
    expect(urls).toEqual([`${BASE_URL}/feeds/abc/public-posts?limit=5`]);
    expect(warnings).toEqual([]);
  });

  test('takes of the settings of all elements those that its element has, and no fallback, or no language, as none', async () => {
    const settings = { baseUrl: BASE_URL, layout: 'grid', pageSize: 3, limit: 2, colour: 'red' } as const;
    const site = siteWith({ settings });
    expect(await site.show('wsPostCard', 'feed-id="a" post-id="b"')).toMatch(/^<ws-post-card base-url="\S+" feed-id/);
    expect(await site.show('wsFeed', { feedId: 'a', lang: null })).toMatch(/ layout="grid" page-size="3" feed-id="a">/);
    expect(warnings.filter((line) => line.includes('WS-701'))).toEqual(
      Array(2).fill(expect.stringContaining('colour')),
    );
    expect(await makeSite({ settings, fetch }, null).show('wsFeed', '')).toMatch(/><\/ws-feed>$/);
  });

  test.each(shortcodes as [string, keyof typeof REQUESTING_ATTRIBUTES, string, string][])(
    'there is for each element, with all its attributes as in HTML: %s',
    async (shortcode, tag, own, path) => {
      await siteWith().show(shortcode, own);
      expect(urls[0]).toBe(BASE_URL + path);
      const names = Object.keys(REQUESTING_ATTRIBUTES[tag]).map(attributeOf);
      expect(names).toContain('text-format');
      expect(names.length).toBeGreaterThan(20);
      await siteWith().show(shortcode, names.map((name) => `${name}="1"`).join(' '));
      expect(warnings.filter((line) => line.includes('Unknown setting'))).toEqual([]);
    },
  );
});

describe('a build', () => {
  test('asks once for an element that is on many pages, and again in the next build, for pages that were kept too', async () => {
    const { begin, build, place } = siteWith();
    const [one, two] = [place('wsPublicPosts', 'feed-id="abc"'), place('wsPublicPosts', { feedId: 'abc' })];
    await Promise.all([build(one), build(two), build(one + two)]);
    expect(urls).toHaveLength(1);
    await begin();
    answer = () => Response.json([{ ...itemOf(0), postText: 'Newer words' }]);
    expect(await build(one)).toContain('Newer words');
    expect(urls).toHaveLength(2);
    // Set up again, as when the configuration is edited during a watch.
    expect(await siteWith().build(one)).toContain('Newer words');
  });

  test.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers an error', () => Response.json({}, { status: 500 })],
    ['answers HTML', () => new Response('<h1>Login</h1>')],
    ['answers late', () => new Promise<Response>(() => {})],
  ])('does not fail where the service %s: the fallback is in the page, and one line says so', async (_, fetch) => {
    const { build, place } = siteWith({ fetch: async () => fetch() });
    const kept = place('wsPublicPosts', 'feed-id="abc" timeout="50"');
    const [html] = await Promise.all([build(kept), build(kept)]);
    const tag = `<ws-public-posts base-url="${BASE_URL}" feed-id="abc" timeout="50">`;
    expect(html).toBe(`${tag}${FALLBACK}</ws-public-posts>`);
    const line = /^WS-702 ws-widgets: \.\/index\.md: <ws-public-posts> displays its fallback\. \S[^\n]+$/;
    expect(warnings).toEqual([expect.stringMatching(line)]);
  });
});
