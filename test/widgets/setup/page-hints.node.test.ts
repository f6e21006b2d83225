import { describe, expect, test } from 'vitest';
import { type HintedElement, pageHints } from '../../../src/widgets/setup/page-hints.ts';
import { firstUrls } from '../../../src/source/plan-requests.ts';
import { anySetup, countOf } from '../../source/any-setup.ts';
import { fc, holds } from '../../support/property.ts';
import counts from './counts.json' with { type: 'json' };
import styles from './hinted-styles.json' with { type: 'json' };
import notHinted from './not-hinted.json' with { type: 'json' };

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

describe('the hint', () => {
  test('names what the element requests first, by the one plan', () =>
    holds(
      fc.property(anySetup, (setup) => {
        const { feedIds, pageSize, maxPosts, ...rest } = setup;
        const bound = setup.tag === 'ws-public-posts' ? {} : { maxPosts };
        const written = { ...rest, ...bound, feedId: ` ${feedIds.join('  ')} ${feedIds[0]} `, count: pageSize };
        const hinted = hrefsOf(pageHints({ ...written, loading: 'eager' }).preload);
        expect(hinted).toEqual(firstUrls({ ...setup, count: countOf(setup) }));
      }),
    ));

  test.each([...(counts as [number, number][]), [NaN, 10], [undefined, 10]])(
    'reads a count of %s as the attribute is read: %s',
    (count, used) => {
      expect(pageHints(feed({ count: count as number })).preload).toContain(`limit=${used}"`);
    },
  );

  const NOT_HINTED = notHinted as unknown as readonly [string, Partial<HintedElement>][];
  test.each([['does not say that it is eager', { loading: undefined as never }], ...NOT_HINTED] as const)(
    'is left out where the element %s',
    (_, more) => expect(pageHints(feed(more)).preload).toBe(''),
  );

  test('is a line for each workspace, and asks for no more posts than there may be', () => {
    const many = Array.from({ length: 25 }, (_, i) => `w${i}`).join(' ');
    expect(pageHints(feed({ feedId: many })).preload.split('\n')).toHaveLength(20);
    const lines = pageHints(feed({ feedId: 'a b', count: 9, maxPosts: 4 })).preload.split('\n');
    expect(lines).toEqual(['a', 'b'].map((id) => expect.stringMatching(new RegExp(`/${id}/posts.*limit=4">$`))));
  });

  test('is made where the words are read as those that ask at once', () => {
    expect(pageHints(feed({ consent: ' None', loading: 'EAGER ' })).preload).toContain('<link');
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
    expect(css).toMatch(/^:where\(ws-feed\[feed-id="[^"\n]*"\]:not\(:defined\):not\(\[hidden\]\)\)\{/);
    expect(css).not.toContain('</style');
  });

  test('reads all that was written as the attributes of an element are read, be it null or a number', () => {
    const odd = { theme: null, layout: ' GRID ', isFeatured: 'false', heading: null, maxPosts: null, loading: null };
    const { preload, css } = pageHints({ ...feed(), ...odd, feedId: 7 } as never);
    expect([preload, css]).toEqual(['', pageHints(feed({ feedId: '7', layout: 'grid' })).css]);
    expect(pageHints(feed({ theme: 'drak' as never }))).toEqual(pageHints(feed()));
  });

  test('reserves nothing where nothing is requested, and for one card of the thirty that are', () => {
    expect(pageHints(feed({ consent: 'click' }))).toEqual({ preload: '', css: '' });
    const { preload, css } = pageHints(feed({ tag: 'ws-post-card', count: 5 }));
    expect([preload, css]).toEqual([expect.stringContaining('limit=30"'), expect.stringContaining('(1 * 30em')]);
  });

  test('reserves as many cards as will be asked for, however many were written', () => {
    expect(pageHints(feed({ count: 99 })).css).toContain('30 * 30em');
    expect(pageHints(feed({ count: 0 })).css).toContain('1 * 30em');
  });

  const STYLES = styles as unknown as [string, Partial<HintedElement>, string, string, string][];
  test.each(STYLES)('reserves the height of the %s, %o, in each width', (_, more, element, above, padding) => {
    const host = `${element}:not(:defined)`;
    const height = (rows: number) => `calc(${above}${rows} * 30em + ${rows - 1} * var(--ws-gap, 1em))`;
    expect(pageHints(feed({ layout: 'grid', count: 2, ...more })).css.split('\n')).toEqual([
      `:where(${host}:not([hidden])){display:grid;grid:repeat(9,auto) 1fr/0 1fr;box-sizing:border-box;inline-size:100%;container-type:inline-size;font:var(--ws-font,inherit);${padding}}`,
      `${host}::before{content:'';float:left;grid-row:1/-1;font-size:var(--ws-font-size,1em)}`,
      `${host}>[slot]{display:none}`,
      `@container (inline-size>=0em){${host}::before{block-size:${height(2)}}}`,
      `@container (inline-size>=35em){${host}::before{block-size:${height(1)}}}`,
    ]);
  });
});
