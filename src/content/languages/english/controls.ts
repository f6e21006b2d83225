/** The English around the cards. */
export const englishControls = {
  /** For screen readers, while posts are loading. */
  loading: 'Loading posts',
  /** The button that loads more posts. */
  more: 'Load more',
  /** For screen readers, how many more posts were loaded. */
  added: { one: '{count} more post', other: '{count} more posts' },
  /** For screen readers, an image of a post that has no alternative text: the `{number}`th of `{count}`. */
  undescribed: 'Image {number} of {count}, no description',
  /** The button that tries again after a failure. */
  retry: 'Try again',
  /** There are no posts. */
  empty: 'There are no posts yet.',
  /** Some posts could not be loaded; the others are displayed. */
  partial: 'Some posts could not be loaded.',
  /** Displayed after the last post that the service returns; there may be more that it does not return. */
  ceiling: 'These are all the posts that can be shown here.',
  /** Newer posts could not be loaded; those that were loaded before are displayed, or with `cache` those of an earlier visit. The reason follows, as after `failed`. */
  stale: 'These posts may be out of date.',
  /** No posts could be loaded. Where trying again can help, `http`, `network`, `timeout` or `rate-limited` follows. */
  failed: 'The posts could not be loaded.',
  /** What to do: the service failed, or did not answer while the browser is online; the cause may also be CORS or a policy of the page. */
  http: 'Try again in a few minutes.',
  /** What to do: there was no answer, and the browser is offline. */
  network: 'Please check your internet connection.',
  /** Why: there was no answer within `timeout`. */
  timeout: 'It took too long.',
  /** Why, and what to do: there were too many requests. */
  'rate-limited': 'There are many visitors right now. Try again in a few minutes.',
};
