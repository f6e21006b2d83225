/**
 * Letters that a browser may have to shape again at each line, all of them: joined ones (N'Ko, Arabic), and those between
 * which it looks up words (Thai, Burmese). ASCII parts them, and so do Han characters: lines end between those.
 */
const LONG = /[^\0-~㐀-鿿]{200}/;

/** Whether a word in a text is so long that laying it out takes long: time goes by the square of its length. */
export const hasLongWord = (text: string): boolean => LONG.test(text);
