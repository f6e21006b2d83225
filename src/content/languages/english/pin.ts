/** The English of `pin`. */
export const englishPin = {
  /** The mark on a pinned post. */
  pinned: 'Pinned',
};
