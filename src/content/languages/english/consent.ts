/** The English of `consent="click"`. */
export const englishConsent = {
  /** Displayed in place of the feed until the visitor agrees; `{host}` is the host of the service. */
  consent:
    'Nothing has been loaded yet. If you agree, your browser will request these posts from {host} and load their images.',
  /** The button that agrees. */
  agree: 'Show posts',
  /** Displayed below that button where the agreement is stored for the next visit. */
  agreeKept: 'Your choice is saved in this browser.',
};
