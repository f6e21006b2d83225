/** The English of `search`. */
export const englishSearch = {
  /** The label of the search field. */
  search: 'Search posts',
  /** For screen readers, the name of the group of buttons that search for a hashtag. */
  hashtags: 'Hashtags',
  /** Displayed while more posts are searched. */
  searching: 'Searching…',
  /** How many posts were found. */
  found: { one: '{count} post found', other: '{count} posts found' },
  /** The button that ends a search that found nothing. */
  clearSearch: 'Clear search',
};
