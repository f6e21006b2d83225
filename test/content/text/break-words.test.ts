import { describe, expect, test } from 'vitest';
import { splitLongWords } from '../../../src/content/text/break-words.ts';
import { hasLongWord, partWords } from '../../../src/content/text/long-words.ts';
import { fc, holds } from '../../support/property.ts';
import words from './long-words.json' with { type: 'json' };

const lengthsOf = (text: string): number[] => splitLongWords(text).map(({ length }) => length);

describe('words', () => {
  test.each(words.endless)('without an end are broken: %s', (_, letters = '') => {
    const text = letters.repeat(10_000 / letters.length);
    const pieces = splitLongWords(text);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2 * 200 + 20);
    for (const piece of pieces) expect(piece).toMatch(/^[^\p{M}\udc00-\udfff\u200b-\u200d]/u);
  });

  test.each(words.written as [string, string, number][])('that people write stay whole: %s', (_, letters, times) => {
    expect(hasLongWord(letters.repeat(times))).toBe(false);
    expect(splitLongWords(letters.repeat(times))).toEqual([letters.repeat(times)]);
  });

  test.each(['א a ', 'aא1(', 'aб', 'aก', 'a一', 'a\u0627\u0e01\u4e00 ', 'ߊ ب ', 'א ب ', 'ܐߊܐ ب', 'က กกก ', 'क ক '])(
    'are few in a text that turns from script to script, and take as long: %s',
    (letters) => expect(hasLongWord(letters.repeat(1000))).toBe(true),
  );

  test('are broken next to the words that are not', () =>
    expect(lengthsOf(`Words ${'ߊߋߌ'.repeat(100)} and words`)).toEqual([106, 100, 110]));

  test('of any text are all there, in pieces that begin with no mark and no half of a letter', () => {
    const letters = fc.constantFrom('ߊ', 'ـ', 'بَ', '𞤢', 'a', ' ', '\u200d', '\u0301', '👍🏽', 'ᄀ', 'ᅡ');
    holds(
      fc.property(fc.array(letters, { minLength: 150, maxLength: 900 }), (made) => {
        const text = made.join('');
        const pieces = splitLongWords(text);
        expect(pieces.join('')).toBe(text);
        expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
      }),
      200,
    );
  });
});

test.each(words.parted as [string, string][])(
  'words with no-break spaces between all of them are parted: %.30j',
  (text, parted) => expect(partWords(text)).toBe(parted),
);
