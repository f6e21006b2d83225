import type { AllLinkMessages } from '../../content/messages.ts';

/** The English words of the link to all posts, loaded with it. */
export const englishAllLink: AllLinkMessages = {
  all: 'All posts',
};
