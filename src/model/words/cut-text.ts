import { ELEMENTS_MAX, LINES_MAX, MARKS_MAX } from '../post-bounds.ts';

/** What is not white space, no control character, not ignorable by default (zero-width space, joiners), no empty Braille. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

export const hasVisible = (text: string): boolean => VISIBLE.test(text);

const MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/** A text without excessive combining marks: for browsers, a row of them takes quadratic time. */
export const limitMarks = (text: string): string => text.replace(MARKS, '$1');

/** The beginning of a text that makes `max` elements at most, should it be markup. */
export function cutElements(text: string, max: number): string {
  let count = 0;
  for (const { index } of text.matchAll(/<[a-z]/gi)) if (++count > max) return text.slice(0, index);
  return text;
}

/** Up to 60 characters: all, whole sentences, or up to the end of a word in the second half. The last has its marks. */
const BEGINNING = /^.{0,60}$|^(.{29,59}(?:[.!?](?= )|[…。！？؟।]))|^.{30,60}(?= )|^.{30,60}(?![\p{M}\u200d])/u;

/** The words of a text in one line, up to some length. */
export const joinLines = (text: string): string => text.trim().slice(0, 1000).replace(/\s+/g, ' ');

/** The first of some words in one line, short enough for a name: whole sentences where they are not too long. */
function beginningOf(words: string): string {
  const [beginning = words, sentences] = BEGINNING.exec(words) ?? [];
  return sentences ?? (beginning === words ? words : `${beginning}…`);
}

/** The first words of a text, short enough for a name. */
export const firstWords = (text: string): string => beginningOf(joinLines(text));

/** The first `max` letters of a text, in UTF-16 units, or one less where a character would be cut in half. */
export function cutText(text: string, max: number): string {
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(max - 1)) && /[\udc00-\udfff]/.test(text.charAt(max));
  return text.slice(0, isHalf ? max - 1 : max);
}

/** Cuts what is longer than a post may hold, and knows whether it did. */
export class Cutter {
  hasCut = false;

  text(written: string, max: number): string {
    const lines = written.split('\n', LINES_MAX).join('\n');
    const cut = cutElements(cutText(lines, max), ELEMENTS_MAX);
    if (cut.length < written.length) this.hasCut = true;
    return limitMarks(cut);
  }

  list<Item>(items: readonly Item[], max: number): readonly Item[] {
    if (items.length > max) this.hasCut = true;
    return items.slice(0, max);
  }
}
