import { expect, it } from 'vitest';
import { hasMarkup } from '../../../src/content/text/markup.ts';

it.each([
  '',
  'plain words',
  'a < b and c > d',
  '<3',
  '1<2>0',
  '<>',
  '< b >',
  '<foo>',
  '</foo>',
  '<unknown attribute="x">',
  '<b',
  'AT&T',
  'AT&T; and more',
  '& amp;',
  '&;',
  '&#;',
  '&#x;',
  'if (a<i) return',
  'https://example.com/?a=1&b=2',
])('finds no markup in %j', (text) => {
  expect(hasMarkup(text)).toBe(false);
});

it.each([
  '<b>bold</b>',
  '</p>',
  '<br>',
  '<br/>',
  '<BR />',
  '<p class="x">',
  '<a\nhref="x">',
  '<img src=x onerror=alert(1)//',
  '<script>',
  '<iframe ',
  'text first, <em>then</em> markup',
  'fish &amp; chips',
  '&lt;',
  '&#38;',
  '&frac12;',
  '&#x26;',
  '&#X26;',
  '&hellip;',
])('finds markup in %j', (text) => {
  expect(hasMarkup(text)).toBe(true);
});

it('answers in time, whatever it is given', () => {
  const start = performance.now();
  hasMarkup('<'.repeat(100_000));
  hasMarkup('&#1'.repeat(50_000));
  hasMarkup('<a'.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
