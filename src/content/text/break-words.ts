import { hasLongWord } from './long-words.ts';

/** A hundred characters, the marks on the last one, and what is joined to it: up to 20 characters, as many as people write. */
const PIECE = /\S{100}(?:[\p{M}\p{Emoji_Modifier}\u200b-\u200d]|(?<=\u200d)\S){0,20}(?=\S)/u;

/** The index of the first break that a long word in a text needs; 0 if none. A `<wbr>` makes the break, and is not copied. */
export function firstBreakIn(text: string): number {
  const piece = hasLongWord(text) && PIECE.exec(text);
  return piece ? piece.index + piece[0].length : 0;
}

/** Splits a text into pieces, between which lines may break. */
export function splitLongWords(text: string): string[] {
  const end = firstBreakIn(text);
  return end ? [text.slice(0, end), ...splitLongWords(text.slice(end))] : [text];
}

/** Breaks the first long word of a text node, once. What follows the break becomes the next text node. */
export function breakLongWord(text: Text): void {
  const end = firstBreakIn(text.data);
  if (end) text.splitText(end).before(document.createElement('wbr'));
}
