import type { ConsentMessages } from '../../content/messages.ts';

/** The English of the question for consent, which comes with it. */
export const englishConsent: ConsentMessages = {
  consent:
    'Nothing has been loaded yet. If you agree, your browser will request these posts from {host} and load their images.',
  agree: 'Show posts',
  agreeKept: 'Your choice is saved in this browser.',
};
