import { limitMarks } from './words/cut-text.ts';

/** Letters that are no letter with a mark on it, but are typed as others. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };
// Stryker disable next-line StringLiteral: a letter more stays as it is
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Marks of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic; those of Japanese tell letters apart. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** A text as it is compared: without case, accents and the width of letters. */
export const fold = (text: string): string =>
  limitMarks(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(OTHERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
