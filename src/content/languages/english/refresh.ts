/** The English of `refresh-every`. */
export const englishFresh = {
  /** The button that displays new posts. */
  newPosts: { one: '{count} new post', other: '{count} new posts' },
};
