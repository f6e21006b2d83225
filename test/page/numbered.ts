import { type Item, item } from './items.ts';
import { wordsOf } from './parts.ts';

/** A post that says its number and one of some words, each of which comes in turn, as a hashtag too. */
export function numbered(i: number, words: readonly string[], more: Item = {}): Item {
  const word = words[i % words.length];
  return item(i, { postText: `No. ${i}: ${word} #${word}`, ...more });
}

/** The numbers of the posts that a feed displays. */
export const numbersOf = (feed: Element): number[] =>
  wordsOf(feed, 'text').map((text) => Number(/No\. (\d+)/.exec(text)?.[1] ?? -1));
