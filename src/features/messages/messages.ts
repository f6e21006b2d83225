import type { CreateFeature } from '../../feed/feature.ts';
import type { KnownMessages } from '../../content/messages.ts';

/** `messages`: the owner's messages in place of the language's. */
export const createFeature: CreateFeature = (host) => {
  let madeOf: readonly unknown[] = [];
  let adapted: KnownMessages | undefined;
  return {
    adaptMessages(messages) {
      const own = host.read('messages');
      if (!adapted || madeOf[0] !== messages || madeOf[1] !== own) {
        madeOf = [messages, own];
        adapted = { ...messages, ...own };
      }
      return adapted;
    },
  };
};
