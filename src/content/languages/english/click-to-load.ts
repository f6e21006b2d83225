/** The English of `images="click"`. */
export const englishHeldImages = {
  /** The button in place of an image that is not loaded until it is clicked. */
  showImage: 'Show image',
  /** The button in place of several images. */
  heldImages: { one: 'Show {count} image', other: 'Show {count} images' },
};
