import { describe, expect, test } from 'vitest';
import { sayCount } from '../../src/content/messages.ts';

describe('a number in its sentence', () => {
  const claps = { one: '{count} clap', other: '{count} claps' };

  test.each([
    ['one', '1 clap'],
    ['other', '1 claps'],
    ['few', '1 claps'],
  ] as const)('takes the form of %s, or the one for all others: %j', (category, said) => {
    expect(sayCount(claps, category, '1')).toBe(said);
  });

  test('is in the message once, as it was formatted', () => {
    expect(sayCount(claps, 'other', '1,234')).toBe('1,234 claps');
    expect(sayCount({ other: 'many' }, 'other', '1,234')).toBe('many');
  });
});
