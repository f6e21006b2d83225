import { describe, expect, test } from 'vitest';
import { feedPosts, mergedPublicPosts } from '../../../src/source/feed-posts.ts';
import { type HintedElement, pageHints } from '../../../src/source/plan/page-hints.ts';
import { EmbedPosts } from '../../../src/source/embed-posts.ts';
import { PublicPosts } from '../../../src/source/public-posts.ts';
import type { PostSource } from '../../../src/source/post-source.ts';
import type { Ask } from '../../../src/source/shared-requests.ts';
import { never } from '../simulated-service.ts';

const BASE = 'https://api.example/base';
const feed = (more: Partial<HintedElement> = {}): HintedElement => ({
  tag: 'ws-feed',
  baseUrl: `${BASE}/`,
  feedId: 'a',
  loading: 'eager',
  ...more,
});

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** What a source asks for first; nothing is answered. */
function firstAsked(make: (ask: Ask) => PostSource): string[] {
  const asked: string[] = [];
  const ask: Ask = (url) => {
    asked.push(url);
    return new Promise(() => {});
  };
  void make(ask).load(never);
  return asked;
}

const options = { baseUrl: BASE, timeoutMs: 1000, maxPosts: Infinity };

describe('the hint', () => {
  test('names to the letter what a feed asks for first', () => {
    const query = { filter: 'a=b&"c"', orderBy: 'date desc' };
    expect(hrefsOf(pageHints(feed({ ...query, count: 7 })).preload)).toEqual(
      firstAsked((ask) => feedPosts(ask, ['a'], { ...options, ...query, pageSize: 7 })),
    );
  });

  test('names every workspace of several, without the order that is then not sent', () => {
    const query = { filter: 'x', orderBy: 'date' };
    expect(hrefsOf(pageHints(feed({ ...query, feedId: ' a  b/c a ' })).preload)).toEqual(
      firstAsked((ask) => feedPosts(ask, ['a', 'b/c'], { ...options, ...query, pageSize: 10 })),
    );
  });

  test('names to the letter what the newest public posts are asked for by', () => {
    const one = feed({ tag: 'ws-public-posts', feedId: 'ä ö', count: 99 });
    expect(hrefsOf(pageHints(one).preload)).toEqual([
      ...firstAsked((ask) => new PublicPosts(ask, 'ä', { ...options, limit: 99 })),
      ...firstAsked((ask) => new PublicPosts(ask, 'ö', { ...options, limit: 99 })),
    ]);
    expect(hrefsOf(pageHints(one).preload)).toEqual(
      firstAsked((ask) => mergedPublicPosts(ask, ['ä', 'ö'], { ...options, limit: 99 })),
    );
  });

  test('asks for all at once where posts are chosen from', () => {
    for (const tag of ['ws-feed', 'ws-public-posts'] as const) {
      expect(pageHints(feed({ tag, count: 7, isChosen: true })).preload).toContain('limit=30');
    }
  });

  test('names the integration of an embed, and no workspace, for these are not known yet', () => {
    const embed = feed({ tag: 'ws-embed', embedId: 'e&1', org: 'o"1' });
    expect(hrefsOf(pageHints(embed).preload)).toEqual(
      firstAsked((ask) => new EmbedPosts(ask, 'e&1', { ...options, org: 'o"1', pageSize: 10 })),
    );
  });

  test.each<[string, Partial<HintedElement>]>([
    ['is lazy', { loading: 'lazy' }],
    ['does not say that it is eager', { loading: undefined as never }],
    ['waits for consent', { consent: 'click' }],
    ['has no workspace', { feedId: ' ' }],
    ['has a base that is no http(s) URL', { baseUrl: 'javascript:alert(1)' }],
    ['has a relative base, which only its page can read', { baseUrl: '/api' }],
    ['is an embed without an organisation', { tag: 'ws-embed', embedId: 'e' }],
  ])('is left out where the element %s', (_, more) => {
    expect(pageHints(feed(more)).preload).toBe('');
  });

  test('is markup that nothing written can break out of', () => {
    const { preload } = pageHints(
      feed({ feedId: '"><script>alert(1)</script>', baseUrl: 'https://api.example/"><b>' }),
    );
    expect(preload).toMatch(/^<link rel="preload" as="fetch" crossorigin href="[^"<>]*">$/);
  });
});

describe('the style sheet', () => {
  test('is one that no id can break out of', () => {
    const { css } = pageHints(feed({ feedId: 'a"] { color: red } \\ \n </style>' }));
    const [selector] = /^.*$/m.exec(css) ?? [];
    expect(selector).toMatch(/^ws-feed\[feed-id="[^"\n]*"\]:not\(:defined\) \{/);
    expect(css).not.toContain('</style');
  });

  test('reserves as many cards as will be asked for, however many were written', () => {
    expect(pageHints(feed({ count: 99 })).css).toContain('30 * 30rem');
    expect(pageHints(feed({ count: 0 })).css).toContain('1 * 30rem');
  });
});
