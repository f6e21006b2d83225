/** The English of long texts, besides `readMore`. */
export const englishReadMore = {
  /** The button that hides the lines that `readMore` displayed. */
  readLess: 'Read less',
};
