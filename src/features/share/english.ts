import type { ShareMessages } from '../../content/messages.ts';

/** The English words of sharing, loaded with it. */
export const englishShare: ShareMessages = {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied.',
};
