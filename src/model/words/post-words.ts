import { fold } from '../fold.ts';
import { HASHTAGS_MAX } from '../post-bounds.ts';
import type { Post } from '../post.ts';
import { limitMarks } from './cut-text.ts';
import { decodeReferences } from './references.ts';

/** Elements that part no words. */
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|small|sub|sup|code|mark|del|ins|wbr)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** What a reader sees of a text that may have markup; it is compared, and never shown. */
const readable = (text: string): string => decodeReferences(text.replace(INLINE, '').replace(TAG, ' '));

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
