import { HASHTAGS_MAX } from '../post-bounds.ts';
import type { Post } from '../post.ts';
import { limitMarks } from './cut-text.ts';
import { decodeReferences } from './references.ts';

/** Letters that are not a letter with a mark on it, but are typed as others. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };
// Stryker disable next-line StringLiteral: a letter more stays as it is
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Marks of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic; those of Japanese tell letters apart. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** What joins letters, keeps them apart or picks a look of them, and is written by some and left out by others. */
const UNSEEN = /[\u00ad\u200c-\u200d]|[\ufe0e-\ufe0f]/g;

/** The am of Thai and of Lao in two: they are letters of their own, which no form puts together again. */
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
let last: { readonly text: string; readonly ends: ReadonlySet<number> } | undefined;

/** Where words begin and end without spaces; `undefined` where the browser does not know. The last text is kept. */
export function wordEndsIn(text: string): ReadonlySet<number> | undefined {
  const { Segmenter }: { Segmenter?: typeof Intl.Segmenter } = Intl;
  if (!Segmenter) return undefined;
  if (last?.text !== text) {
    segmenter ??= new Segmenter(undefined, { granularity: 'word' });
    const starts = [...segmenter.segment(text)].map(({ index }) => index);
    last = { text, ends: new Set([...starts, text.length]) };
  }
  return last.ends;
}

/** Elements that part no words. */
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|small|sub|sup|code|mark|del|ins|wbr)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** What a reader sees of a text that may have markup; it is compared, or told as text, and never markup. */
export const readable = (text: string): string => decodeReferences(text.replace(INLINE, '').replace(TAG, ' '));

const known = new WeakMap<Post, string>();

/** What is written in a post, folded: its title, text, author and the label of its action. */
export function wordsOf(post: Post): string {
  const { title, text, author, action } = post;
  const words = known.get(post) ?? fold([title, readable(text), author, action?.label ?? ''].join(' \0 '));
  known.set(post, words);
  return words;
}

// The fragment of a URL is none, nor is what follows a letter. Vowel signs are marks; joiners count only within a word.
const HASHTAG =
  /(?<![\p{L}\p{M}\p{N}_&/#＃﹟])[#＃﹟](?!\p{M})((?:[\p{L}\p{M}\p{N}_]|[\u200c\u200d](?=[\p{L}\p{N}_]))+)/gu;

/** The first hashtags in a text as they are written, each once, without the `#`. A number is none. */
export function hashtagsIn(text: string): string[] {
  const tags = new Set<string>();
  for (const [, tag = ''] of limitMarks(readable(text)).normalize('NFC').matchAll(HASHTAG)) {
    if (/\p{L}/u.test(tag)) tags.add(tag);
    if (tags.size === HASHTAGS_MAX) break;
  }
  return [...tags];
}
