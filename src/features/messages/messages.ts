import type { CreateFeature } from '../../feed/feature.ts';
import type { Catalogue } from '../../content/messages.ts';
import { messages } from '../rows.ts';

/** `messages`: the owner's messages in place of the language's. */
export const createFeature: CreateFeature = (host) => {
  let last: { readonly known: Catalogue; readonly own: unknown; readonly adapted: Catalogue } | undefined;
  return {
    adaptMessages(known) {
      const own = host.read(messages.attributes).messages;
      if (last?.known !== known || last.own !== own) last = { known, own, adapted: { ...known, ...own } };
      return last.adapted;
    },
  };
};
