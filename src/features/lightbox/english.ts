import type { LightboxMessages } from '../../content/messages.ts';

/** The English words of the lightbox, loaded with it. */
export const englishLightbox: LightboxMessages = {
  lightbox: 'Pictures and videos',
  enlargeImage: 'Enlarge picture',
  enlargeVideo: 'Enlarge video',
  close: 'Close',
  previousImage: 'Previous',
  nextImage: 'Next',
  position: '{number} of {count}',
};
