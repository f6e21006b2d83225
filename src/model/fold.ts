import { limitMarks } from './words/cut-text.ts';

/** Letters that are not a letter with a mark on it, but are typed as others. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };
// Stryker disable next-line StringLiteral: a letter more stays as it is
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Marks of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic; those of Japanese tell letters apart. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** What joins letters, keeps them apart or picks a look of them, and is written by some and left out by others. */
const UNSEEN = /[\u00ad\u200c-\u200d]|[\ufe0e-\ufe0f]/g;

/** The am of Thai and of Lao in two: they are letters of their own, which no form puts together again. */
const AM = /\u0e4d\u0e32|\u0ecd\u0eb2/g;

/** A text as it is compared: without case, accents and the width of letters. */
export const fold = (text: string): string =>
  limitMarks(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .replace(OTHERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(AM, (am) => (am.startsWith('\u0e4d') ? '\u0e33' : '\u0eb3'))
    .replace(/\s+/g, ' ')
    .trim();
