import type { SearchMessages } from '../../content/messages.ts';

/** The English of the search, which comes with it. */
export const englishSearch: SearchMessages = {
  search: 'Search posts',
  hashtags: 'Hashtags',
  searching: 'Searching…',
  found: { one: '{count} post found', other: '{count} posts found' },
  noneFound: 'No posts found.',
  clearSearch: 'Clear search',
};
