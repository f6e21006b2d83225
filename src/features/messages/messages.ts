import type { CreateFeature } from '../../feed/feature.ts';
import type { Catalogue } from '../../content/messages.ts';
import { messages } from './descriptor.ts';

/** `messages`: the owner's messages in place of the language's. */
export const createFeature: CreateFeature = (host) => {
  let madeOf: readonly unknown[] = [];
  let adapted: Catalogue | undefined;
  return {
    adaptMessages(known) {
      const own = host.read(messages.attributes).messages;
      if (!adapted || madeOf[0] !== known || madeOf[1] !== own) {
        madeOf = [known, own];
        adapted = { ...known, ...own };
      }
      return adapted;
    },
  };
};
