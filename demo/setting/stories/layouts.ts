import { FEED, type StoryGroup, tell } from './tell.ts';

export const LAYOUTS: StoryGroup = {
  title: 'Layouts',
  stories: [
    tell('List', 'Images stand beside the text where there is room.', FEED, {
      'feed-id': 'software',
      'page-size': '5',
    }),
    ...['grid', 'masonry', 'carousel'].map((layout) =>
      tell(
        layout.charAt(0).toUpperCase() + layout.slice(1),
        {
          grid: 'As many columns as fit; rows of one height.',
          masonry: 'Columns of cards of different heights; the reading order stays.',
          carousel: 'Swipe, scroll, or use the buttons and the arrow keys.',
        }[layout] ?? '',
        FEED,
        { 'feed-id': 'club', layout, 'page-size': '9' },
      ),
    ),
    tell('Compact', 'A line or two for each post, for a sidebar.', FEED, {
      'feed-id': 'bakery',
      layout: 'compact',
      'page-size': '8',
    }),
  ],
};
