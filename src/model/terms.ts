import { fold, wordEndsIn, wordsOf } from './words/post-words.ts';
import type { Post } from './post.ts';

/** Whether a post has what an owner or a visitor looks for. */
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

/** Matches folded words where they are not part of a longer word; with `isOpen`, the last word may go on. */
function patternOf(folded: string, isOpen: boolean): RegExp {
  const before = STARTS_WORD.test(folded) ? `(?<!${SPACED})` : '';
  const rest = ENDS_HASHTAG.test(folded) ? LETTER : ENDS_WORD.test(folded) ? SPACED : '\\p{M}';
  return new RegExp(before + folded.replace(SYNTAX, '\\$&') + (isOpen ? '' : `(?!${rest})`), 'gu');
}

/** Makes a test: are folded words in a folded text? With `isOpen`, they are found anywhere in scripts without spaces. */
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

/** A term for posts that have all of these. Pieces that are empty once folded are skipped; `[]` if none is left. */
function allOf(pieces: readonly string[], isOpen = false): Term[] {
  const folded = pieces.map(fold).filter(Boolean);
  const tests = folded.map((piece) => makeTest(piece, isOpen));
  return tests.length > 0 ? [(post) => tests.every((isIn) => isIn(wordsOf(post)))] : [];
}

const ENTRY = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^,"“”„]+/g;
const WORD = /["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/g;

/** Reads words, `#hashtags` and `"exact phrases"`, separated by commas; several words between two commas all have to occur. */
export const readTerms = (written: string): Term[] =>
  [...written.matchAll(ENTRY)].flatMap(([entry, quoted]) => allOf(quoted === undefined ? entry.split(/\s/) : [quoted]));

/** What a visitor searches for: all words and quoted phrases have to occur. Each may go on, because the visitor may still be typing. */
export function readQuery(written: string): Term[] {
  const words = [...written.matchAll(WORD)].map(([word, quoted]) => quoted ?? word);
  return allOf(words, true);
}
