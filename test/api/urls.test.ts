import { describe, expect, test } from 'vitest';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../src/api/urls.ts';
import { fc, holds } from '../support/property.ts';
import { oddString, oddUrl } from '../support/wire.ts';

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
    ['https://api.example/', 'https://api.example'],
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

test('a base address is http(s), without a slash at its end, a query or credentials, or none, and reads as itself', () =>
  holds(
    fc.property(oddUrl, fc.option(oddUrl, { nil: undefined }), (written, page) => {
      const base = readBaseUrl(written, page);
      if (base === undefined) return;
      expect(base).toMatch(/^https?:\/\/[^/?#@\\\s]+(\/[^?#\s]*)?(?<!\/)$/);
      expect(readBaseUrl(base)).toBe(base);
    }),
  ));

const ODD_IDS = ['\ud800', 'a\udc00b', ' ', ...'. .. ... %2e%2e ../.. / \\ ? # a/../b % %zz'.split(' ')];
const anyId = fc.oneof(oddString, fc.constantFrom(...ODD_IDS), oddUrl);
const anyNumber = fc.oneof(
  fc.integer({ min: -5, max: 150 }),
  fc.double(),
  fc.constantFrom(NaN, Infinity, -Infinity, -0),
);

const LIMIT = /^([1-9]|[12]\d|30)$/;
const OFFSET = /^(\d\d?|100)$/;

const anyBase = fc
  .tuple(fc.constantFrom('https://api.example', 'http://[::1]:8080', 'https://münchen.example'), fc.webPath())
  .map(([origin, path]) => readBaseUrl(origin + path) ?? expect.fail('no base'));

/** What no URL can say is sent as the mark for a lost character: half of one, and as a whole segment, dots alone. */
const sendable = (text: string): string => Buffer.from(text).toString();
const sendableId = (id: string): string => (id === '.' || id === '..' ? '\ufffd' : sendable(id));

/** What a service reads after its base: the path, segment by segment, and the query. */
function readRequest(base: string, url: string) {
  const { origin, pathname, searchParams, hash, username } = new URL(url);
  const path = origin + pathname;
  expect(path.startsWith(`${base}/`), `${url} left ${base}`).toBe(true);
  expect(hash + username).toBe('');
  return {
    path: path
      .slice(base.length + 1)
      .split('/')
      .map((segment) => decodeURIComponent(segment)),
    query: Object.fromEntries(searchParams),
  };
}

test('an address of the service stays below its base and says the id, whatever the id, and asks for what the service has', () =>
  holds(
    fc.property(anyBase, anyId, anyNumber, anyNumber, anyId, anyId, (base, id, offset, limit, filter, orderBy) => {
      const publicPosts = readRequest(base, publicPostsUrl(base, id, limit));
      expect(publicPosts.path).toEqual(['feeds', sendableId(id), 'public-posts']);
      expect(publicPosts.query).toEqual({ limit: expect.stringMatching(LIMIT) });

      const posts = readRequest(base, postsUrl(base, id, { offset, limit, filter, orderBy }));
      expect(posts.path).toEqual(['feeds', sendableId(id), 'posts']);
      expect(posts.query).toEqual({
        $offset: expect.stringMatching(OFFSET),
        $limit: expect.stringMatching(LIMIT),
        ...(filter && { $filter: sendable(filter) }),
        ...(orderBy && { $orderBy: sendable(orderBy) }),
      });

      const embed = readRequest(base, embedUrl(base, id, filter));
      expect(embed.path).toEqual(['integration', 'embedded', sendableId(id)]);
      expect(embed.query).toEqual({ org: sendable(filter) });
    }),
  ));

// DESIGN: "`limit` and `$limit` are sent as 1-30, `$offset` as 0-100, whatever was asked for".
test.each([
  [-5, 1, 0],
  [2.5, 2, 2],
  [31, 30, 31],
  [Infinity, 30, 100],
  [NaN, 1, 0],
])('a limit of %d is asked for as %d, and such an offset as %d', (asked, limit, offset) => {
  expect(publicPostsUrl(BASE, 'a/B +', asked)).toBe(`${BASE}/feeds/a%2FB%20%2B/public-posts?limit=${limit}`);
  const posts = postsUrl(`${BASE}/v1`, 'abc', { offset: asked, limit: asked });
  expect(posts).toBe(`${BASE}/v1/feeds/abc/posts?$offset=${offset}&$limit=${limit}`);
});
