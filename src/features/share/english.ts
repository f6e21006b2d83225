import type { ShareMessages } from '../../content/messages.ts';

/** The English of sharing, which comes with it. */
export const englishShare: ShareMessages = {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied.',
};
