import { describe, expect, test } from 'vitest';
import { fold } from '../../src/model/fold.ts';

describe('what is compared', () => {
  test.each([
    ['Straße', 'strasse'],
    ['Ærø, Œuvre', 'aero, oeuvre'],
    ['Øl Łódź Đakovo', 'ol lodz dakovo'],
    ['ışık İZMİR', 'isik izmir'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['Ελλάδα', 'ελλαδα'],
    ['Ёлка йод', 'елка иод'],
    ['שָׁלוֹם', 'שלום'],
    ['מָ־', 'מ־'], // the mark between words is none of a letter
    ['مُحَمَّدٌ ٰ', 'محمد'],
    ['が か ﾊﾟ', 'が か パ'],
    ['ＡＢＣ１２３', 'abc123'],
    ['ﬁn ℃ ½', 'fin °c 1⁄2'],
    ['한국', '한국'],
    ['a \t\n\u00a0 b', 'a b'],
    ['  a  ', 'a'],
    ['\u0301', ''],
    ['', ''],
  ])('%j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is the same when it is folded again', () => {
    for (const text of ['Straße', 'ĲSSEL', 'ǅ', 'ﷺ', '㌀', 'ΐ']) expect(fold(fold(text))).toBe(fold(text));
  });
});
