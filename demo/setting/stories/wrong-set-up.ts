import { PUBLIC, type StoryGroup, tell, trouble } from './tell.ts';

export const WRONG_SET_UP: StoryGroup = {
  title: 'Set up wrong',
  stories: [
    trouble('No id', 'It says what to write.', {}),
    trouble(
      'A `base-url` that is a script',
      'Refused before any request.',
      { 'feed-id': 'bakery' },
      { baseUrl: 'javascript:alert(1)' },
    ),
    trouble('A key in the page', 'Every visitor could read it: refused.', {
      'feed-id': 'bakery',
      'api-key': 'not-a-real-key',
    }),
    tell(
      'A limit that is not a number',
      'The default is used, with a warning on the console.',
      PUBLIC,
      {
        'feed-id': 'made-1',
        limit: 'many',
      },
      { isAboutSource: true },
    ),
  ],
};
