import { FEED, PUBLIC, type StoryGroup, tell } from './tell.ts';

const OWN_CARD = `<template slot="card">
  <img part="photo" data-ws-src="media.0.src" data-ws-if="media" alt="">
  <h3 part="headline" data-ws-text="title" data-ws-if="title"></h3>
  <div data-ws-html="text"></div>
  <p data-ws-if="action"><a data-ws-href="action.url" data-ws-text="action.label"></a></p>
  <small data-ws-text="publishedAt"></small>
</template>`;

export const LOOKS: StoryGroup = {
  title: 'Looks',
  stories: [
    tell(
      'In a shop',
      'Below the products, in the shop’s own font.',
      PUBLIC,
      { 'feed-id': 'bakery', limit: '3', layout: 'grid' },
      {
        properties: { '--ws-accent': 'light-dark(#9a3c12, #f0a674)', '--ws-radius': '0.25rem' },
        stage: { host: 'shop', widthPx: 1280 },
      },
    ),
    tell(
      'In a blog',
      'Compact, in the sidebar.',
      PUBLIC,
      { 'feed-id': 'software', limit: '5', layout: 'compact' },
      { stage: { host: 'blog', widthPx: 1280 } },
    ),
    tell(
      'In a club’s site',
      'A carousel of news under the next match.',
      PUBLIC,
      { 'feed-id': 'club', limit: '8', layout: 'carousel' },
      {
        properties: { '--ws-accent': 'light-dark(#0a4fb0, #8fc0ff)', '--ws-surface': 'light-dark(#ffffff, #131d33)' },
        stage: { host: 'club', widthPx: 1280 },
      },
    ),
    tell(
      'Under a CSS reset',
      'A page that removes every default style leaves the cards alone.',
      FEED,
      { 'feed-id': 'software', 'page-size': '4' },
      { stage: { host: 'reset' } },
    ),
    tell(
      'Custom properties',
      'Six of them, and nothing else.',
      FEED,
      { 'feed-id': 'bakery', layout: 'grid', 'page-size': '6' },
      {
        properties: {
          '--ws-accent': '#a3360f',
          '--ws-surface': '#fff6ec',
          '--ws-text': '#43210f',
          '--ws-border': '#f3dcc6',
          '--ws-radius': '1.5rem',
          '--ws-image-ratio': '1',
        },
      },
    ),
    tell(
      'Parts',
      'What custom properties cannot set, CSS can.',
      FEED,
      { 'feed-id': 'software', 'page-size': '4' },
      {
        parts: {
          card: 'border-width: 2px 0 0;\nborder-radius: 0;\npadding-inline: 0;',
          title: 'font: italic 400 1.5em/1.2 serif;',
          image: 'border-radius: 0;\nfilter: grayscale(1);',
          action: 'border-radius: 0;\ntext-transform: uppercase;\nletter-spacing: 0.08em;\nfont-size: 0.8em;',
        },
      },
    ),
    tell('Always dark', '`theme="dark"` sets text and surface together, on any page.', FEED, {
      'feed-id': 'software',
      theme: 'dark',
      layout: 'grid',
      'page-size': '6',
    }),
    ...['paper', 'newsprint', 'soft', 'vivid', 'terminal', 'contrast'].map((preset) =>
      tell(
        `Theme: ${preset}`,
        'One of the style sheets that come with the package.',
        FEED,
        { 'feed-id': 'bakery', layout: 'grid', 'page-size': '6' },
        { preset },
      ),
    ),
    tell(
      'A card of your own',
      'A template in HTML, filled in for each post.',
      FEED,
      { 'feed-id': 'software', layout: 'grid', 'page-size': '6' },
      {
        slots: { card: OWN_CARD },
        parts: { card: 'border: 0;\nborder-block-start: 3px solid;\nborder-radius: 0;' },
      },
    ),
    tell('Text cut after three lines', 'With “Read more” where there is more.', FEED, {
      'feed-id': 'software',
      lines: '3',
      layout: 'grid',
      'page-size': '6',
    }),
    tell('Text alone', 'Everything else is hidden.', FEED, {
      'feed-id': 'choir',
      hide: 'avatar feed date image claps link',
      heading: 'From the choir',
    }),
    tell('On a phone', '360 pixels wide.', FEED, { 'feed-id': 'club', 'page-size': '6' }, { stage: { widthPx: 360 } }),
  ],
};
