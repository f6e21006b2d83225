import { partWords } from '../../../src/content/text/long-words.ts';
import { describe, expect, test } from 'vitest';
import { splitLongWords } from '../../../src/content/text/break-words.ts';
import { hasLongWord } from '../../../src/content/text/long-words.ts';
import { fc, holds } from '../../support/property.ts';

const NKO = 'ߊߋߌ';
const lengthsOf = (text: string): number[] => splitLongWords(text).map(({ length }) => length);

describe('words', () => {
  test.each([
    ['N’Ko', NKO],
    ['tatweel', 'ـ'],
    ['Arabic with vowel signs', 'بَ'],
    ['Burmese', 'က'],
    ['Adlam, whose letters are pairs', '𞤢𞤣'],
    ['letters that something invisible parts', 'ߊ\u200b'],
    ['letters that an invisible hyphen parts', 'ߊ\u00ad'],
    ['letters that are told to join', 'ߊ\u200d'],
    ['letters with marks of another script', 'ߊ\u3099'],
  ])('without an end are broken: %s', (_, letters) => {
    const text = letters.repeat(10_000 / letters.length);
    const pieces = splitLongWords(text);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2 * 200 + 20);
    for (const piece of pieces) expect(piece).toMatch(/^[^\p{M}\udc00-\udfff\u200b-\u200d]/u);
  });

  test.each([
    ['Latin', 'word '.repeat(2000)],
    ['one Latin word', 'a'.repeat(10_000)],
    ['a long URL', `https://example.com/${'a-b/'.repeat(200)}?q=${encodeURIComponent(NKO.repeat(200))}`],
    ['Arabic', 'مرحبا '.repeat(1000)],
    ['Chinese without spaces', '中文字，'.repeat(2000)],
    ['Japanese without spaces', '今日はひらがなとカタカナのパンがあります。'.repeat(400)],
    ['Vietnamese', 'Tiếng Việt là ngôn ngữ của người Việt. '.repeat(200)],
    ['Arabic with Persian letters', 'گفت و گو چه خبر یک کتاب پیدا کرد '.repeat(200)],
    ['Amharic', 'ሰላም ለዓለም ጤና ይስጥልኝ ፍቅር '.repeat(200)],
    ['Hebrew with Arabic', 'שלום לכולם مرحبا بالجميع, '.repeat(150)],
    ['Hebrew with English', 'שלום hello עולם world, '.repeat(300)],
    ['emoji', '👩‍💻😀🇩🇪'.repeat(15)],
  ])('that people write stay whole: %s', (_, text) => {
    expect(hasLongWord(text)).toBe(false);
    expect(splitLongWords(text)).toEqual([text]);
  });

  test.each(['א a ', 'aא1(', 'aб', 'aก', 'a一', 'a\u0627\u0e01\u4e00 ', 'ߊ ب ', 'א ب ', 'ܐߊܐ ب', 'က กกก ', 'क ক '])(
    'are few in a text that turns from script to script, and take as long: %s',
    (letters) => expect(hasLongWord(letters.repeat(1000))).toBe(true),
  );

  test('are broken next to the words that are not', () => {
    expect(lengthsOf(`Words ${NKO.repeat(100)} and words`)).toEqual([106, 100, 110]);
  });

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

test.each([
  ['Every\u00a0word\u00a0is\u00a0kept\u00a0together.', 'Every word is kept together.'],
  ['One two\u00a0three\u00a0four\u00a0five\u00a0six seven', 'One two three four five six seven'],
  ['20\u00a0000\u00a0000\u00a0km', '20\u00a0000\u00a0000\u00a0km'],
  ['Bonjour\u00a0! 10\u00a0kg', 'Bonjour\u00a0! 10\u00a0kg'],
  ['a'.repeat(10_000), 'a'.repeat(10_000)],
])('words with no-break spaces between all of them are parted: %.30j', (text, parted) => {
  expect(partWords(text)).toBe(parted);
});
