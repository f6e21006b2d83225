/** The English of `images="click"`, besides `showImages`. */
export const englishHeldImages = {
  /** The button in place of an image that is not loaded until it is clicked. */
  showImage: 'Show image',
};
