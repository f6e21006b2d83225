import { hasLongWord } from './long-words.ts';

/** A hundred letters, with the marks of the last one and what is joined to it, as far as people write it. */
const PIECE = /\S{100}(?:[\p{M}\p{Emoji_Modifier}\u200b-\u200d]|(?<=\u200d)\S){0,20}(?=\S)/u;

/** Where a long word in a text may be broken first; 0 where there is none. A `<wbr>` does so, and is not copied. */
export function firstBreakIn(text: string): number {
  const piece = hasLongWord(text) && PIECE.exec(text);
  return piece ? piece.index + piece[0].length : 0;
}

/** A text in pieces that may be broken between them. */
export function splitLongWords(text: string): string[] {
  const end = firstBreakIn(text);
  return end ? [text.slice(0, end), ...splitLongWords(text.slice(end))] : [text];
}

/** Breaks the first long word of a text in a document. What is behind the break is the next text. */
export function breakLongWord(text: Text): void {
  const end = firstBreakIn(text.data);
  if (end) text.splitText(end).before(document.createElement('wbr'));
}
