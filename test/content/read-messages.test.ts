import { describe, expect, test } from 'vitest';
import { sayCount } from '../../src/content/messages.ts';
import { readMessages } from '../../src/content/read-messages.ts';

describe('what is no JSON object', () => {
  test.each(['', ' ', '{', "{'more': 'Older'}", 'more', '"more"', '7', 'true', 'null', '[]', '["more"]'])(
    'is told from one: %s',
    (json) => {
      expect(readMessages(json)).toBeUndefined();
    },
  );
});

describe('a message of the wrong type', () => {
  test.each(['5', 'null', 'true', '[]', '{}', '{"other":"Older"}'])(
    'is left out, and the others are kept: %s',
    (value) => {
      expect(readMessages(`{"more":${value},"retry":"Again"}`)).toEqual({ retry: 'Again' });
    },
  );

  test.each(['5', 'null', '"{count} claps"', '[]', '{}', '{"one":"1"}', '{"other":5}', '{"other":null}'])(
    'is left out where a plural belongs: %s',
    (value) => {
      expect(readMessages(`{"claps":${value},"retry":"Again"}`)).toEqual({ retry: 'Again' });
    },
  );

  test.each(['5', 'true', '{}', '[]'])('within a plural throws nothing when the number is formatted: %s', (value) => {
    const { claps } = readMessages(`{"claps":{"other":"{count} cheers","one":${value}}}`) ?? {};
    expect(claps && sayCount(claps, 'one', '1')).toBe('1 cheers');
  });

  test('does not reach what all objects have', () => {
    readMessages('{"__proto__":{"more":"Older"},"constructor":{"prototype":{"more":"Older"}}}');
    expect(({} as { more?: string }).more).toBeUndefined();
  });
});

describe('messages', () => {
  test('are read as they are written', () => {
    expect(readMessages('{"more":"Show older","rate-limited":"Wait."}')).toEqual({
      more: 'Show older',
      'rate-limited': 'Wait.',
    });
  });

  test('may have a plural, of which one form is enough', () => {
    expect(readMessages('{"claps":{"other":"{count} cheers"}}')).toEqual({ claps: { other: '{count} cheers' } });
    expect(sayCount({ other: '{count} cheers' }, 'few', '3')).toBe('3 cheers');
  });

  test('keep signs that a replacement would take for its own', () => {
    expect(sayCount({ other: '$& {count} $1' }, 'other', '1,234')).toBe('$& 1,234 $1');
  });

  test('may be none', () => {
    expect(readMessages('{}')).toEqual({});
  });
});
