import { DEFAULT_SETTING, DEFAULT_STAGE, type Setting, type Stage } from './setting.ts';

export interface Story {
  readonly title: string;
  /** What there is to see. */
  readonly note: string;
  readonly setting: Setting;
}

export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}

type Told = Partial<Omit<Setting, 'tag' | 'attributes' | 'stage'>> & { readonly stage?: Partial<Stage> };

const tell = (
  title: string,
  note: string,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { stage, ...rest }: Told = {},
): Story => ({
  title,
  note,
  setting: { ...DEFAULT_SETTING, tag, attributes, ...rest, stage: { ...DEFAULT_STAGE, ...stage } },
});

// The service counts requests by id: an id of its own lets each visit see what fails at first.
const visit = Math.random().toString(36).slice(2, 8);

const PUBLIC = 'ws-public-posts';
const FEED = 'ws-feed';
const EMBED = 'ws-embed';
const CARD = 'ws-post-card';

/** A story of something that fails, with one post's room. */
const trouble = (title: string, note: string, attributes: Readonly<Record<string, string>>, told?: Told): Story =>
  tell(title, note, PUBLIC, { limit: '1', ...attributes }, told);

const feedCard = (title: string, note: string, post: string, lang = 'en'): Story =>
  tell(title, note, CARD, {}, { stage: { post, lang } });

const OWN_CARD = `<template slot="card">
  <img part="photo" data-ws-src="media.0.src" data-ws-if="media" alt="">
  <h3 part="headline" data-ws-text="title" data-ws-if="title"></h3>
  <div data-ws-html="text"></div>
  <p data-ws-if="action"><a data-ws-href="action.url" data-ws-text="action.label"></a></p>
  <small data-ws-text="publishedAt"></small>
</template>`;

/** Everything that there is to see, each a setting of its own. */
export const STORIES: readonly StoryGroup[] = [
  {
    title: 'Start',
    stories: [
      tell('Two lines of HTML', 'The newest posts of one workspace, in the font and colours of the page.', PUBLIC, {
        'feed-id': 'bakery',
        limit: '3',
        layout: 'grid',
      }),
      tell('A feed that grows', 'Page by page, by a button.', FEED, {
        'feed-id': 'club',
        layout: 'grid',
        'page-size': '6',
      }),
      tell('Grows as you scroll', 'The next page is asked for before the end is seen.', FEED, {
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
      tell('Merged by hand', 'Two ids, parted by a space.', FEED, {
        'feed-id': 'bakery club',
        layout: 'grid',
        'page-size': '6',
      }),
    ],
  },
  {
    title: 'Layouts',
    stories: [
      tell('List', 'Pictures move beside the text where there is room.', FEED, {
        'feed-id': 'software',
        'page-size': '5',
      }),
      ...['grid', 'masonry', 'carousel'].map((layout) =>
        tell(
          layout.charAt(0).toUpperCase() + layout.slice(1),
          {
            grid: 'As many columns as fit; rows of one height.',
            masonry: 'Columns of cards as high as they are; the order of reading stays.',
            carousel: 'Swipe, scroll, or use the buttons and the arrow keys.',
          }[layout] ?? '',
          FEED,
          { 'feed-id': 'club', layout, 'page-size': '9' },
        ),
      ),
      tell('Compact', 'A line or two for each post, for a side bar.', FEED, {
        'feed-id': 'bakery',
        layout: 'compact',
        'page-size': '8',
      }),
    ],
  },
  {
    title: 'Looks',
    stories: [
      tell(
        'In a shop',
        'Below the goods, in the shop’s own type.',
        PUBLIC,
        { 'feed-id': 'bakery', limit: '3', layout: 'grid' },
        {
          properties: { '--ws-accent': 'light-dark(#9a3c12, #f0a674)', '--ws-radius': '0.25rem' },
          stage: { host: 'shop', widthPx: 1280 },
        },
      ),
      tell(
        'In a blog',
        'Compact, in the side column.',
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
        'A page that takes every style away leaves the cards alone.',
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
        'What properties cannot say, CSS can.',
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
      tell('Text, cut after three lines', 'With “Read more” where there is more.', FEED, {
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
      tell(
        'On a phone',
        '360 pixels wide.',
        FEED,
        { 'feed-id': 'club', 'page-size': '6' },
        { stage: { widthPx: 360 } },
      ),
    ],
  },
  {
    title: 'For visitors',
    stories: [
      tell('Search', 'A field above the posts, and the hashtags that occur.', FEED, {
        'feed-id': 'library',
        layout: 'grid',
        'page-size': '6',
        search: '',
      }),
      tell('Pictures in a dialog', 'A click on one opens it large.', FEED, {
        'feed-id': 'club',
        layout: 'grid',
        'page-size': '6',
        lightbox: '',
      }),
      tell('Share', 'By the browser’s own sheet, or as a link.', FEED, {
        'feed-id': 'bakery',
        layout: 'grid',
        'page-size': '6',
        share: '',
      }),
      tell('Asks before it asks', 'Nothing is sent before the visitor agrees.', FEED, {
        'feed-id': 'bakery',
        consent: 'click',
      }),
      tell('Pictures on demand', 'Each is shown when the visitor wants it.', FEED, {
        'feed-id': 'bakery',
        layout: 'grid',
        'page-size': '6',
        images: 'click',
      }),
      tell('Only some of the posts', 'Those that name tickets or the penalty.', FEED, {
        'feed-id': 'club',
        include: 'tickets, penalty',
        layout: 'grid',
      }),
      tell('Pinned and hidden', 'Two stand first and are marked; the newest is never shown.', FEED, {
        'feed-id': 'bakery',
        layout: 'grid',
        'page-size': '6',
        pin: '51z123 hma691',
        'hide-posts': '7bmlu0',
      }),
      tell('Fresh posts', 'Looked for each minute; new ones wait behind a button.', FEED, {
        'feed-id': 'club',
        layout: 'grid',
        'page-size': '6',
        'refresh-every': '60',
      }),
      tell('A link to all of them', 'Where the feed ends.', FEED, {
        'feed-id': 'choir',
        layout: 'grid',
        'all-href': 'https://example.com/choir',
        'all-label': 'All that we wrote',
      }),
      tell('Links that say where they come from', 'On the links to posts and of actions, and on no other.', FEED, {
        'feed-id': 'software',
        layout: 'grid',
        'page-size': '4',
        utm: 'source=site,medium=feed',
      }),
      tell('Which posts were seen', 'Each is told to the page once: see the events.', FEED, {
        'feed-id': 'bakery',
        'page-size': '4',
        measure: '',
      }),
    ],
  },
  {
    title: 'Languages',
    stories: [
      tell(
        'Arabic',
        'A museum: from right to left, with the digits and dates of the language.',
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
        'Counts and dates are told by the browser.',
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
      tell('Words of your own', 'In place of the language’s.', FEED, {
        'feed-id': 'club',
        layout: 'grid',
        'page-size': '3',
        messages: '{"more": "Show older", "link": "Read it"}',
      }),
    ],
  },
  {
    title: 'A post',
    stories: [
      feedCard('With a picture', 'One card alone: a script hands it its post.', 'bakery/0'),
      feedCard('With several pictures', 'The first stands large.', 'club/0'),
      feedCard('With a video', 'It loads when it is asked to.', 'club/3'),
      feedCard('With rich text and a button', 'Sanitised prose, and the author’s own link.', 'software/0'),
      feedCard('With text alone', 'No picture, no title.', 'choir/0'),
      feedCard('From right to left', 'In Arabic.', 'museum/0', 'ar'),
    ],
  },
  {
    title: 'States',
    stories: [
      trouble('Loading', 'The shapes of the posts, for as long as it takes.', {
        'feed-id': 'trouble-silent',
        limit: '3',
        layout: 'grid',
        timeout: '600000',
      }),
      trouble(
        'Loading, with a fallback',
        'What stands in the element is shown first.',
        { 'feed-id': 'trouble-silent', limit: '3', timeout: '600000' },
        { slots: { '': '<p><a href="https://example.com/news">Read our news</a></p>' } },
      ),
      trouble('Three seconds slow', 'Nothing moves when the posts come in.', { 'feed-id': 'trouble-slow', limit: '3' }),
      trouble('Empty', 'There are no posts yet.', { 'feed-id': 'empty' }),
      trouble(
        'Empty, in your words',
        'The `empty` slot.',
        { 'feed-id': 'empty' },
        { slots: { empty: '<p slot="empty">We have just moved in. Come back soon.</p>' } },
      ),
      tell('Partial', 'One workspace of three fails: the others are shown.', EMBED, {
        'embed-id': 'half',
        org: 'valley',
        layout: 'grid',
        'page-size': '6',
      }),
      tell('The end of the feed', 'Nothing more to ask for.', FEED, {
        'feed-id': 'choir',
        layout: 'grid',
        'page-size': '6',
      }),
      tell('The end of the reach', 'The service gives 130 posts of a workspace: then the feed says so.', FEED, {
        'feed-id': 'library',
        layout: 'compact',
        'page-size': '30',
        more: 'scroll',
      }),
      tell('The second page fails', 'The posts stay, and more can be asked for again.', FEED, {
        'feed-id': 'trouble-second-page-500',
        'page-size': '3',
      }),
    ],
  },
  {
    title: 'Errors',
    stories: [
      trouble('No such workspace', '404.', { 'feed-id': 'nobody' }),
      trouble('Refused', '403, with a trace id to quote.', { 'feed-id': 'trouble-403' }),
      trouble('Refused, as an error object', '403, in the service’s other form.', { 'feed-id': 'trouble-403-nested' }),
      trouble(
        'Refused, with a fallback',
        'Your link stays where the posts would be.',
        { 'feed-id': 'trouble-403~words' },
        { slots: { '': '<p><a href="https://example.com/news">Our news</a></p>' } },
      ),
      trouble(
        'Refused, in your words',
        'The `error` slot.',
        { 'feed-id': 'trouble-403' },
        { slots: { error: '<p slot="error">Our news are having a rest.</p>' } },
      ),
      trouble('The service fails', '500, after two more tries.', { 'feed-id': 'trouble-500' }),
      trouble('Fails, as an error object', '500, in the service’s other form.', { 'feed-id': 'trouble-500-nested' }),
      trouble('Fails twice, then works', 'Nobody sees but a longer wait.', {
        'feed-id': `trouble-500-then-fine~${visit}`,
      }),
      trouble('Too many requests', 'For an hour: the visitor is told at once.', { 'feed-id': 'trouble-429-long' }),
      trouble('Too many, for a second', 'The wait that the service names is kept.', {
        'feed-id': `trouble-429-then-fine~${visit}`,
      }),
      trouble('Too many, until a date', 'A wait can be a moment, too.', { 'feed-id': `trouble-429-date~${visit}` }),
      trouble('Too many, the wait hidden', 'Another origin may not read it.', { 'feed-id': 'trouble-429-hidden' }),
      trouble('No answer at all', 'Given up after a second and a half.', {
        'feed-id': 'trouble-silent',
        timeout: '1500',
      }),
      trouble('The connection breaks', 'In the middle of it.', { 'feed-id': 'trouble-reset' }),
      trouble('An HTML page for an answer', 'A page, where data was asked for.', { 'feed-id': 'trouble-html' }),
      trouble('An HTML page with 502', 'What a proxy says when nobody is behind it.', {
        'feed-id': 'trouble-502-html',
      }),
      trouble('JSON that is cut off', 'Half an answer.', { 'feed-id': 'trouble-truncated' }),
      trouble('`null` for an answer', 'Nothing, well-formed.', { 'feed-id': 'trouble-null' }),
      trouble('An object for a list', 'The wrong shape.', { 'feed-id': 'trouble-object' }),
    ],
  },
  {
    title: 'Set up wrong',
    stories: [
      trouble('No id', 'It says what to write.', {}),
      trouble(
        'A `base-url` that is a script',
        'Refused before anything is asked.',
        { 'feed-id': 'bakery' },
        { baseUrl: 'javascript:alert(1)' },
      ),
      trouble('A key in the page', 'Everybody could read it: refused.', {
        'feed-id': 'bakery',
        'api-key': 'not-a-real-key',
      }),
      tell('A limit that is no number', 'Reads as the default, with a line on the console.', PUBLIC, {
        'feed-id': 'made-1',
        limit: 'many',
      }),
    ],
  },
  {
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
        'Nothing sticks out, at any width.',
        FEED,
        { 'feed-id': 'trouble-long-words', layout: 'grid' },
        { stage: { widthPx: 360 } },
      ),
      tell('Fields of the wrong type', 'What cannot be read is left out.', FEED, {
        'feed-id': 'trouble-half-broken',
        layout: 'grid',
      }),
      trouble('Rubbish with one good post', 'The good one is shown.', { 'feed-id': 'trouble-rubbish', limit: '30' }),
      trouble('Broken pictures', 'Their place is taken by nothing.', {
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
  },
];

/** What the stories write for an attribute: something to try it with. */
export const examplesOf = (attribute: string): string[] => [
  ...new Set(
    STORIES.flatMap(({ stories }) => stories.map(({ setting }) => setting.attributes[attribute] ?? '')).filter(
      (value) => value && !value.includes('~'),
    ),
  ),
];

/** The posts that the stories show alone, with their titles. */
export const EXAMPLE_POSTS: readonly { readonly value: string; readonly label: string }[] = STORIES.flatMap(
  ({ stories }) =>
    stories
      .filter(({ setting }) => setting.tag === CARD)
      .map(({ title, setting }) => ({ value: setting.stage.post, label: title })),
);
