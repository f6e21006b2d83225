import { describe, expect, test } from 'vitest';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../src/api/urls.ts';

const BASE = 'https://api.example';
const page = { offset: 0, limit: 10 };

describe('a base address', () => {
  const SCHEMES = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'];
  const MORE_SCHEMES = ['ftp://api.example', 'file:///etc/passwd', 'blob:https://api.example/1', 'ws://api.example'];
  const NO_URLS = ['xhttps://api.example', 'httpsx://api.example', 'http://', 'https://api example', ''];
  const NO_BASES = ['https://api.example:99999', '//api.example', '/v1', 'api.example'];

  test.each([...SCHEMES, ...MORE_SCHEMES, ...NO_URLS, ...NO_BASES])('is never %j', (written) => {
    expect(readBaseUrl(written)).toBeUndefined();
  });

  test.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/v1', 'https://api.example/v1'],
    ['https://api.example/v1///', 'https://api.example/v1'],
    ['  HTTP://API.Example:8080/Path/  ', 'http://api.example:8080/Path'],
    ['https://me:secret@api.example/v1?key=1#top', 'https://api.example/v1'],
  ])('written as %j is %j', (written, read) => {
    expect(readBaseUrl(written)).toBe(read);
  });

  test.each([
    ['/api/', 'https://shop.example/a/b.html', 'https://shop.example/api'],
    ['api', 'https://shop.example/a/b.html', 'https://shop.example/a/api'],
    ['.', 'https://shop.example/a/b.html', 'https://shop.example/a'],
    ['//api.example/v1', 'http://shop.example/', 'http://api.example/v1'],
    ['https://api.example', 'file:///home/index.html', 'https://api.example'],
  ])('%j on the page %j is %j', (written, from, read) => {
    expect(readBaseUrl(written, from)).toBe(read);
  });

  test.each([
    ['/api', 'file:///home/index.html'],
    ['/api', 'about:srcdoc'],
    ['javascript:alert(1)', 'https://shop.example/'],
  ])('%j on the page %j is none', (written, from) => {
    expect(readBaseUrl(written, from)).toBeUndefined();
  });
});

describe('an address of the service', () => {
  test('is a path after the base, whatever the base', () => {
    expect(publicPostsUrl(BASE, 'abc', 6)).toBe('https://api.example/feeds/abc/public-posts?limit=6');
    expect(postsUrl(`${BASE}/v1`, 'abc', page)).toBe('https://api.example/v1/feeds/abc/posts?$offset=0&$limit=10');
    expect(embedUrl(BASE, 'town', 'valley')).toBe('https://api.example/integration/embedded/town?org=valley');
  });

  test.each(['a/b c?d', '../../secret', 'a.', 'a..', 'a#b', 'a&b=c', '50%', 'Ünï', 'ABC', 'a+b'])(
    'holds the id %j in one segment that reads back the same',
    (id) => {
      const inPath = (url: string) => decodeURIComponent(new URL(url).pathname.split('/')[2] ?? '');
      expect(publicPostsUrl(BASE, id, 6)).toContain(`/feeds/${encodeURIComponent(id)}/`); // as the service expects it
      expect(inPath(postsUrl(BASE, id, page))).toBe(id);
      expect(decodeURIComponent(new URL(embedUrl(BASE, id, 'o')).pathname.split('/')[3] ?? '')).toBe(id);
      expect(new URL(embedUrl(BASE, 'e', id)).searchParams.get('org')).toBe(id);
    },
  );

  test.each(['.', '..'])('is not left by an id of dots alone, which no path can hold: %j', (id) => {
    expect(publicPostsUrl(BASE, id, 6)).toBe('https://api.example/feeds/%EF%BF%BD/public-posts?limit=6');
    expect(postsUrl(BASE, id, { ...page, filter: id })).toMatch(new RegExp(`/feeds/%EF%BF%BD/.*filter=${id}$`));
    expect(embedUrl(BASE, id, id)).toBe(`https://api.example/integration/embedded/%EF%BF%BD?org=${id}`);
  });

  test('says half of a character as the mark for a lost one, and throws nothing', () => {
    expect(embedUrl(BASE, 'a\ud800b', '\udc00')).toBe(
      'https://api.example/integration/embedded/a%EF%BF%BDb?org=%EF%BF%BD',
    );
  });

  // DESIGN: "`limit` and `$limit` are sent as 1-30, `$offset` as 0-100, whatever was asked for".
  test.each([
    [-Infinity, 1, 0],
    [-5, 1, 0],
    [0, 1, 0],
    [1, 1, 1],
    [2.5, 2, 2],
    [30, 30, 30],
    [31, 30, 31],
    [101, 30, 100],
    [Infinity, 30, 100],
    [NaN, 1, 0],
  ])('asks for a limit of %d as %d, and for such an offset as %d', (asked, limit, offset) => {
    expect(publicPostsUrl(BASE, 'abc', asked)).toMatch(new RegExp(`\\?limit=${limit}$`));
    expect(postsUrl(BASE, 'abc', { offset: asked, limit: asked })).toContain(`?$offset=${offset}&$limit=${limit}`);
  });

  test('passes filter and order on as they are, and leaves empty ones out', () => {
    const asked = { filter: "tag eq 'a&b' + c", orderBy: 'publishDate desc' };
    const query = new URL(postsUrl(BASE, 'abc', { ...page, ...asked })).searchParams;
    expect([...query]).toEqual([
      ['$offset', '0'],
      ['$limit', '10'],
      ['$filter', asked.filter],
      ['$orderBy', asked.orderBy],
    ]);
    expect(postsUrl(BASE, 'abc', { ...page, filter: '', orderBy: '' })).toBe(postsUrl(BASE, 'abc', page));
  });
});
