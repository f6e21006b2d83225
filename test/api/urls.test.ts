import { expect, test } from 'vitest';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../src/api/urls.ts';
import { fc, holds } from '../support/property.ts';
import { oddString, oddUrl } from '../support/wire.ts';
import baseAddresses from './base-addresses.json' with { type: 'json' };

const SCHEMES = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'];
const MORE_SCHEMES = ['ftp://api.example', 'file:///etc/passwd', 'blob:https://api.example/1', 'ws://api.example'];
const NO_URLS = ['xhttps://api.example', 'httpsx://api.example', 'http://', 'https://api example', ''];
const NO_BASES = ['https://api.example:99999', '//api.example', '/v1', 'api.example'];
const NO_SCHEME = ['api.example?v=1', 'localhost:3000', ' 127.0.0.1:80/v1'];

test.each([...SCHEMES, ...MORE_SCHEMES, ...NO_URLS, ...NO_BASES, ...NO_SCHEME])(
  'the base address is never %j',
  (written) => expect(readBaseUrl(written)).toBeUndefined(),
);

test.each<{ written: string; page?: string; read: string | null }>(baseAddresses)(
  'the base address $written on the page $page is $read',
  ({ written, page, read }) => expect(readBaseUrl(written, page)).toBe(read ?? undefined),
);

test('a base address is http(s), without a slash at its end, a query or credentials, or none, and reads as itself', () =>
  holds(
    fc.property(oddUrl, fc.option(oddUrl, { nil: undefined }), (written, page) => {
      const base = readBaseUrl(written, page);
      if (base === undefined) return;
      expect(base).toMatch(/^https?:\/\/[^/?#@\\\s]+(\/[^?#\s]*)?(?<!\/)$/);
      expect(readBaseUrl(base)).toBe(base);
    }),
  ));

const anyBase = fc.constantFrom('https://api.example', 'http://[::1]:8080/v1', 'https://xn--mnchen-3ya.example/a/b');
const ODD_IDS = ['\ud800', 'a\udc00b', ' ', ...'. .. ... %2e%2e ../.. / \\ ? # a/../b % %zz'.split(' ')];
const anyId = fc.oneof(oddString, fc.constantFrom(...ODD_IDS), oddUrl);

/** What a URL cannot contain is sent as U+FFFD: half of a surrogate pair, and a segment that is `.` or `..`. */
const sendable = (text: string): string => Buffer.from(text).toString();
const sendableId = (id: string): string => (id === '.' || id === '..' ? '\ufffd' : sendable(id));

/** What a service reads after its base URL: the segments of the path, and the query. */
function readRequest(base: string, url: string) {
  const { href, pathname, searchParams, hash } = new URL(url);
  expect([href.startsWith(`${base}/`), hash]).toEqual([true, '']);
  const path = pathname.slice(new URL(base).pathname.replace(/\/$/, '').length + 1);
  return [path.split('/').map((segment) => decodeURIComponent(segment)), Object.fromEntries(searchParams)];
}

test('an address of the service stays below its base and says the id, the filter and the order, whatever they are', () =>
  holds(
    fc.property(anyBase, anyId, anyId, anyId, (base, id, filter, orderBy) => {
      const read = (url: string) => readRequest(base, url);
      expect(read(publicPostsUrl(base, id, 6))).toEqual([['feeds', sendableId(id), 'public-posts'], { limit: '6' }]);
      const query = {
        $offset: '0',
        $limit: '6',
        ...(filter && { $filter: sendable(filter) }),
        ...(orderBy && { $orderBy: sendable(orderBy) }),
      };
      const posts = postsUrl(base, id, { offset: 0, limit: 6, filter, orderBy });
      expect(read(posts)).toEqual([['feeds', sendableId(id), 'posts'], query]);
      const embed = embedUrl(base, id, filter);
      expect(read(embed)).toEqual([['integration', 'embedded', sendableId(id)], { org: sendable(filter) }]);
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
  expect(publicPostsUrl('', 'a/B +', asked)).toBe(`/feeds/a%2FB%20%2B/public-posts?limit=${limit}`);
  const posts = postsUrl('/v1', 'abc', { offset: asked, limit: asked });
  expect(posts).toBe(`/v1/feeds/abc/posts?$offset=${offset}&$limit=${limit}`);
});
