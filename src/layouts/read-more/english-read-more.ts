import type { ReadMoreMessages } from '../../content/messages.ts';

/** The English of the buttons of long texts, which comes with them. */
export const englishReadMore: ReadMoreMessages = {
  readLess: 'Read less',
};
