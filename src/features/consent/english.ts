import type { ConsentMessages } from '../../content/messages.ts';

/** The English of the question for consent, which comes with it. */
export const englishConsent: ConsentMessages = {
  consent: 'Nothing was loaded yet. If you agree, your browser asks {host} for these posts, and loads their pictures.',
  agree: 'Show posts',
  agreeKept: 'Your choice is kept in this browser.',
};
