import type { CardMessages } from './messages.ts';

/** The English of the cards, which is always at hand. */
export const englishCards: CardMessages = {
  posts: 'Posts',
  link: 'View post',
  readMore: 'Read more',
  open: 'Open',
  showImages: 'Show images',
  newTab: 'opens in a new tab',
  claps: { one: '{count} clap', other: '{count} claps' },
};
