import { expect, test } from 'vitest';
import { sayCount } from '../../src/content/messages.ts';

const CLAPS = { one: '{count} clap', other: '{count} claps' };

test.each([
  ['in the form of its category', CLAPS, 'one', '1', '1 clap'],
  ['in the form for all others', CLAPS, 'other', '1', '1 claps'],
  ['in the form for all others where its own is not there', CLAPS, 'few', '1', '1 claps'],
  ['once, as it was formatted', CLAPS, 'other', '1,234', '1,234 claps'],
  ['not at all where it has no place', { other: 'many' }, 'other', '1,234', 'many'],
  [
    'beside signs that a replacement would take for its own',
    { other: '$& {count} $1' },
    'other',
    '1,234',
    '$& 1,234 $1',
  ],
] as const)('a number is said in its sentence %s', (_, forms, category, count, said) => {
  expect(sayCount(forms, category, count)).toBe(said);
});
