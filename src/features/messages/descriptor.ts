import type { Messages } from '../../content/messages.ts';
import { readMessages } from '../../content/read-messages.ts';
import { entries } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const messages = {
  name: 'messages',
  attributes: {
    /** Messages in place of the language's own, as JSON: `{"more": "Show older"}`. */
    messages: entries<Partial<Messages>>({}, readMessages),
  },
  changesWords: true,
} as const satisfies FeatureDescriptor;
