import { describe, expect, test } from 'vitest';
import { type Link, readLinks } from '../../../src/content/text/links.ts';
import { readContact } from '../../../src/content/text/contact-gate.ts';
import { readUrl } from '../../../src/model/formats.ts';
import { runs } from '../../support/deep.ts';
import { fc, holds } from '../../support/property.ts';
import { oddString, oddUrl } from '../../support/wire.ts';
import cases from './links.json' with { type: 'json' };

const { contacts, ...links } = cases;

const urlsIn = (text: string) => readLinks(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
const wordsOf = (piece: string | Link): string => (typeof piece === 'string' ? piece : piece.text);
const joined = (text: string) => readLinks(text).map(wordsOf).join('');

const U = 'https://example.com/a';

const PIECES = (
  'https://example.com http://a.b/c www.example.com HTTPS://X.Y https://例え.jp/道 http://[::1]/x http://localhost:80 ' +
  'http://1.2.3.4/ http:// www. https: /path ?q=1 #top /a_(b) :8080 %20 &amp; @ - -- _ ~ * ** . .. ... … , ; : ! ? ' +
  '\' " ’ “ ” « » ( ) [ ] { } < > | ｜ \\ / // = + $ ^ ` word ü 日本 1 a 。 、 （ ） 「 」 😀 👩‍👩‍👧 ؟ ،'
)
  .split(' ')
  .concat([' ', ' ', '\n', '\u00a0', '\u200b', '\u202e', '\u2066', '\u2069', '\0', '\ud800']);
/** Any sequence of the pieces that URLs, and the text around them, are made of. */
const noisyText = fc
  .array(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...PIECES) }, oddString, oddUrl), {
    maxLength: 10,
    size: 'max',
  })
  .map((parts) => parts.join(''));

/** A URL whose end is unambiguous. */
const plainUrl = fc.stringMatching(
  /^(https?:\/\/|www\.)[a-z0-9]{1,8}\.(com|例え)(:80)?\/[\wäé-]{0,6}(\([a-z]{1,4}\))?(\/([\wäé-]{1,6}|道{1,3})){0,2}(\?[a-z]=[\w%+]{0,4}(&[a-z]=\w)?)?(#[\w-]{0,4})?[a-z0-9]$/,
);
/** What may be before and after a URL, with a space where one must follow. */
const PAIRS = '() [] {} <> 「」 （） 【】 《》 “” «» "" || ｜｜ \u2066\u2069'.split(' ').map((pair) => [...pair]);
const BEHIND = ['。', '、', '…', '؟', ' ', '. ', ', ', '?! ', '... ', '; ', ': '].map((behind) => ['', behind]);
const BOLD = ["'", '**', '~~'].map((mark) => [mark, `${mark} `]);
const around = fc.constantFrom(...PAIRS, ...BEHIND, ...BOLD, ['[a link](', ')']);
const WORDS = ['word ', 'naïve, ', '日本語を', 'نص ', '😀', 'e.g. ', '1.5 ', 'a@b.c ', '\n', '- ', 'javascript:x '];
const word = fc.constantFrom(...WORDS);
/** A text in many languages, and the URLs that were put into it. */
const proseWithUrls = fc
  .array(fc.tuple(fc.array(word, { maxLength: 3 }), around, plainUrl), { maxLength: 5 })
  .map((parts) => ({
    text: parts.map(([words, [open, close], url]) => `${words.join('')} ${open}${url}${close}`).join(''),
    urls: parts.map(([, , url]) => url),
  }));

describe('plain text', () => {
  test.each(Object.values(links).flat())('%j has the links %j, and is never lost', (text = '', ...urls) => {
    expect(urlsIn(text)).toEqual(urls);
    expect(joined(text)).toBe(text);
  });

  test.each(Object.entries(contacts))('%j has who is called or written to', (text, wanted) => {
    const found = readLinks(text).flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.url]]));
    expect(Object.fromEntries(found)).toEqual(wanted);
    expect(joined(text)).toBe(text);
  });

  test('has a hundred links at most; what follows stays text', () => {
    expect(urlsIn('www.a.b '.repeat(100))).toHaveLength(100);
    const pieces = readLinks('www.a.b '.repeat(200_000));
    expect(pieces).toHaveLength(200);
    expect(joined('www.a.b '.repeat(101))).toBe('www.a.b '.repeat(101));
    expect(pieces.at(-1)).toBe(` ${'www.a.b '.repeat(199_900)}`);
  });

  test('of what only looks like links is looked at as little: each try takes time', () => {
    expect(urlsIn('https://a@b.c '.repeat(100) + U)).toEqual([]);
    expect(urlsIn('https://a@b.c '.repeat(99) + U)).toEqual([U]);
    expect(urlsIn(`${U}${')'.repeat(20_000)}`)).toEqual([U]);
  });

  test('of any kind is never lost, not a character of it, and its links lead where they say', () =>
    holds(
      fc.property(fc.oneof(noisyText, oddString), (text) => {
        const pieces = readLinks(text);
        expect(pieces.map(wordsOf).join('')).toBe(text);
        for (const [i, one] of pieces.entries()) {
          if (typeof one === 'string') expect(one !== '' && typeof pieces[i + 1] !== 'string').toBe(true);
          else if (/^(tel|mailto):/.test(one.url)) expect(readContact(one.url)).toBe(one.url);
          else expect(one.url).toBe(readUrl(one.text.replace(/^www\./i, 'https://$&')) ?? 'no URL');
        }
      }),
      runs(2000),
    ));

  test('has the links that were put into it, whatever stands around them', () =>
    holds(
      fc.property(proseWithUrls, ({ text, urls }) => {
        expect(urlsIn(text)).toEqual(urls);
      }),
      runs(2000),
    ));
});
