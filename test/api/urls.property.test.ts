import { describe, expect, test } from 'vitest';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../src/api/urls.ts';
import { fc, holds } from '../support/property.ts';
import { oddString, oddUrl } from '../support/wire.ts';

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

describe('an address of the service stays below its base and says the id, whatever the id', () => {
  test('with a limit that the service has: public posts', () =>
    holds(
      fc.property(anyBase, anyId, anyNumber, (base, id, limit) => {
        const { path, query } = readRequest(base, publicPostsUrl(base, id, limit));
        expect(path).toEqual(['feeds', sendableId(id), 'public-posts']);
        expect(query).toEqual({ limit: expect.stringMatching(LIMIT) });
      }),
      2000,
    ));

  test('with a page that the service has, the filter and the order: posts', () =>
    holds(
      fc.property(anyBase, anyId, anyNumber, anyNumber, anyId, anyId, (base, id, offset, limit, filter, orderBy) => {
        const { path, query } = readRequest(base, postsUrl(base, id, { offset, limit, filter, orderBy }));
        expect(path).toEqual(['feeds', sendableId(id), 'posts']);
        expect(query).toEqual({
          $offset: expect.stringMatching(OFFSET),
          $limit: expect.stringMatching(LIMIT),
          ...(filter && { $filter: sendable(filter) }),
          ...(orderBy && { $orderBy: sendable(orderBy) }),
        });
      }),
      2000,
    ));

  test('with that of its organization: an embed', () =>
    holds(
      fc.property(anyBase, anyId, anyId, (base, id, org) => {
        const { path, query } = readRequest(base, embedUrl(base, id, org));
        expect(path).toEqual(['integration', 'embedded', sendableId(id)]);
        expect(query).toEqual({ org: sendable(org) });
      }),
      2000,
    ));
});

test('a base address is http(s), without a slash at its end, a query or credentials, or none, and reads as itself', () =>
  holds(
    fc.property(oddUrl, fc.option(oddUrl, { nil: undefined }), (written, page) => {
      const base = readBaseUrl(written, page);
      if (base === undefined) return;
      expect(base).toMatch(/^https?:\/\/[^/?#@\\\s]+(\/[^?#\s]*)?(?<!\/)$/);
      expect(readBaseUrl(base)).toBe(base);
    }),
    3000,
  ));
