import { fold } from './fold.ts';
import type { Post } from './post.ts';
import { wordsOf } from './words/post-words.ts';

/** Whether a post has what was written. */
export type Term = (post: Post) => boolean;

/** Letters of scripts that put no spaces between words: there, a word is found within others. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const LETTER = `(?!${UNSPACED})[\\p{L}\\p{N}_]`;
const STARTS_WORD = new RegExp(`^(?:#|${LETTER})`, 'u');
const ENDS_WORD = new RegExp(`${LETTER}$`, 'u');
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** What folded words look like where they are no part of a longer word; `isOpen` where it may go on behind them. */
function patternOf(folded: string, isOpen = false): RegExp {
  const before = STARTS_WORD.test(folded) ? `(?<!${LETTER})` : '';
  const after = !isOpen && ENDS_WORD.test(folded) ? `(?!${LETTER})` : '';
  return new RegExp(before + folded.replace(SYNTAX, '\\$&') + after, 'u');
}

/** A post that has all of these; what has no letter and no sign to look for is passed over. */
function allOf(pieces: readonly string[], isOpen?: boolean): Term[] {
  const patterns = pieces
    .map(fold)
    .filter(Boolean)
    .map((piece) => patternOf(piece, isOpen));
  return patterns.length > 0 ? [(post) => patterns.every((pattern) => pattern.test(wordsOf(post)))] : [];
}

const ENTRY = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^,"“”„]+/g;
const WORD = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/g;

/** Reads words, `#hashtags` and `"exact phrases"`, separated by commas; several words in one place all have to occur. */
export const readTerms = (written: string): Term[] =>
  [...written.matchAll(ENTRY)].flatMap(([entry, quoted]) => allOf(quoted === undefined ? entry.split(/\s/) : [quoted]));

/**
 * Reads what a visitor searches for, of which all has to occur; what is in quotes, as it stands.
 * Words are found by their beginning, for the last may still be growing.
 */
export const readQuery = (written: string): Term | undefined =>
  allOf(
    [...written.matchAll(WORD)].map(([word, quoted]) => quoted ?? word),
    true,
  )[0];
