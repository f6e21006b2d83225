/** The English of `all-href`. */
export const englishAllLink = {
  /** The link to all posts, unless `all-label` says something else. */
  all: 'All posts',
};
