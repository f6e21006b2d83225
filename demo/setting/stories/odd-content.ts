import { FEED, PUBLIC, type StoryGroup, tell, trouble } from './tell.ts';

export const ODD_CONTENT: StoryGroup = {
  title: 'Odd content',
  stories: [
    tell('Hostile', 'Every field of each post attacks. Nothing runs.', FEED, {
      'feed-id': 'trouble-hostile',
      layout: 'grid',
      'page-size': '6',
      lines: '4',
    }),
    tell(
      'Long words',
      'Nothing overflows, at any width.',
      FEED,
      { 'feed-id': 'trouble-long-words', layout: 'grid' },
      { stage: { widthPx: 360 } },
    ),
    tell('Fields of the wrong type', 'What cannot be read is left out.', FEED, {
      'feed-id': 'trouble-half-broken',
      layout: 'grid',
    }),
    trouble('Garbage with one valid post', 'The valid one is displayed.', {
      'feed-id': 'trouble-rubbish',
      limit: '30',
    }),
    trouble('Broken images', 'They leave no gap.', {
      'feed-id': 'trouble-broken-images',
      limit: '3',
      layout: 'grid',
    }),
    tell('Undated posts', 'They come last when workspaces are merged.', FEED, {
      'feed-id': 'trouble-undated',
      'page-size': '4',
      layout: 'grid',
    }),
    tell(
      'Many on one page',
      'Twelve elements share one request.',
      PUBLIC,
      { 'feed-id': 'bakery', limit: '2', layout: 'grid' },
      { stage: { copies: 12 } },
    ),
  ],
};
