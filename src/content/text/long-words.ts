/**
 * Letters that a browser may have to shape again at each line, all of them: joined ones (N'Ko, Arabic), and those between
 * which it looks up words (Thai, Burmese). ASCII parts them, and so does what a line may end with: Han, kana, Hangul, emoji.
 */
const LONG = /[^\0-~、-〕ぁ-ゖァ-ヺ㐀-鿿가-힣\ud83c-\ud83e]{200}/;

/** Whether a word in a text is so long that laying it out takes long: time goes by the square of its length. */
export const hasLongWord = (text: string): boolean => LONG.test(text);
