import { CARD_PARTS, DESIGN_NAMES, LAYOUT_NAMES, LAYOUT_TRAITS, STATE_NAMES, THEME_NAMES } from './names.ts';

/** The attributes that an element may have, by its name. */
export type AllowedElements = Readonly<Record<string, readonly string[]>>;

/** All that may stand in a shadow root of ours, whatever a service sends. As data, for it travels into pages. */
export interface AllowedContent {
  /** What the elements make themselves. */
  readonly chrome: AllowedElements;
  /** What is left of markup. */
  readonly prose: AllowedElements;
  readonly classes: readonly string[];
  readonly parts: readonly string[];
  readonly ids: string;
  readonly slots: readonly string[];
  readonly roles: readonly string[];
}

const NAMED = ['part', 'class', 'id', 'dir'];
const SPOKEN = [
  'role',
  'aria-label',
  'aria-labelledby',
  'aria-level',
  'aria-hidden',
  'aria-roledescription',
  'aria-live',
  'aria-atomic',
];
const LINK = ['href', 'rel', 'target', 'aria-describedby'];

const PROSE_ATTRIBUTES = ['title', 'lang', 'dir', 'datetime', 'colspan', 'rowspan', 'start', 'reversed'];
// Written again rather than imported: a wider list in src is to be seen here.
const PROSE_TAGS =
  'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q ' +
  'rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';

export const ALLOWED: AllowedContent = {
  chrome: {
    div: [...NAMED, ...SPOKEN, 'hidden', 'data-all', 'data-placed', 'aria-busy'],
    section: ['hidden', 'aria-roledescription', 'aria-label'],
    slot: ['name', 'hidden'],
    article: [...NAMED, ...SPOKEN, 'aria-description', 'tabindex', 'inert', 'aria-posinset', 'aria-setsize'],
    header: [],
    footer: [],
    span: [...NAMED, ...SPOKEN, 'hidden'],
    time: [...NAMED, 'datetime', 'title'],
    img: ['part', 'alt', 'width', 'height', 'loading', 'decoding', 'src', 'data-shape'],
    canvas: ['class', 'aria-hidden', 'width', 'height'],
    video: ['part', 'controls', 'playsinline', 'preload', 'aria-label', 'src'],
    a: ['part', 'dir', 'id', 'aria-labelledby', ...LINK],
    p: ['part', ...SPOKEN, 'class'],
    button: [
      'part',
      'class',
      'type',
      'aria-disabled',
      'aria-expanded',
      'aria-label',
      'id',
      'aria-labelledby',
      'aria-controls',
    ],
  },
  prose: Object.fromEntries(
    PROSE_TAGS.split(' ').map((tag) => [tag, tag === 'a' ? [...PROSE_ATTRIBUTES, ...LINK] : PROSE_ATTRIBUTES]),
  ),
  classes: [
    ...LAYOUT_NAMES,
    ...LAYOUT_TRAITS,
    ...DESIGN_NAMES,
    ...THEME_NAMES,
    ...STATE_NAMES,
    ...(
      'root auto posts skeletons covered placeholder controls vacant unseen pictured prose clamped has-lines read-more ' +
      'carousel-buttons several many ground featured awaited-controls awaited-field'
    ).split(' '),
  ],
  parts: [
    ...CARD_PARTS,
    ...'media-more header heading feed footer more status retry skeleton previous next'.split(' '),
  ],
  ids: '^(heading|cards|new-tab|more-\\d+|n\\d+(-(title|author|date|text|link|share))?)$',
  slots: ['', 'header', 'footer', 'card', ...STATE_NAMES],
  roles: ['feed', 'group', 'heading', 'img', 'status'],
};

/** What an owner's own template adds to it. */
export const withOwn = (own: AllowedElements): AllowedContent => ({
  ...ALLOWED,
  chrome: {
    ...ALLOWED.chrome,
    ...Object.fromEntries(Object.entries(own).map(([tag, names]) => [tag, [...(ALLOWED.chrome[tag] ?? []), ...names]])),
  },
});

/** What a feed that is asked for all that it does on demand adds to it. */
export const ALLOWED_ON_DEMAND: AllowedContent = {
  ...withOwn({
    button: ['aria-haspopup', 'data-enlarges'],
    img: ['role', 'tabindex', 'aria-label', 'aria-haspopup', 'data-enlarges'],
    span: ['aria-hidden'],
  }),
  classes: [...ALLOWED.classes, 'ends-all', 'held-avatar'],
  parts: [...ALLOWED.parts, 'all', 'share', 'image-button'],
  roles: [...ALLOWED.roles, 'button'],
};
