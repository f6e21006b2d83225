import { remember } from '../../base/remember.ts';
import type { Catalogue } from '../../content/messages.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { messages } from '../rows.ts';

/** `messages`: the owner's messages in place of the language's. */
export const createFeature: CreateFeature = (host) => {
  const adapt = remember((known: Catalogue, own: Catalogue): Catalogue => ({ ...known, ...own }));
  return { adaptMessages: (known) => adapt(known, host.read(messages.attributes).messages) };
};
