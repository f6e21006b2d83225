import { remember } from '../../base/remember.ts';
import { HASHTAGS_MAX } from '../post-bounds.ts';
import type { Post } from '../post.ts';
import { limitMarks } from './cut-text.ts';
import { decodeReferences } from './references.ts';

/** Letters that do not consist of a letter and a mark, but that people type as other letters. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };
// Stryker disable next-line StringLiteral: a letter more stays as it is
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Marks of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic; not those of Japanese, which make other letters. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** Characters that join letters, separate them or choose how they look: some people write them, others leave them out. */
const UNSEEN = /[\u00ad\u200c-\u200d]|[\ufe0e-\ufe0f]/g;

/** The Thai and the Lao vowel am, each decomposed into two characters, which no normalization form composes again. */
const AM = /\u0e4d\u0e32|\u0ecd\u0eb2/g;

/** A text as it is compared: without case, accents and the width of letters. */
export const fold = (text: string): string =>
  limitMarks(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .replace(OTHERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(AM, (am) => (am.startsWith('\u0e4d') ? '\u0e33' : '\u0eb3'))
    .replace(/\s+/g, ' ')
    .trim();

let segmenter: Intl.Segmenter | undefined;

/** Where words of a text begin and end, even without spaces; `undefined` if the browser cannot tell. The last result is kept. */
export const wordEndsIn = remember((text: string): ReadonlySet<number> | undefined => {
  const { Segmenter }: { Segmenter?: typeof Intl.Segmenter } = Intl;
  if (!Segmenter) return undefined;
  segmenter ??= new Segmenter(undefined, { granularity: 'word' });
  const starts = [...segmenter.segment(text)].map(({ index }) => index);
  return new Set([...starts, text.length]);
});

/** Tags of elements that do not separate words. */
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|small|sub|sup|code|mark|del|ins|wbr)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** What a reader sees of a text that may have markup. Only to be compared, or displayed as text: it is not safe as markup. */
export const readable = (text: string): string => decodeReferences(text.replace(INLINE, '').replace(TAG, ' '));

const known = new WeakMap<Post, string>();

/** What is written in a post, folded: its title, text, author and the label of its action. */
export function wordsOf(post: Post): string {
  const { title, text, author, action } = post;
  const words = known.get(post) ?? fold([title, readable(text), author, action?.label ?? ''].join(' \0 '));
  known.set(post, words);
  return words;
}

// The fragment of a URL is no hashtag, nor is a `#` after a letter. Marks include vowel signs; joiners count only inside a word.
const HASHTAG =
  /(?<![\p{L}\p{M}\p{N}_&/#＃﹟])[#＃﹟](?!\p{M})((?:[\p{L}\p{M}\p{N}_]|[\u200c\u200d](?=[\p{L}\p{N}_]))+)/gu;

/** The first hashtags in a text as they are written, each once, without the `#`. A number is not a hashtag. */
export function hashtagsIn(text: string): string[] {
  const tags = new Set<string>();
  for (const [, tag = ''] of limitMarks(readable(text)).normalize('NFC').matchAll(HASHTAG)) {
    if (/\p{L}/u.test(tag)) tags.add(tag);
    if (tags.size === HASHTAGS_MAX) break;
  }
  return [...tags];
}
