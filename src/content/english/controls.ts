/** The English around the cards. */
export const englishControls = {
  /** For screen readers, while posts are loading. */
  loading: 'Loading posts',
  /** The button that loads more posts. */
  more: 'Load more',
  /** For screen readers, how many posts were loaded behind those that were there. */
  added: { one: '{count} more post', other: '{count} more posts' },
  /** The button that tries again after a failure. */
  retry: 'Try again',
  /** There are no posts. */
  empty: 'There are no posts yet.',
  /** Some posts could not be loaded; the others are displayed. */
  partial: 'Some posts could not be loaded.',
  /** The end of the posts that the service gives, which need not be the end of the posts. */
  ceiling: 'These are all the posts that can be shown here.',
  /** With `cache`: the posts of an earlier visit are displayed, because newer ones could not be loaded. */
  kept: 'These are the posts from your last visit.',
  /** Newer posts could not be loaded; those that were loaded before are displayed. The reason follows, as after `failed`. */
  stale: 'These posts may be out of date.',
  /** No posts could be loaded; `http`, `network`, `timeout`, `rate-limited`, `malformed` or `internal` follows. */
  failed: 'The posts could not be loaded.',
  /** Why: the service answered with a status of failure. Its own words go to the console and the event. */
  http: 'The service answered with an error.',
  /** Why: there was no answer, because of the connection, CORS or a policy of the page. */
  network: 'The service could not be reached.',
  /** Why: there was no answer within `timeout`. */
  timeout: 'The service took too long to answer.',
  /** Why: there were too many requests. */
  'rate-limited': 'The service is busy. Try again later.',
  /** Why: the answer is not what the service promises. */
  malformed: 'The service sent an answer that cannot be read.',
  /** Why: a mistake in the elements themselves, which the console has. */
  internal: 'Something went wrong.',
};
