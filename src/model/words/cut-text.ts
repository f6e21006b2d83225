import { ELEMENTS_MAX, LINES_MAX, MARKS_MAX } from '../post-bounds.ts';

/** Not white space, a control character, ignorable by default (zero-width space, joiners), or the blank Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/** A text in ASCII needs none of the expressions for letters of all scripts: each takes milliseconds to compile. */
export const isAscii = (text: string): boolean => /^[\0-~]*$/.test(text);

/** Where a text turns from one of these blocks, from Greek to Mongolian, to another: a browser shapes each script separately. */
export const SCRIPT_TURN: string = (
  '0370-03ff 0400-052f 0530-058f 0590-05ff 0600-06ff 0700-074f 0780-07bf 07c0-07ff 0900-097f 0980-09ff 0a00-0a7f ' +
  '0a80-0aff 0b00-0b7f 0b80-0bff 0c00-0c7f 0c80-0cff 0d00-0d7f 0d80-0dff 0e00-0e7f 0e80-0eff 0f00-0fff 1000-109f ' +
  '10a0-10ff 1200-137f 1780-17ff 1800-18af'
).replace(/(.{4})-(.{4}) ?/g, '|[\\u$1-\\u$2][\\0-/]{0,3}(?=[\\u0370-\\u18af])(?![\\u$1-\\u$2])');

const MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/** A text without excessive combining marks: a row of them takes browsers quadratic time. */
export const limitMarks = (text: string): string => text.replace(MARKS, '$1');

/** The beginning of a text in which a pattern is found `max` times at most. */
function cutAt(text: string, pattern: RegExp, max: number): string {
  for (const { index } of text.matchAll(pattern)) if (max-- === 0) return text.slice(0, index);
  return text;
}

/** The beginning of a text that makes `max` elements at most, if it is markup. */
export const cutElements = (text: string, max: number): string => cutAt(text, /<[a-z]/gi, max);

/** Up to 60 characters: all; whole sentences; up to the end of a word after the 30th; or up to a character with all its marks. */
const BEGINNING =
  /^.{0,60}$|^(.{29,59}(?:[.!?](?= )|…(?=[ \p{Lo}])|[؟۔।。！？]))|^.{30,60}(?= )|^.{30,60}(?![\p{M}\u200d])/u;

/** The words in the first 1000 characters of a text, in one line. Single spaces are not matched: that takes ten times as long. */
export const joinLines = (text: string): string =>
  text
    .trim()
    .slice(0, 1000)
    .replace(/\s{2,}|[^\S ]/g, ' ');

/** The first words of a text, short enough for a name: whole sentences where they are not too long. */
export function firstWords(text: string): string {
  const words = joinLines(text);
  const [beginning = words, sentences] = BEGINNING.exec(words) ?? [];
  return sentences ?? (beginning === words ? words : `${beginning}…`);
}

/** The first `max` UTF-16 units of a text, or one less where a character would be cut in half. */
export function cutText(text: string, max: number): string {
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(max - 1)) && /[\udc00-\udfff]/.test(text.charAt(max));
  return text.slice(0, isHalf ? max - 1 : max);
}

/** Cuts what is longer than a post may hold, and knows whether it did. */
export class Cutter {
  hasCut = false;

  text(written: string, max: number): string {
    // A character reference for a line break is one, too.
    const lines = cutAt(cutText(written, max), /\r\n?|\n|&(?:#0*1[03]|#x0*[ad]|newline);/gi, LINES_MAX - 1);
    const cut = cutElements(lines, ELEMENTS_MAX);
    if (cut.length < written.length) this.hasCut = true;
    return limitMarks(cut);
  }

  list<Item>(items: readonly Item[], max: number): readonly Item[] {
    if (items.length > max) this.hasCut = true;
    return items.slice(0, max);
  }
}
