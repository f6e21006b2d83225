import type { LightboxMessages } from '../../content/messages.ts';

/** The English words of the lightbox, loaded with it. */
export const englishLightbox: LightboxMessages = {
  lightbox: 'Images and videos',
  enlargeImage: 'Enlarge image',
  enlargeVideo: 'Enlarge video',
  close: 'Close',
  previousImage: 'Previous',
  nextImage: 'Next',
  position: '{number} of {count}',
};
