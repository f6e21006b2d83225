/** The names that the product promises to the people who use it. They do not change. */
export interface AttributeContract {
  readonly property: string;
  /** Without it, nothing can be asked for. */
  readonly required?: true;
  /** What the property reads as where nothing was written. */
  readonly default: string | number | boolean | object;
  /** The words that it takes, the default first; of a `list`, any of them. */
  readonly values?: readonly string[];
  readonly list?: true;
  readonly min?: number;
  readonly max?: number;
}

export interface ElementContract {
  readonly attributes: Readonly<Record<string, AttributeContract>>;
  /** Beside those of the attributes; `true` are those that can be set. */
  readonly properties: Readonly<Record<string, boolean>>;
  readonly methods: readonly string[];
  /** With the fields of their `detail`. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly slots: readonly string[];
  readonly parts: readonly string[];
  readonly customProperties: Readonly<Record<string, string>>;
  readonly states: readonly string[];
}

const word = <const Words extends readonly [string, ...string[]]>(property: string, ...values: Words) => ({
  property,
  default: values[0],
  values,
});
const text = (property: string): AttributeContract => ({ property, default: '' });
const json = (property: string): AttributeContract => ({ property, default: {} });
const count = (property: string, fallback: number, min: number, max?: number): AttributeContract => ({
  property,
  default: fallback,
  min,
  ...(max !== undefined && { max }),
});

const flag = (property: string): AttributeContract => ({ property, default: false });
const list = (property: string, ...values: string[]): AttributeContract => ({
  property,
  default: '',
  list: true,
  ...(values.length > 0 && { values }),
});

const FEED_ID: AttributeContract = { property: 'feedId', required: true, default: '', list: true };

/** The attributes of all elements that request posts. */
export const SHARED = {
  'base-url': text('baseUrl'),
  layout: word('layout', 'list', 'grid', 'masonry', 'carousel', 'compact'),
  theme: word('theme', 'auto', 'light', 'dark'),
  hide: list('hide', 'avatar', 'feed', 'date', 'image', 'claps', 'link'),
  date: word('date', 'relative', 'absolute'),
  'media-position': word('mediaPosition', 'below', 'above'),
  lines: count('lines', 0, 0, 1000),
  'text-format': word('textFormat', 'auto', 'plain', 'html'),
  target: word('target', '_blank', '_self'),
  loading: word('loading', 'lazy', 'eager'),
  timeout: count('timeout', 10_000, 1, 2 ** 31 - 1),
  heading: text('heading'),
  'heading-level': count('headingLevel', 2, 1, 6),
  messages: json('messages'),
  cache: word('cache', 'off', 'session'),
  search: flag('search'),
  'refresh-every': count('refreshEvery', 0, 15, 86_400),
  lightbox: flag('lightbox'),
  share: flag('share'),
  pin: list('pin'),
  'hide-posts': list('hidePosts'),
  consent: word('consent', 'none', 'click'),
  'consent-storage': word('consentStorage', 'none', 'local'),
  images: word('images', 'load', 'click'),
  utm: text('utm'),
  measure: flag('measure'),
  'all-href': text('allHref'),
  'all-label': text('allLabel'),
} as const satisfies Record<string, AttributeContract>;

const PAGED = {
  'page-size': count('pageSize', 10, 1, 30),
  'max-posts': count('maxPosts', Infinity, 1),
  more: word('more', 'button', 'scroll', 'none'),
  filter: text('filter'),
  'order-by': text('orderBy'),
  'field-map': json('fieldMap'),
  include: text('include'),
  exclude: text('exclude'),
  has: list('has', 'image', 'video', 'link'),
  since: text('since'),
  until: text('until'),
};

const CARD_PARTS = 'card avatar author date title text media image video media-more action claps link'.split(' ');
const FEED_PARTS =
  'header heading feed footer more status retry skeleton previous next consent consent-button image-button lightbox lightbox-image lightbox-close lightbox-previous lightbox-next share all pinned fresh search search-field chip'.split(
    ' ',
  );

const CARD_PROPERTIES = {
  '--ws-accent': 'currentColor',
  '--ws-link': 'var(--ws-accent)',
  '--ws-surface': 'transparent',
  '--ws-text': 'inherit',
  '--ws-muted': 'color-mix(in srgb, currentColor 72%, transparent)',
  '--ws-border': 'color-mix(in srgb, currentColor 18%, transparent)',
  '--ws-radius': '0.75em',
  '--ws-padding': '1em',
  '--ws-image-ratio': '16 / 9',
  '--ws-image-fit': 'cover',
  '--ws-image-position': 'center',
  '--ws-shadow': 'none',
  '--ws-font': 'inherit',
  '--ws-font-size': '1em',
  '--ws-title-size': '1.2em',
  '--ws-icon': 'currentColor',
  '--ws-focus-ring': '2px solid var(--ws-accent)',
};
const STATES = ['idle', 'loading', 'ready', 'empty', 'partial', 'error'];
const FEED_PROPERTIES = { '--ws-columns': '20', '--ws-card-min': '17em', '--ws-gap': '1em' };

const POST_CLICK = { 'ws-post-click': ['post', 'url', 'part'] };

const feed = (attributes: ElementContract['attributes']): ElementContract => ({
  attributes: { ...SHARED, ...attributes },
  properties: { posts: false, hasMore: false, state: false, error: false, renderCard: true },
  methods: ['refresh', 'loadMore', 'grant', 'revoke'],
  events: {
    'ws-load': ['posts', 'added', 'hasMore'],
    'ws-error': ['error', 'feedId'],
    ...POST_CLICK,
    'ws-consent': ['baseUrl', 'stored'],
    'ws-impression': ['post'],
    'ws-search': ['query', 'hashtags', 'found'],
    'ws-share': ['post', 'by'],
  },
  slots: ['', 'header', 'footer', 'empty', 'error', 'loading', 'card'],
  parts: [...FEED_PARTS, ...CARD_PARTS],
  customProperties: { ...CARD_PROPERTIES, ...FEED_PROPERTIES },
  states: STATES,
});

/** Each element by its tag, in the order in which people meet them. */
export const CONTRACT = {
  'ws-public-posts': feed({ 'feed-id': FEED_ID, limit: count('limit', 10, 1, 30) }),
  'ws-feed': feed({ 'feed-id': FEED_ID, ...PAGED }),
  'ws-embed': feed({
    'embed-id': { ...text('embedId'), required: true },
    org: { ...text('org'), required: true },
    ...PAGED,
  }),
  'ws-post-card': {
    attributes: {},
    properties: { post: true },
    methods: [],
    events: POST_CLICK,
    slots: [],
    parts: CARD_PARTS,
    customProperties: CARD_PROPERTIES,
    states: [],
  },
} as const satisfies Record<string, ElementContract>;

/** Refused with a word of why: a key never belongs in a page. */
export const REFUSED_ATTRIBUTES = ['api-key', 'x-api-key'];

/** What the elements of an owner's template say of their fields. */
export const TEMPLATE_ATTRIBUTES = ['data-ws-text', 'data-ws-html', 'data-ws-src', 'data-ws-href', 'data-ws-if'];
