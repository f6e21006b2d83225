import { EMBED, FEED, PUBLIC, type StoryGroup, tell } from './tell.ts';

export const START: StoryGroup = {
  title: 'Start',
  stories: [
    tell('Two lines of HTML', 'The newest posts of one workspace, in the font and colours of the page.', PUBLIC, {
      'feed-id': 'bakery',
      limit: '3',
      layout: 'grid',
    }),
    tell('A feed that grows', 'Page by page, with a button.', FEED, {
      'feed-id': 'club',
      layout: 'grid',
      'page-size': '6',
    }),
    tell('Grows as you scroll', 'The next page is requested before the visitor reaches the end.', FEED, {
      'feed-id': 'library',
      'page-size': '6',
      more: 'scroll',
    }),
    tell('Several workspaces as one', 'A town: its bakery, its football club and its library, newest first.', EMBED, {
      'embed-id': 'town',
      org: 'valley',
      layout: 'grid',
      'page-size': '6',
    }),
    tell('Merged by hand', 'Two ids, separated by a space.', FEED, {
      'feed-id': 'bakery club',
      layout: 'grid',
      'page-size': '6',
    }),
  ],
};
