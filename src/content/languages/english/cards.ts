/** The English of the cards, and of what several features say: it is always loaded. */
export const englishCards = {
  /** The name of a feed that has no heading, and whose posts name no workspace. */
  posts: 'Posts',
  /** The link to a post. */
  link: 'View post',
  /** The button that displays all lines of a long post, and the link to a post that is too long to be displayed whole. */
  readMore: 'Read more',
  /** The label of an action that has none. */
  open: 'Open',
  /** The button that displays all images and videos of a post. */
  showImages: 'Show images',
  /** What screen readers add to a link that opens in a new tab. */
  newTab: 'opens in a new tab',
  /** What screen readers say for the number of claps. */
  claps: { one: '{count} clap', other: '{count} claps' },
  /** Which image or video of a dialog is displayed, and for screen readers which card of a carousel it is: the `{number}`th of `{count}`. */
  position: '{number} of {count}',
  /** The back button of a carousel, and the link to the previous page of posts. */
  previous: 'Previous posts',
  /** The forward button of a carousel, and the link to the next page of posts. */
  next: 'Next posts',
  /** No posts were found: by a search, or by an id. */
  noneFound: 'No posts found.',
};
