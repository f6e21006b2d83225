import type { HeldImageMessages } from '../../content/messages.ts';

/** The English of the buttons in the place of pictures, which comes with them. */
export const englishHeldImages: HeldImageMessages = {
  showImage: 'Show picture',
  showImages: 'Show pictures',
};
