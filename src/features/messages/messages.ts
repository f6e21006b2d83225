import type { StartExtra } from '../../feed/feature.ts';
import type { Words } from '../../content/words.ts';

/** `messages`: the owner's words before the language's. */
export const start: StartExtra = ({ read }) => {
  let of: readonly unknown[] = [];
  let adapted: Words | undefined;
  return {
    adaptWords(words) {
      const own = read('messages');
      if (!adapted || of[0] !== words || of[1] !== own) {
        of = [words, own];
        adapted = { ...words, messages: { ...words.messages, ...own } };
      }
      return adapted;
    },
  };
};
