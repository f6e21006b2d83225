import { FEED_POSTS, FEED_TURNS_MAX } from '../../model/post-bounds.ts';
import { isAscii, SCRIPT_TURN } from '../../model/words/cut-text.ts';

/**
 * A run of letters that a browser may have to shape again as a whole for each line: letters that join (N'Ko, Arabic), or
 * among which it has to find the words (Thai, Burmese). ASCII ends a run, and so do Han characters, between which lines may
 * break. Or letters of two scripts in turn: a browser shapes each script separately.
 */
const LONG = /[^\0-~㐀-鿿]{200}|(?:[^\0-~]{1,9} ?\w{1,3} ?){99}|(?:[\u0590-\u08ff]{1,9}[ -/]?\w[ -/\w]{0,3}){99}/;

const TURNS = new RegExp(SCRIPT_TURN.slice(1), 'g');
/** With at most this many in each of its posts, a feed is within its bound. */
const TURNS_MAX = FEED_TURNS_MAX / FEED_POSTS;

/** Whether a text takes long to lay out: the time grows with the square of the length of a word, and with changes of script. */
export const hasLongWord = (text: string): boolean =>
  !isAscii(text) && (LONG.test(text) || Number(text.match(TURNS)?.length) > TURNS_MAX);

/** Five words or more with no-break spaces between them, as editors write pasted text: lines would break inside the words. */
const UNPARTED = /(?<!\S)\S+(?:\u00a0\S+){4,}/g;

// "§" and "o" are words, too, and may have two ordinary spaces after them.
/** How Microsoft Word begins a list item: with a character of Symbol, Wingdings or Courier New, and a tab or several spaces. */
export const BULLET = /^(?:[·•\uf0a7\uf0b7]|[§o](?=\s*[\t\u00a0]))(?:\t|[^\S\n]{2})[^\S\n]*/;
const BULLETS = new RegExp(BULLET, 'gm');

/** A text without markup, with ordinary bullets in place of Microsoft Word's. */
export const tidyBullets = (text: string): string => text.replace(BULLETS, '• ');

/** A text with ordinary spaces in place of such no-break spaces, so that lines can break between the words. */
export const partWords = (text: string): string => text.replace(UNPARTED, (words) => words.replaceAll('\u00a0', ' '));
