import type { FilterMessages } from '../../content/messages.ts';

/** The English of a feed whose posts are chosen, which comes with what chooses. */
export const englishFilters: FilterMessages = {
  noMatch: 'No posts match.',
  noMore: 'No more posts match.',
};
