/** How wide a card is, its type, and to how many lines texts are cut. */
export interface Column {
  readonly widthPx: number;
  readonly fontPx: number;
  readonly linesMax: number;
}

/** Letters twice as wide as others: from Hangul on, Chinese and Japanese. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff]/g;

/** Besides text and images: its edges, who wrote it, and its last row. */
const REST_EM = 7;

/** How high a card will be, about, which the browser has not laid out: by its letters, and the usual shape of images. */
export function estimateHeightPx(text: string, hasMedia: boolean, { widthPx, fontPx, linesMax }: Column): number {
  // A letter is half as wide as high, about; edges and the ends of lines take the room of some.
  const perLine = Math.max(1, (2 * widthPx) / fontPx - 4);
  let count = 0;
  for (const { length } of text.replace(WIDE, '$&$&').split('\n')) count += Math.ceil(length / perLine) || 1;
  return fontPx * (REST_EM + 1.5 * Math.min(count, linesMax)) + (hasMedia ? 0.75 * widthPx : 0);
}
