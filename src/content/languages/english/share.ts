/** The English of `share`. */
export const englishShare = {
  /** The button that shares a post. */
  share: 'Share',
  /** The link was copied. */
  copied: 'Link copied',
  /** The link could not be copied. */
  notCopied: 'The link could not be copied.',
};
