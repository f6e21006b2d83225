import { FEED, type StoryGroup, tell } from './tell.ts';

export const FOR_VISITORS: StoryGroup = {
  title: 'For visitors',
  stories: [
    tell('Search', 'A search field above the posts, and the hashtags that occur.', FEED, {
      'feed-id': 'library',
      layout: 'grid',
      'page-size': '6',
      search: '',
    }),
    tell('Images in a dialog', 'A click on one opens it large.', FEED, {
      'feed-id': 'club',
      layout: 'grid',
      'page-size': '6',
      lightbox: '',
    }),
    tell('Share', 'With the browser’s own dialog, or as a link.', FEED, {
      'feed-id': 'bakery',
      layout: 'grid',
      'page-size': '6',
      share: '',
    }),
    tell('Asks for consent first', 'Nothing is requested before the visitor agrees.', FEED, {
      'feed-id': 'bakery',
      consent: 'click',
    }),
    tell('Images on demand', 'They are displayed when the visitor wants them.', FEED, {
      'feed-id': 'bakery',
      layout: 'grid',
      'page-size': '6',
      images: 'click',
    }),
    tell(
      'Only some of the posts',
      'Those that mention tickets or the penalty.',
      FEED,
      {
        'feed-id': 'club',
        include: 'tickets, penalty',
        layout: 'grid',
      },
      { isAboutSource: true },
    ),
    tell(
      'Pinned and hidden',
      'Two are first and marked; the newest is never displayed.',
      FEED,
      {
        'feed-id': 'bakery',
        layout: 'grid',
        'page-size': '6',
        pin: '51z123 hma691',
        'hide-posts': '7bmlu0',
      },
      { isAboutSource: true },
    ),
    tell('New posts', 'Checked for each minute; they wait behind a button.', FEED, {
      'feed-id': 'club',
      layout: 'grid',
      'page-size': '6',
      'refresh-every': '60',
    }),
    tell('A link to all posts', 'At the end of the feed.', FEED, {
      'feed-id': 'choir',
      layout: 'grid',
      'all-href': 'https://example.com/choir',
      'all-label': 'All our news',
    }),
    tell('Links that name their source', 'UTM parameters on the links to posts and on their buttons.', FEED, {
      'feed-id': 'software',
      layout: 'grid',
      'page-size': '4',
      utm: 'source=site,medium=feed',
    }),
    tell('Which posts were seen', 'An event for each post, once: see the Events tab.', FEED, {
      'feed-id': 'bakery',
      'page-size': '4',
      measure: '',
    }),
  ],
};
