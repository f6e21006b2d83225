import { expect, it } from 'vitest';
import { hasMarkup } from '../../../src/content/text/markup.ts';

const WORDS = ['', 'plain words', 'a < b and c > d', '<3', '1<2>0', '<>', '< b >', '<b', 'if (a<i) return'];
const UNKNOWN = ['<foo>', '</foo>', '<unknown attribute="x">'];
const NO_REFERENCES = ['AT&T', 'AT&T; and more', '& amp;', '&;', '&#;', '&#x;', 'https://example.com/?a=1&b=2'];

it.each([...WORDS, ...UNKNOWN, ...NO_REFERENCES])('finds no markup in %j', (text) => {
  expect(hasMarkup(text)).toBe(false);
});

const TAGS = ['<b>bold</b>', '</p>', '<br>', '<br/>', '<BR />', '<p class="x">', '<script>', '<iframe '];
const MIXED = [
  '<a\nhref="x">',
  '<img src=x onerror=alert(1)//',
  'text first, <em>then</em> markup',
  'fish &amp; chips',
];

it.each([...TAGS, ...MIXED, '&lt;', '&#38;', '&frac12;', '&#x26;', '&#X26;', '&hellip;'])(
  'finds markup in %j',
  (text) => {
    expect(hasMarkup(text)).toBe(true);
  },
);
