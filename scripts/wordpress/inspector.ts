import { attributeOf, propertyOf } from '../../src/settings/attributes.ts';

/** The panels of the block's settings, in their order, by the names that the editor's script has for them. */
export const PANELS = ['source', 'layout', 'posts', 'visitors', 'advanced'] as const;
type Panel = (typeof PANELS)[number];

/** A control that cannot be derived from what the manifest says of an attribute. */
type Control = 'workspaces' | 'posts' | 'pictures' | 'date' | 'url' | 'alt-texts';

/** What people read of an attribute, in place of its name and its documentation. */
interface Row {
  readonly label: string;
  readonly panel: Panel;
  /** In place of the documentation; an empty string where the label says it all. */
  readonly help?: string;
  readonly control?: Control;
  /** The labels of the words that it takes. A word that is not here is its own label. */
  readonly words?: Readonly<Record<string, string>>;
}

const NEW_TAB = { _blank: 'In a new tab', _self: 'In the same tab' };

/**
 * By the names of the properties, in the order in which they are in their panels. An attribute that is not here yet has
 * its name as its label, and is last under "Advanced".
 */
export const ROWS: Readonly<Record<string, Row>> = {
  feedId: { label: 'Workspaces', panel: 'source', control: 'workspaces', help: '' },
  embedId: { label: 'Id of the embed', panel: 'source', help: 'It is in the settings of your organization.' },
  org: { label: 'Organization', panel: 'source', help: '' },

  layout: {
    label: 'Layout',
    panel: 'layout',
    control: 'pictures',
    help: '',
    words: {
      auto: 'Automatic',
      list: 'List',
      grid: 'Grid',
      masonry: 'Masonry',
      carousel: 'Carousel',
      compact: 'Compact',
    },
  },
  design: {
    label: 'Design of the cards',
    panel: 'layout',
    control: 'pictures',
    help: '',
    words: {
      auto: 'Automatic',
      social: 'Author first',
      editorial: 'Image first',
      overlay: 'Text over the image',
      note: 'Text only',
    },
  },
  featured: {
    label: 'First post as wide as a row',
    panel: 'layout',
    help: 'Or the pinned ones, if there are columns.',
  },
  cards: {
    label: 'Your own cards',
    panel: 'advanced',
    help: 'From a template: in the feed, or among the elements of the page, whose CSS then applies.',
    words: { shadow: 'In the feed', page: 'In the page' },
  },
  postsLang: {
    label: 'Language of the posts',
    panel: 'advanced',
    help: 'If it is not that of the page, for example “fr”.',
  },
  theme: {
    label: 'Colors',
    panel: 'layout',
    help: '',
    words: { auto: 'Same as the page', light: 'Light', dark: 'Dark' },
  },
  heading: {
    label: 'Heading',
    panel: 'layout',
    help: 'It is above the posts, and names them for screen readers.',
  },
  headingLevel: { label: 'Level of the heading', panel: 'layout', help: 'Titles of posts are one level below.' },
  lines: {
    label: 'Lines of text before “Read more”',
    panel: 'layout',
    help: '0 shows the whole text. By default, it depends on the layout.',
  },
  mediaPosition: {
    label: 'Position of images',
    panel: 'layout',
    help: '',
    words: { below: 'Below the text', above: 'Above the text' },
  },
  hide: {
    label: 'Leave out of the cards',
    panel: 'layout',
    help: '',
    words: {
      avatar: 'Image of the workspace',
      feed: 'Name of the workspace',
      date: 'Date',
      image: 'Images and videos',
      claps: 'Claps',
      link: 'Link to the post',
    },
  },
  date: { label: 'Dates', panel: 'layout', help: '', words: { relative: '“2 days ago”', absolute: 'The day' } },
  group: {
    label: 'Headings between the posts',
    panel: 'layout',
    help: '',
    words: { none: 'Not at all', day: 'The day' },
  },

  limit: { label: 'Number of posts', panel: 'posts', help: '' },
  pageSize: { label: 'Number of posts at first', panel: 'posts', help: 'Each “Load more” adds as many.' },
  maxPosts: { label: 'Number of posts in all', panel: 'posts', help: 'Empty: as many as there are.' },
  more: {
    label: 'More posts',
    panel: 'posts',
    help: '',
    words: { button: 'By a button', scroll: 'By scrolling', none: 'Not at all', links: 'By links to pages' },
  },
  include: {
    label: 'Only posts with',
    panel: 'posts',
    help: 'Words, #hashtags and "exact phrases", separated by commas.',
  },
  exclude: {
    label: 'No posts with',
    panel: 'posts',
    help: 'Words, #hashtags and "exact phrases", separated by commas.',
  },
  has: {
    label: 'Only posts that have',
    panel: 'posts',
    help: '',
    words: { image: 'An image', video: 'A video', link: 'A link' },
  },
  since: { label: 'From', panel: 'posts', control: 'date', help: '' },
  until: { label: 'To', panel: 'posts', control: 'date', help: '' },
  pin: { label: 'Pinned posts', panel: 'posts', control: 'posts', help: '' },
  hidePosts: { label: 'Hidden posts', panel: 'posts', control: 'posts', help: '' },
  altTexts: {
    label: 'Images without a description',
    panel: 'posts',
    control: 'alt-texts',
    help: 'What is on the image, in a sentence, for people who cannot see it.',
  },
  allHref: {
    label: 'Address of all posts',
    panel: 'posts',
    control: 'url',
    help: 'A link at the end, and where there are no posts.',
  },
  allLabel: { label: 'Text of the link to all posts', panel: 'posts', help: '' },

  search: { label: 'Search field', panel: 'visitors', help: 'Above the posts, for visitors to search them.' },
  lightbox: { label: 'Enlarge images', panel: 'visitors', help: 'Images and videos open in a dialog.' },
  share: { label: 'Share button', panel: 'visitors', help: '' },
  target: { label: 'Open links', panel: 'visitors', help: '', words: NEW_TAB },
  refreshEvery: {
    label: 'Look for new posts every (seconds)',
    panel: 'visitors',
    help: '0 is never, otherwise 15 or more. New posts wait behind a button.',
  },
  consent: {
    label: 'Consent',
    panel: 'visitors',
    help: 'If visitors are asked, nothing of a post is in the page before they agree.',
    words: { none: 'Display at once', click: 'Ask each visitor first' },
  },
  consentStorage: {
    label: 'Store consent',
    panel: 'visitors',
    help: '',
    words: { none: 'nowhere', local: 'in the visitor’s browser' },
  },
  images: {
    label: 'Images',
    panel: 'visitors',
    help: '',
    words: { load: 'Load them at once', click: 'Load them when the visitor asks' },
  },

  textFormat: {
    label: 'Markup in text',
    panel: 'advanced',
    help: '',
    words: { auto: 'Automatic', plain: 'Display it as it is', html: 'Always interpret it' },
  },
  loading: {
    label: 'Request the posts',
    panel: 'advanced',
    help: '',
    words: { lazy: 'When nearly in view', eager: 'At once' },
  },
  cache: {
    label: 'Keep posts in the browser',
    panel: 'advanced',
    help: '',
    words: { off: 'No', session: 'While the tab is open' },
  },
  timeout: { label: 'Maximum wait for an answer (milliseconds)', panel: 'advanced', help: '' },
  utm: { label: 'Parameters of links', panel: 'advanced', help: 'For example source=site,medium=feed.' },
  measure: {
    label: 'Tell the page which posts are seen',
    panel: 'advanced',
    help: 'With the event ws-impression, for your own statistics.',
  },
  filter: { label: 'Filter of the service', panel: 'advanced', help: 'Sent to the service unchanged, as $filter.' },
  orderBy: {
    label: 'Order of the service',
    panel: 'advanced',
    help: 'Sent to the service unchanged, as $orderBy, if there is only one workspace.',
  },
  fieldMap: {
    label: 'Fields of the posts',
    panel: 'advanced',
    help: 'If they have other names, as JSON: {"text": "content.body"}.',
  },
  messages: {
    label: 'Your own messages',
    panel: 'advanced',
    help: 'In place of those of the language, as JSON: {"more": "Show older"}.',
  },
};

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `media-position` is "Media position". */
export const wordsOf = (name: string): string => firstUpper(name.replaceAll(/[_-]+/g, ' ').trim());

/** What people read of an attribute. */
export interface Labels {
  readonly label: string;
  readonly panel: Panel;
  readonly help: string;
  readonly control?: Control;
  /** The labels of the words that it takes, by the words. */
  readonly words?: Readonly<Record<string, string>>;
}

const ORDER = Object.keys(ROWS).map(attributeOf);

/** The names of attributes in the order in which people find them. */
export const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => (ORDER.indexOf(a) + 1 || Infinity) - (ORDER.indexOf(b) + 1 || Infinity) || 0);

/** What people read of an attribute, whether it is in the table or not. */
export function labelsOf(name: string, documentation: string, values: readonly string[] = []): Labels {
  const row = ROWS[propertyOf(name)];
  const words = Object.fromEntries(values.map((word) => [word, row?.words?.[word] ?? wordsOf(word)]));
  return {
    label: row?.label ?? wordsOf(name),
    panel: row?.panel ?? 'advanced',
    help: row?.help ?? documentation.replaceAll('`', ''),
    ...(row?.control && { control: row.control }),
    ...(values.length > 0 && { words }),
  };
}
