import { FEED_POSTS, FEED_TURNS_MAX } from '../../model/post-bounds.ts';
import { isAscii, SCRIPT_TURN } from '../../model/words/cut-text.ts';

/**
 * Letters that a browser may have to shape again at each line, all of them: joined ones (N'Ko, Arabic), and those between
 * which it looks up words (Thai, Burmese). ASCII parts them, and so do Han characters: lines end between those. Or letters
 * of two scripts in turn, each of which it shapes for itself.
 */
const LONG = /[^\0-~㐀-鿿]{200}|(?:[^\0-~]{1,9} ?\w{1,3} ?){99}|(?:[\u0590-\u08ff]{1,9}[ -/]?\w[ -/\w]{0,3}){99}/;

const TURNS = new RegExp(SCRIPT_TURN.slice(1), 'g');
/** So many in each post of a feed are within its bound. */
const TURNS_MAX = FEED_TURNS_MAX / FEED_POSTS;

/** Whether laying out a text takes long: its time goes by the square of the length of a word, and by the scripts in turn. */
export const hasLongWord = (text: string): boolean =>
  !isAscii(text) && (LONG.test(text) || Number(text.match(TURNS)?.length) > TURNS_MAX);

/** Five words and more with no-break spaces between all of them, as editors write what was pasted: they were cut anywhere. */
const UNPARTED = /(?<!\S)\S+(?:\u00a0\S+){4,}/g;

/** How Word begins an item of a list: with a letter of Symbol, Wingdings or Courier New, and a row of spaces. */
export const BULLET = /^[·•§o\uf0a7\uf0b7](?:\t|[^\S\n]{2})[^\S\n]*/;
const BULLETS = new RegExp(BULLET, 'gm');

/** A text without markup whose bullets are those of people. */
export const tidyBullets = (text: string): string => text.replace(BULLETS, '• ');

/** A text whose words are parted where lines may end. */
export const partWords = (text: string): string => text.replace(UNPARTED, (words) => words.replaceAll('\u00a0', ' '));
