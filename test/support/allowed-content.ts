import { CARD_PARTS, DESIGN_NAMES, LAYOUT_NAMES, LAYOUT_TRAITS, STATE_NAMES, THEME_NAMES } from './names.ts';

/** The attributes that an element may have, by its name. */
export type AllowedElements = Readonly<Record<string, readonly string[]>>;

/** All that a shadow root of ours may contain, whatever a service sends. It is plain data, because it is sent into pages. */
export interface AllowedContent {
  /** What the elements make themselves. */
  readonly chrome: AllowedElements;
  /** What sanitizing leaves of a post's markup. */
  readonly prose: AllowedElements;
  readonly classes: readonly string[];
  readonly parts: readonly string[];
  readonly ids: string;
  readonly slots: readonly string[];
  /** Selectors of our elements that may have attributes for screen readers, with regular expressions for their values. */
  readonly spoken: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const NAMED = ['part', 'class', 'id', 'dir'];
const LINK = ['href', 'rel', 'target'];
const NEW_TAB = { 'aria-describedby': '^new-tab$' };

const PROSE_ATTRIBUTES = ['title', 'lang', 'dir', 'datetime', 'colspan', 'rowspan', 'start', 'reversed'];
// A copy of the list in src, not an import, so that tests notice a tag that is added there.
const PROSE_TAGS =
  'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q ' +
  'rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';

const BOOLEAN = '^(true|false)$';
const HEADING = { role: '^heading$', 'aria-level': '^[1-6]$' };
/** The ids of the elements that name the post, in the name of a link or a button of its card. */
const NAME = '(n\\d+)?( ?n\\d+-when)?';
const ANNOUNCED = { 'aria-live': '^polite$', 'aria-atomic': '^true$' };

export const ALLOWED: AllowedContent = {
  chrome: {
    div: [...NAMED, 'hidden', 'data-all', 'data-placed', 'data-fitted', 'data-prose'],
    section: ['hidden'],
    slot: ['name', 'hidden'],
    article: [...NAMED, 'tabindex', 'inert', 'data-near'],
    header: [],
    footer: [],
    span: [...NAMED, 'hidden', 'data-short', 'title'],
    time: [...NAMED, 'datetime', 'title'],
    img: 'part alt width height loading fetchpriority decoding referrerpolicy src data-shape data-ahead data-ratio'.split(
      ' ',
    ),
    canvas: ['class', 'width', 'height'],
    video: ['part', 'controls', 'playsinline', 'preload', 'src'],
    a: ['part', 'dir', 'id', ...LINK],
    p: ['part', 'class', 'tabindex'],
    button: ['part', 'class', 'type', 'id'],
    wbr: [],
  },
  prose: Object.fromEntries(
    PROSE_TAGS.split(' ').map((tag) => [
      tag,
      tag === 'a' ? [...PROSE_ATTRIBUTES, ...LINK, 'aria-describedby', 'aria-label'] : PROSE_ATTRIBUTES,
    ]),
  ),
  classes: [
    ...LAYOUT_NAMES,
    ...LAYOUT_TRAITS,
    ...DESIGN_NAMES,
    ...THEME_NAMES,
    ...STATE_NAMES,
    ...(
      'root auto posts skeletons covered placeholder controls vacant unseen said pictured short long clamped cut whole has-lines read-more ' +
      'carousel-buttons titled several many background featured awaited-controls awaited-field spaces'
    ).split(' '),
  ],
  parts: [
    ...CARD_PARTS,
    ...'lede media-more header heading feed footer more status retry skeleton previous next'.split(' '),
  ],
  ids: '^(heading|cards|new-tab|more-\\d+|place-\\d+|n\\d+(-(title|date|when|text|link|share|action|\\d+-video))?)$',
  slots: ['', 'header', 'footer', 'card', ...STATE_NAMES],
  spoken: {
    'section > [part=feed]': { role: '^(feed|group)$', 'aria-label': '', 'aria-busy': BOOLEAN },
    section: { 'aria-roledescription': '^carousel$', 'aria-label': '' },
    '#heading': HEADING,
    'article > [part=title]': HEADING,
    '[part=text] > [part=lede]': HEADING,
    '[part=card]': {
      'aria-label': '',
      'aria-labelledby': '^((place-\\d+|n\\d+(-(title|date))?)( |$))*$',
      'aria-describedby': '^((n\\d+-text( |$))?(n\\d+-when)?|place-\\d+)$',
      'aria-roledescription': '^slide$',
      'aria-posinset': '^\\d+$',
      'aria-setsize': '^(-1|\\d+)$',
    },
    'article > [part=media] > video': { 'aria-label': '' },
    'article > footer > [part=link]': { 'aria-labelledby': `^n\\d+-link ${NAME}$`, ...NEW_TAB },
    'article > [part=action]': { 'aria-labelledby': `^n\\d+-action ${NAME}$`, ...NEW_TAB },
    'article > [part=media] > a': { 'aria-labelledby': `^n\\d+-\\d+-video ${NAME}$`, ...NEW_TAB },
    '[part=text]:not([data-prose]) > a': { 'aria-label': '^[^/\\s]+$', ...NEW_TAB },
    '[part=text]:not([data-prose]) > a > span': { 'aria-hidden': '^true$' },
    '[part=text]': { style: '^--_vacant: \\d+\\.\\d;$' }, // it is shortened by so many empty lines
    '[part=media-more]': { 'aria-label': '^Show images: ' },
    '.read-more': { 'aria-labelledby': `^more-\\d+ ${NAME}$`, 'aria-expanded': BOOLEAN },
    '.controls > p[part=status]': { ...ANNOUNCED, tabindex: '^-1$' },
    '.controls > [part=more]': { 'aria-disabled': BOOLEAN },
    '.carousel-buttons > p': ANNOUNCED,
    '.carousel-buttons > button': { 'aria-controls': '^cards$', 'aria-label': ' posts$', 'aria-disabled': BOOLEAN },
    'div.skeletons, canvas.background, .carousel-buttons > span': { 'aria-hidden': '^true$' },
  },
};

/** `ALLOWED` and what an owner's template adds to it. */
export const withOwn = (own: AllowedElements): AllowedContent => ({
  ...ALLOWED,
  chrome: {
    ...ALLOWED.chrome,
    ...Object.fromEntries(Object.entries(own).map(([tag, names]) => [tag, [...(ALLOWED.chrome[tag] ?? []), ...names]])),
  },
});

const OPENS = { 'aria-label': '^Enlarge (image|video)', 'aria-haspopup': '^dialog$' };

/** What is allowed in a feed that has all features that are loaded on demand. */
export const ALLOWED_ON_DEMAND: AllowedContent = {
  ...withOwn({ button: ['data-enlarges'], img: ['tabindex', 'data-enlarges'] }),
  classes: [...ALLOWED.classes, 'ends-all', 'held-avatar'],
  parts: [...ALLOWED.parts, 'all', 'share', 'image-button'],
  spoken: {
    ...ALLOWED.spoken,
    'img[data-enlarges]': { role: '^button$', ...OPENS },
    'button[data-enlarges]': OPENS,
    '.ends-all > [part=all]': NEW_TAB,
    'article > footer > [part=share]': { 'aria-labelledby': `^n\\d+-share ${NAME}$` },
    'article > footer > [part=share] + span': ANNOUNCED,
    'article > header > span.held-avatar': { 'aria-hidden': '^true$' },
    'article > header > button.held-avatar': { 'aria-label': '^Show image' },
  },
};
