import { describe, expect, test } from 'vitest';
import { languageOfTag, readLanguageTag, readUrl } from '../../src/model/formats.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, oddUrl } from '../support/wire.ts';

// Which URLs pass the gate, and their normal form, is in `conformance/posts/urls.json`.

/** Pieces of URLs in the odd forms that parsers accept: backslashes, encoded dots, credentials, all kinds of hosts. */
const PIECES = (
  'http https javascript data blob HtTpS : :// :\\\\ / // \\ @ % %2e %00 .. ? # [ ] ::1 0x7f 127.1 ' +
  'example.com xn-- ß ％ 。 \u202e \ud800 :99999 :80'
).split(' ');
const odderUrl = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, '\t', '\n', '\u0000', ' ', 'a'.repeat(64)), oddUrl), { maxLength: 8 })
  .map((parts) => parts.join(''));

test('the gate for URLs lets through http(s) alone, absolute, in its normal form, which it lets through again', () =>
  holds(
    fc.property(fc.oneof(oddUrl, odderUrl), (written) => {
      const url = readUrl(written);
      if (url === undefined) return;
      expect(url).toMatch(/^https?:\/\/[^/\\\s]/);
      const { href, username, password, host, protocol } = new URL(url);
      expect([href, username, password]).toEqual([url, '', '']);
      expect(url.startsWith(`${protocol}//${host}/`)).toBe(true);
      if (url.length <= 8000) expect(readUrl(url)).toBe(url);
    }),
    3000,
  ));

test('the gate for URLs lets through every URL of the web as the browser reads it, and nothing but strings', () =>
  holds(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), anyJson, (url, json) => {
      expect(readUrl(url)).toBe(new URL(url).href);
      const value: unknown = JSON.parse(json);
      if (typeof value !== 'string') expect(readUrl(value)).toBeUndefined();
    }),
  ));

const longUrl = (length: number): string => 'https://example.com/'.padEnd(length, 'a');

// No server accepts longer ones, and Node's parser takes quadratic time for a host whose characters all differ.
test.each([undefined, [longUrl(30)], new URL(longUrl(30)), () => longUrl(30), Symbol.iterator, longUrl(8001)])(
  'the gate for URLs stops what is longer than any, or no string: %.30s',
  (value) => expect(readUrl(value)).toBeUndefined(),
);

test('the gate for URLs lets the longest through', () => expect(readUrl(longUrl(8000))).toBe(longUrl(8000)));

describe('a language tag', () => {
  test('of any characters is one that Intl takes, or none, and is read the same again', () => {
    const part = fc.oneof(fc.constantFrom('de', 'Latn', 'AT', '419', '1996', 'valencia', 'x', 'u', 'nu'), oddString);
    const written = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-'));
    return holds(
      fc.property(fc.oneof(written, oddString), (text) => {
        const tag = readLanguageTag(text);
        if (tag === undefined) return;
        expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
        expect(readLanguageTag(tag)).toBe(tag);
      }),
    );
  });

  test.each([
    ['pt-BR', 'pt'],
    ['ZH-hant', 'zh'],
    ['', ''],
  ])('%j is of the language %j', (tag, language) => expect(languageOfTag(tag)).toBe(language));
});
