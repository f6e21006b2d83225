/** The English of long texts, besides `readMore`. */
export const englishReadMore = {
  /** The button that hides the lines again that `readMore` displayed. */
  readLess: 'Read less',
};
