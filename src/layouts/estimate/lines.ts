/** What letters are about as wide as in most fonts, in em; others are 0.55. Where several have a letter, the first. */
const WIDTHS = [
  [0.65, /[\ud800-\udfff]/],
  [0.28, /[fijlrtI.,:;'’!|()[\]/\-\s]/],
  [0.86, /[mwMW@%&—…]/],
  [0, /[\p{M}\p{Cf}]/u],
  [1, /[\u2e80-\uffff]/],
  [0.68, /[A-Z]/],
] as const;

/** What stands before a line that begins further in, as in a list. */
export const INDENTED = '\t';
const INDENT_EM = 2;

const known = new Map<string, number>();

function widthOfLetter(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) known.set(letter, (width = WIDTHS.find(([, letters]) => letters.test(letter))?.[0] ?? 0.55));
  return width;
}

/** How wide some letters are in one line, in em. */
export const widthOf = (letters: string): number =>
  letters.split('').reduce((width, letter) => width + widthOfLetter(letter), 0);

/** How many lines words take in some room, as browsers break them; beyond `max` it counts no further. */
export function countLines(words: string, roomEm: number, max = Infinity): number {
  let lines = 1;
  let [line, word, room] = [0, 0, roomEm];
  for (let i = 0; i < words.length && lines <= max; i++) {
    const letter = words.charAt(i);
    const width = widthOfLetter(letter);
    if (letter === '\n') {
      lines++;
      [line, word, room] = [0, 0, roomEm];
    } else if (letter === INDENTED) room = roomEm - INDENT_EM;
    else if (letter <= ' ') {
      line += word + width; // at the end of a line it takes no room
      word = 0;
    } else {
      word += width;
      if (line > 0 && line + word > room) {
        lines++;
        line = 0;
      }
      if (word > room) {
        lines++; // a word that is longer than a line is broken
        word = width;
      }
      if (letter >= '\u2e80' || letter === '-' || letter === '/') {
        line += word;
        word = 0;
      }
    }
  }
  return lines;
}
