import { fc } from '../../support/property.ts';
import { oddString, oddUrl } from '../../support/wire.ts';

const PIECES = (
  'https://example.com http://a.b/c www.example.com HTTPS://X.Y https://例え.jp/道 http://[::1]/x http://localhost:80 ' +
  'http://1.2.3.4/ http:// www. https: /path ?q=1 #top /a_(b) :8080 %20 &amp; @ - -- _ ~ * ** . .. ... … , ; : ! ? ' +
  '\' " ’ “ ” « » ( ) [ ] { } < > | ｜ \\ / // = + $ ^ ` word ü 日本 1 a 。 、 （ ） 「 」 😀 👩‍👩‍👧 ؟ ،'
)
  .split(' ')
  .concat([' ', ' ', '\n', '\u00a0', '\u200b', '\u202e', '\u2066', '\u2069', '\0', '\ud800']);
/** What URLs are made of, and what stands around them. */
export const piece = fc.constantFrom(...PIECES);
const noise = fc.array(fc.oneof({ weight: 12, arbitrary: piece }, oddString, oddUrl), { maxLength: 10, size: 'max' });
/** Any row of them. */
export const noisyText = noise.map((parts) => parts.join(''));

/** A URL that leaves no doubt where it ends. */
const plainUrl = fc.stringMatching(
  /^(https?:\/\/|www\.)[a-z0-9]{1,8}\.(com|例え)(:80)?\/[\wäé道-]{0,6}(\([a-z]{1,4}\))?(\/[\wäé道-]{1,6}){0,2}(\?[a-z]=[\w%+]{0,4}(&[a-z]=\w)?)?(#[\w-]{0,4})?[a-z0-9]$/,
);
/** What may stand before and behind a URL: some need nothing to follow, the others a space. */
const PAIRS = '() [] {} <> 「」 （） 【】 《》 “” «» "" || ｜｜ \u2066\u2069'.split(' ').map((pair) => [...pair]);
const BEHIND = ['。', '、', '…', '؟', ' ', '. ', ', ', '?! ', '... ', '; ', ': '].map((behind) => ['', behind]);
const BOLD = ["'", '**', '~~'].map((mark) => [mark, `${mark} `]);
const around = fc.constantFrom(...PAIRS, ...BEHIND, ...BOLD, ['[a link](', ')']);
const WORDS = ['word ', 'naïve, ', '日本語を', 'نص ', '😀', 'e.g. ', '1.5 ', 'a@b.c ', '\n', '- ', 'javascript:x '];
const word = fc.constantFrom(...WORDS);
/** A text in many languages, and the URLs that were put into it. */
export const proseWithUrls = fc
  .array(fc.tuple(fc.array(word, { maxLength: 3 }), around, plainUrl), { maxLength: 5 })
  .map((parts) => ({
    text: parts.map(([words, [open, close], url]) => `${words.join('')} ${open}${url}${close}`).join(''),
    urls: parts.map(([, , url]) => url),
  }));
