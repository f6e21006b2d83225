import { describe, expect, test } from 'vitest';
import { cutElements, cutText, firstWords, limitMarks } from '../../../src/model/words/cut-text.ts';
import { fc, holds } from '../../support/property.ts';
import { oddString } from '../../support/wire.ts';
import marks from './marks.json' with { type: 'json' };
import elements from './two-elements.json' with { type: 'json' };
import beginnings from './first-words.json' with { type: 'json' };

describe('a text that is cut', () => {
  test.each([
    ['abc', 2, 'ab'],
    ['a😀', 3, 'a😀'],
    ['a😀', 2, 'a'],
    ['😀b', 2, '😀'],
    ['a\ud83d', 2, 'a\ud83d'],
    ['a\ud83db', 2, 'a\ud83d'],
    ['\ud83d😀', 2, '\ud83d'],
  ])('%j to %i characters is %j', (text, max, expected) => expect(cutText(text, max)).toBe(expected));

  test('is its beginning, as long as it may be but for half of a character', () =>
    holds(
      fc.property(oddString, fc.nat({ max: 30 }), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
        expect([...cut].every((char, i) => char === [...text][i])).toBe(true);
        expect(cutText(cut, max)).toBe(cut);
      }),
    ));
});

test.each(elements)('a text that may be markup of two elements at most, %j, is %j', (text, expected) =>
  expect(cutElements(text, 2)).toBe(expected),
);

test.each(beginnings)('the first words of %j are %j', (text, expected) => expect(firstWords(text)).toBe(expected));

describe('marks in a row', () => {
  test.each(marks)('%j: %j', (text, expected) => expect(limitMarks(text)).toBe(expected));

  test('are never more than eight, and nothing else is taken away', () =>
    holds(
      fc.property(fc.array(fc.constantFrom('\u0301', '\u0323', '\u{1d165}', 'a', ' ', '😀', '\ud83d')), (letters) => {
        const limited = limitMarks(letters.join(''));
        expect(limited).not.toMatch(/\p{M}{9}/u);
        expect(limited.replace(/\p{M}/gu, '')).toBe(letters.join('').replace(/\p{M}/gu, ''));
        expect(limitMarks(limited)).toBe(limited);
      }),
    ));
});
