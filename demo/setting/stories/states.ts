import { EMBED, FEED, type StoryGroup, tell, trouble } from './tell.ts';

export const STATES: StoryGroup = {
  title: 'States',
  stories: [
    trouble('Loading', 'Placeholders in the shape of the posts.', {
      'feed-id': 'trouble-silent',
      limit: '3',
      layout: 'grid',
      timeout: '600000',
    }),
    trouble(
      'Loading, with a fallback',
      'The content of the element is displayed first.',
      { 'feed-id': 'trouble-silent', limit: '3', timeout: '600000' },
      { slots: { '': '<p><a href="https://example.com/news">Read our news</a></p>' } },
    ),
    trouble('Three seconds slow', 'Nothing moves when the posts arrive.', { 'feed-id': 'trouble-slow', limit: '3' }),
    trouble('Empty', 'There are no posts yet.', { 'feed-id': 'empty' }),
    trouble(
      'Empty, in your words',
      'The `empty` slot.',
      { 'feed-id': 'empty' },
      { slots: { empty: '<p slot="empty">We have just moved in. Come back soon.</p>' } },
    ),
    tell('Partial', 'One workspace of three fails: the others are displayed.', EMBED, {
      'embed-id': 'half',
      org: 'valley',
      layout: 'grid',
      'page-size': '6',
    }),
    tell(
      'The end of the feed',
      'There are no more posts.',
      FEED,
      {
        'feed-id': 'choir',
        layout: 'grid',
        'page-size': '6',
      },
      { isAboutSource: true },
    ),
    tell(
      'The limit of the service',
      'The service returns 130 posts of a workspace: then the feed says so.',
      FEED,
      {
        'feed-id': 'library',
        layout: 'compact',
        'page-size': '30',
        more: 'scroll',
      },
      { isAboutSource: true },
    ),
    tell('The second page fails', 'The posts stay, and the visitor can try again.', FEED, {
      'feed-id': 'trouble-second-page-500',
      'page-size': '3',
    }),
  ],
};
