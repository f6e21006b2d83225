import type { HeldImageMessages } from '../../content/messages.ts';

/** The English words of the buttons in place of images, loaded with them. */
export const englishHeldImages: HeldImageMessages = {
  showImage: 'Show image',
};
