import { describe, expect, test } from 'vitest';
import { readUrl } from '../../src/model/url-gate.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddUrl } from '../support/wire.ts';

/** URLs in the odd forms that parsers know: other slashes, tabs and newlines within, credentials, all kinds of hosts. */
const PIECES = (
  'http https javascript data blob HtTpS : :// :\\\\ / // \\ @ % %2e %00 .. ? # [ ] ::1 0x7f 127.1 ' +
  'example.com xn-- ß ％ 。 \u202e \ud800 :99999 :80'
).split(' ');
const odderUrl = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, '\t', '\n', '\u0000', ' ', 'a'.repeat(64)), oddUrl), { maxLength: 8 })
  .map((parts) => parts.join(''));

const anyUrl = fc.oneof(oddUrl, odderUrl);

describe('the gate for URLs', () => {
  // Node's parser takes time by the square of the host where each character is another.
  test('holds up nobody with a long host of any characters', () =>
    holds(
      fc.property(
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat({ max: 0x9000 }),
        (length, step, first) => {
          const codes = Array.from({ length }, (_, i) => 0x4e00 + ((first + i * step) % 20_000));
          const url = `https://${codes.map((code) => String.fromCharCode(code)).join('')}`;
          const before = process.cpuUsage();
          readUrl(url);
          expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
        },
      ),
      50,
    ));

  test('lets through http(s) alone, absolute, in its normal form, which it lets through again, and throws nothing', () =>
    holds(
      fc.property(anyUrl, (written) => {
        const url = readUrl(written);
        if (url === undefined) return;
        expect(url).toMatch(/^https?:\/\/[^/\\\s]/);
        const { href, username, password, host } = new URL(url);
        expect([href, username, password]).toEqual([url, '', '']);
        expect(url.startsWith(`${new URL(url).protocol}//${host}/`)).toBe(true);
        if (url.length <= 8000) expect(readUrl(url)).toBe(url); // longer than that is what no server takes
      }),
      5000,
    ));

  test('stops all that is not a string', () =>
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
