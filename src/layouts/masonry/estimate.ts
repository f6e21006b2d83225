/** The width of a card, its font size, and the number of lines that texts are cut to. */
export interface Column {
  readonly widthPx: number;
  readonly fontPx: number;
  readonly linesMax: number;
}

/** Letters that are twice as wide as others: Hangul, Chinese and Japanese. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff]/g;

/** The height of all but text and images: the edges, the author, and the last row. */
const REST_EM = 7;

/** The approximate height of a card before its layout, by the length of its text and the usual shape of images. */
export function estimateHeightPx(text: string, hasMedia: boolean, { widthPx, fontPx, linesMax }: Column): number {
  // A letter is about half as wide as high; edges and the ends of lines take the room of a few letters.
  const perLine = Math.max(1, (2 * widthPx) / fontPx - 4);
  let count = 0;
  for (const { length } of text.replace(WIDE, '$&$&').split('\n')) count += Math.ceil(length / perLine) || 1;
  return fontPx * (REST_EM + 1.5 * Math.min(count, linesMax)) + (hasMedia ? 0.75 * widthPx : 0);
}
