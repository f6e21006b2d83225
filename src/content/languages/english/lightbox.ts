/** The English of `lightbox`. */
export const englishLightbox = {
  /** The name of the dialog, for screen readers. */
  lightbox: 'Images and videos',
  /** The button on an image, which opens the dialog. */
  enlargeImage: 'Enlarge image',
  /** The button on a video, which opens the dialog. */
  enlargeVideo: 'Enlarge video',
  /** The button that closes the dialog. */
  close: 'Close',
  /** The button to the previous image or video. */
  previousImage: 'Previous',
  /** The button to the next image or video. */
  nextImage: 'Next',
};
