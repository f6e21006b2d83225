import { fold } from '../fold.ts';
import { HASHTAGS_MAX } from '../post-bounds.ts';
import type { Post } from '../post.ts';
import { limitMarks } from './cut-text.ts';

// Without a library, because it is only compared, and what is shown never comes from here: 0.3 kB by brotli. A library that knows all
// names of characters (`entities`) takes 11 kB, a parser of HTML (`parse5`) 37 kB, and the browser's own is not in Node.

/** Elements that part no words. */
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|small|sub|sup|code|mark|del|ins|wbr)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** What a reader sees of a text that may have markup; it is compared, and never shown. */
const readable = (text: string): string =>
  text
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(REFERENCE, (all, decimal?: string, hex?: string, name = '') => {
      if (decimal) return characterOf(Number(decimal));
      if (hex) return characterOf(parseInt(hex, 16));
      const key = name.toLowerCase();
      return Object.hasOwn(NAMED, key) ? (NAMED[key] ?? all) : all;
    });

const known = new WeakMap<Post, { readonly raw: unknown; readonly folded: string }>();

/** What is written in a post, folded: its title, text, author and the label of its action. */
export function wordsOf(post: Post): string {
  let words = known.get(post);
  if (!words || words.raw !== post.raw) {
    const { title, text, author, action } = post;
    words = { raw: post.raw, folded: fold([title, readable(text), author, action?.label ?? ''].join(' \0 ')) };
    known.set(post, words);
  }
  return words.folded;
}

// A fragment of a URL is none, and neither is what follows a letter. Vowel signs are marks; what joins letters or keeps
// them apart is a part of a word only within it.
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
