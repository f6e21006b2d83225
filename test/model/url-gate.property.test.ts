import { describe, expect, test } from 'vitest';
import { readUrl } from '../../src/model/url-gate.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddUrl } from '../support/wire.ts';

/** URLs in the odd forms that parsers know: other slashes, tabs and newlines within, credentials, all kinds of hosts. */
const odderUrl = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'http',
        'https',
        'javascript',
        'data',
        'blob',
        'HtTpS',
        ':',
        '://',
        ':\\\\',
        '/',
        '//',
        '\\',
        '@',
      ),
      fc.constantFrom('\t', '\n', '\u0000', ' ', '%', '%2e', '%00', '..', '?', '#', '[', ']', '::1', '0x7f', '127.1'),
      fc.constantFrom('example.com', 'xn--', 'ß', '％', '。', '\u202e', '\ud800', ':99999', ':80', 'a'.repeat(64)),
      oddUrl,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const anyUrl = fc.oneof(oddUrl, odderUrl);

describe('the gate for URLs', () => {
  test('lets through http(s) alone, absolute and in its normal form, and throws nothing', () =>
    holds(
      fc.property(anyUrl, (written) => {
        const url = readUrl(written);
        if (url === undefined) return;
        expect(url).toMatch(/^https?:\/\/[^/\\\s]/);
        expect(new URL(url).href).toBe(url);
      }),
      5000,
    ));

  test('lets through again what it has let through, unchanged', () =>
    holds(
      fc.property(anyUrl, (written) => {
        const url = readUrl(written);
        expect(readUrl(url)).toBe(url);
      }),
      5000,
    ));

  test('stops all that is no string', () =>
    holds(
      fc.property(fc.oneof(anyJson, fc.constant('["https://example.com/"]')), (json) => {
        const value: unknown = JSON.parse(json);
        if (typeof value !== 'string') expect(readUrl(value)).toBeUndefined();
      }),
    ));

  test('lets through every URL of the web as the browser reads it', () =>
    holds(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(readUrl(url)).toBe(new URL(url).href);
      }),
    ));
});
