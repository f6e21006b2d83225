import { fold, wordEndsIn, wordsOf } from './words/post-words.ts';
import type { Post } from './post.ts';

/** Whether a post has what was written. */
export type Term = (post: Post) => boolean;

const LETTER = '[\\p{L}\\p{M}\\p{N}_]';
/** Letters of scripts that put no spaces between words. */
const UNSPACED = `(?=${LETTER})[${['Han', 'Hira', 'Kana', 'Thai', 'Lao', 'Khmr', 'Mymr'].map((script) => `\\p{scx=${script}}`).join('')}]`;
const SPACED = `(?!${UNSPACED})${LETTER}`;
const STARTS_WORD = new RegExp(`^(?:#|${SPACED})`, 'u');
const ENDS_WORD = new RegExp(`${SPACED}$`, 'u');
const ENDS_HASHTAG = new RegExp(`#${LETTER}+$`, 'u');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** What folded words look like where they are not part of a longer word; `isOpen` where it may go on behind them. */
function patternOf(folded: string, isOpen: boolean): RegExp {
  const before = STARTS_WORD.test(folded) ? `(?<!${SPACED})` : '';
  const rest = ENDS_HASHTAG.test(folded) ? LETTER : ENDS_WORD.test(folded) ? SPACED : '\\p{M}';
  return new RegExp(before + folded.replace(SYNTAX, '\\$&') + (isOpen ? '' : `(?!${rest})`), 'gu');
}

/** Whether folded words are in a folded text. What the visitor types is found within words that no spaces tell apart. */
function makeTest(folded: string, isOpen: boolean): (text: string) => boolean {
  const pattern = patternOf(folded, isOpen);
  const hasStart = !isOpen && STARTS_UNSPACED.test(folded);
  const hasEnd = !isOpen && ENDS_UNSPACED.test(folded) && !ENDS_HASHTAG.test(folded);
  return (text) => {
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const { index } = found;
      const ends = hasStart || hasEnd ? wordEndsIn(text) : undefined;
      if (!ends || ((!hasStart || ends.has(index)) && (!hasEnd || ends.has(index + folded.length)))) return true;
      pattern.lastIndex = index + 1;
    }
    return false;
  };
}

/** A post that has all of these; what has no letter and no sign to look for is passed over. */
function allOf(pieces: readonly string[], isOpen = false): Term[] {
  const folded = pieces.map(fold).filter(Boolean);
  const tests = folded.map((piece) => makeTest(piece, isOpen));
  return tests.length > 0 ? [(post) => tests.every((isIn) => isIn(wordsOf(post)))] : [];
}

const ENTRY = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^,"“”„]+/g;
const WORD = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/g;

/** Reads words, `#hashtags` and `"exact phrases"`, separated by commas; several words in one place all have to occur. */
export const readTerms = (written: string): Term[] =>
  [...written.matchAll(ENTRY)].flatMap(([entry, quoted]) => allOf(quoted === undefined ? entry.split(/\s/) : [quoted]));

/** What a visitor searches for: all of it has to occur, quotes exactly, and words by their beginning as they still grow. */
export function readQuery(written: string): Term | undefined {
  const words = [...written.matchAll(WORD)].map(([word, quoted]) => quoted ?? word);
  return allOf(words, true)[0];
}
