/** The English of `include`, `exclude`, `has`, `since` and `until`. */
export const englishFilters = {
  /** No post passes the filters. */
  noMatch: 'No posts match.',
  /** No more posts pass the filters, of all that can be requested. */
  noMore: 'No more posts match.',
};
