import type { AllLinkMessages } from '../../content/messages.ts';

/** The English of the link to all posts, which comes with it. */
export const englishAllLink: AllLinkMessages = {
  all: 'All posts',
};
