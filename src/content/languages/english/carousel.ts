/** The English of a carousel. */
export const englishCarousel = {
  /** The back button of a carousel. */
  previous: 'Previous posts',
  /** The forward button of a carousel. */
  next: 'Next posts',
  /** What screen readers call the carousel. */
  carousel: 'carousel',
  /** What screen readers call each of its cards. */
  slide: 'slide',
};
