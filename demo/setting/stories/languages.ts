import { FEED, PUBLIC, type StoryGroup, tell } from './tell.ts';

export const LANGUAGE_STORIES: StoryGroup = {
  title: 'Languages',
  stories: [
    tell(
      'Arabic',
      'A museum: right to left, with the digits and dates of the language.',
      PUBLIC,
      { 'feed-id': 'museum', limit: '4', layout: 'grid', heading: 'أخبار المتحف' },
      { stage: { lang: 'ar' } },
    ),
    tell(
      'German',
      'Words and dates follow the nearest `lang`.',
      FEED,
      { 'feed-id': 'club', layout: 'grid', 'page-size': '6' },
      { stage: { lang: 'de' } },
    ),
    tell(
      'Japanese',
      'Numbers and dates are formatted by the browser.',
      FEED,
      { 'feed-id': 'club', layout: 'grid', 'page-size': '6' },
      { stage: { lang: 'ja' } },
    ),
    tell(
      'Hebrew words, English posts',
      'Each text keeps its own direction.',
      FEED,
      { 'feed-id': 'bakery', layout: 'grid', 'page-size': '6' },
      { stage: { lang: 'he' } },
    ),
    tell('Words of your own', 'Instead of the default ones.', FEED, {
      'feed-id': 'club',
      layout: 'grid',
      'page-size': '3',
      messages: '{"more": "Show older", "link": "Read it"}',
    }),
  ],
};
