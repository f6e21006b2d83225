import { describe, expect, test } from 'vitest';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../src/api/urls.ts';

const BASE = 'https://api.example';

describe('a base address', () => {
  const SCHEMES = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'];
  const MORE_SCHEMES = ['ftp://api.example', 'file:///etc/passwd', 'blob:https://api.example/1', 'ws://api.example'];
  const NO_URLS = ['xhttps://api.example', 'httpsx://api.example', 'http://', 'https://api example', ''];
  const NO_BASES = ['https://api.example:99999', '//api.example', '/v1', 'api.example'];
  const NO_SCHEME = ['api.example?v=1', 'localhost:3000', ' 127.0.0.1:80/v1'];

  test.each([...SCHEMES, ...MORE_SCHEMES, ...NO_URLS, ...NO_BASES, ...NO_SCHEME])('is never %j', (written) => {
    expect(readBaseUrl(written)).toBeUndefined();
  });

  test.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/v1', 'https://api.example/v1'],
    ['https://api.example/v1///', 'https://api.example/v1'],
    ['  HTTP://API.Example:8080/Path/  ', 'http://api.example:8080/Path'],
    ['https://me:secret@api.example/v1?key=1#top', 'https://api.example/v1'],
  ])('written as %j is %j', (written, read) => expect(readBaseUrl(written)).toBe(read));

  test.each([
    ['/api/', 'https://shop.example/a/b.html', 'https://shop.example/api'],
    ['api', 'https://shop.example/a/b.html', 'https://shop.example/a/api'],
    ['.', 'https://shop.example/a/b.html', 'https://shop.example/a'],
    ['//api.example/v1', 'http://shop.example/', 'http://api.example/v1'],
    ['https://api.example', 'file:///home/index.html', 'https://api.example'],
  ])('%j on the page %j is %j', (written, from, read) => expect(readBaseUrl(written, from)).toBe(read));

  test.each([
    ['/api', 'file:///home/index.html'],
    ['/api', 'about:srcdoc'],
    ['javascript:alert(1)', 'https://shop.example/'],
  ])('%j on the page %j is none', (written, from) => expect(readBaseUrl(written, from)).toBeUndefined());
});

describe('an address of the service', () => {
  test('is a path after the base, whatever the base', () => {
    expect(publicPostsUrl(BASE, 'a/B +', 6)).toBe('https://api.example/feeds/a%2FB%20%2B/public-posts?limit=6');
    expect(postsUrl(`${BASE}/v1`, 'abc', { offset: 0, limit: 10 })).toBe(
      'https://api.example/v1/feeds/abc/posts?$offset=0&$limit=10',
    );
    expect(embedUrl(BASE, 'town', 'valley')).toBe('https://api.example/integration/embedded/town?org=valley');
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
});
