import { expect, test } from 'vitest';
import { readFont, writeFamily, writeFont } from '../../../../demo/panels/style/font.ts';

test.each(['500 1.25em Georgia, serif', "0.875em 'Iowan Old Style', serif", '700 1em system-ui'])(
  '%s is read, and written as it was',
  (written) => {
    expect(writeFont(readFont(written))).toBe(written);
  },
);

test('what the picker does not know reads as the page’s own', () => {
  for (const written of ['', 'inherit', 'caption', '12px serif']) {
    expect(readFont(written)).toEqual({ family: '', sizeEm: 1, weight: '400' });
  }
  expect(writeFont({ family: '', sizeEm: 2, weight: '700' })).toBe('');
});

test.each([
  ['Inter', 'Inter, sans-serif'],
  ['Georgia, serif', 'Georgia, serif'],
  ['Open Sans', "'Open Sans', sans-serif"],
  ["Bob's Font", "'Bobs Font', sans-serif"],
  ["'Fira", 'Fira, sans-serif'],
  ['Georgia,', 'Georgia, sans-serif'],
  ['x}; a{b:c', "'x ab:c', sans-serif"],
  [' ', ''],
])('%s is a family as CSS takes it, at every letter', (written, css) => expect(writeFamily(written)).toBe(css));
