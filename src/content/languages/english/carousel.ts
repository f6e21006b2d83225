/** The English of a carousel. */
export const englishCarousel = {
  /** What screen readers call the carousel. */
  carousel: 'carousel',
  /** What screen readers call each of its cards. */
  slide: 'slide',
};
