import type { ShareMessages } from './messages.ts';

/** The English of sharing, which comes with it. */
export const englishShare: ShareMessages = {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied.',
};
