import { hasLongWord } from './long-words.ts';

/** A hundred letters, with the marks of the last one and what is joined to it, as far as people write it. */
const PIECE = /\S{100}(?:[\p{M}\p{RI}\p{Emoji_Modifier}\u1160-\u11ff\u200b-\u200d\u2060]|(?<=\u200d)\S){0,20}(?=\S)/u;

/** Where a long word in a text may be broken first; 0 where there is none. */
function firstBreakIn(text: string): number {
  const piece = hasLongWord(text) && PIECE.exec(text);
  return piece ? piece.index + piece[0].length : 0;
}

/** A text in pieces: a `<wbr>` between them lets a browser lay each out by itself, and is not copied. */
export function splitLongWords(text: string): string[] {
  const end = firstBreakIn(text);
  return end ? [text.slice(0, end), ...splitLongWords(text.slice(end))] : [text];
}

/** Breaks long words in the texts of some nodes. */
export function breakLongWordsIn(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const end = firstBreakIn(text.data);
    if (end) text.splitText(end).before(document.createElement('wbr')); // what follows is walked through next
  }
}
