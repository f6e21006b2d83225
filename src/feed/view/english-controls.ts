import type { ControlMessages } from '../../content/messages.ts';

/** The English of the controls, which comes with them. */
export const englishControls: ControlMessages = {
  loading: 'Loading posts',
  more: 'Load more',
  retry: 'Try again',
  empty: 'There are no posts yet.',
  partial: 'Some posts could not be loaded.',
  ceiling: 'These are all the posts that can be shown here.',
  kept: 'These are the posts from your last visit.',
  failed: 'The posts could not be loaded.',
  http: 'The service answered with an error.',
  network: 'The service could not be reached.',
  timeout: 'The service took too long to answer.',
  'rate-limited': 'The service is busy. Try again later.',
  malformed: 'The service sent an answer that cannot be read.',
  internal: 'Something went wrong.',
};
