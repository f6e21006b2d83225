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
const BASE = 'https://api.example';

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

describe('an address of the service', () => {
  test('stays below its base and says the id, whatever the id: public posts', () =>
    holds(
      fc.property(anyBase, anyId, anyNumber, (base, id, limit) => {
        const { path, query } = readRequest(base, publicPostsUrl(base, id, limit));
        expect(path).toEqual(['feeds', sendableId(id), 'public-posts']);
        expect(Object.keys(query)).toEqual(['limit']);
        expect(query['limit']).toMatch(LIMIT);
      }),
      2000,
    ));

  test('stays below its base and says the id, the filter and the order: posts', () =>
    holds(
      fc.property(anyBase, anyId, anyNumber, anyNumber, anyId, anyId, (base, id, offset, limit, filter, orderBy) => {
        const { path, query } = readRequest(base, postsUrl(base, id, { offset, limit, filter, orderBy }));
        expect(path).toEqual(['feeds', sendableId(id), 'posts']);
        const { $offset, $limit, ...rest } = query;
        expect($offset).toMatch(OFFSET);
        expect($limit).toMatch(LIMIT);
        expect(rest).toEqual({
          ...(filter && { $filter: sendable(filter) }),
          ...(orderBy && { $orderBy: sendable(orderBy) }),
        });
      }),
      2000,
    ));

  test('stays below its base and says the ids: an embed', () =>
    holds(
      fc.property(anyBase, anyId, anyId, (base, id, org) => {
        const { path, query } = readRequest(base, embedUrl(base, id, org));
        expect(path).toEqual(['integration', 'embedded', sendableId(id)]);
        expect(query).toEqual({ org: sendable(org) });
      }),
      2000,
    ));

  test('asks for what was asked for, where the service has it', () =>
    holds(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }), (offset, limit) => {
        const { query } = readRequest(BASE, postsUrl(BASE, 'f', { offset, limit }));
        expect(query).toEqual({ $offset: String(offset), $limit: String(limit) });
      }),
    ));
});

describe('a base address', () => {
  test('is http(s), without a slash at its end, a query or credentials, or none, and throws nothing', () =>
    holds(
      fc.property(oddUrl, fc.option(oddUrl, { nil: undefined }), (written, page) => {
        const base = readBaseUrl(written, page);
        if (base !== undefined) expect(base).toMatch(/^https?:\/\/[^/?#@\\\s]+(\/[^?#\s]*)?(?<!\/)$/);
      }),
      3000,
    ));

  test('reads as itself once it is read', () =>
    holds(
      fc.property(oddUrl, (written) => {
        const base = readBaseUrl(written);
        if (base !== undefined) expect(readBaseUrl(base)).toBe(base);
      }),
      3000,
    ));
});
