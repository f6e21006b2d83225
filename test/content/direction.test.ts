import { expect, test } from 'vitest';
import { directionOf } from '../../src/content/direction.ts';

const RIGHT_TO_LEFT = 'ar ar-EG he fa ur yi ps sd ckb dv pa-Arab AR ff-Adlm myz nqo rhg-Rohg syr'.split(' ');
const LEFT_TO_RIGHT = 'en de ja zh-Hans pa ar-Latn ff xx'.split(' ');

test('a language is written from right to left, or from left to right', () => {
  expect(RIGHT_TO_LEFT.filter((language) => directionOf(language) !== 'rtl')).toEqual([]);
  expect(LEFT_TO_RIGHT.filter((language) => directionOf(language) !== 'ltr')).toEqual([]);
});

test.each(['', '*', 'not a language', '-', 'de_', 'a', 'ar\n', 'ar"><script>'])('%j has no direction', (language) => {
  expect(directionOf(language)).toBeUndefined();
});
