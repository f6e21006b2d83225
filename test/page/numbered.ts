import { type Item, item } from './items.ts';
import { wordsOf } from './parts.ts';

/** A post whose text has its number and one of `words`, in turn, as a word and as a hashtag. */
export function numbered(i: number, words: readonly string[], more: Item = {}): Item {
  const word = words[i % words.length];
  return item(i, { postText: `No. ${i}: ${word} #${word}`, ...more });
}

/** The numbers of the posts that a feed displays. */
export const numbersOf = (feed: Element): number[] =>
  wordsOf(feed, 'text').map((text) => Number(/No\. (\d+)/.exec(text)?.[1] ?? -1));
