import { SPAN_MAX } from '../../model/post-bounds.ts';

// What prose is made of, in the browser and on a server: these tags and attributes, and nothing else. No style, class,
// id, form, SVG, frame or media.

export const PROSE_TAGS: readonly string[] = (
  'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ' +
  'mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

/** Whether an element of `PROSE_TAGS` parts the words before it, in it and behind it. */
export const partsWords = (tag: string): boolean => /^(?:b[lr]|d[dilt]|h|li|ol|p|t[^i]|ul)/i.test(tag);

export const PROSE_ATTRIBUTES: readonly string[] = [
  'href',
  'title',
  'lang',
  'dir',
  'datetime',
  'colspan',
  'rowspan',
  'start',
  'reversed',
];

/** The attributes of a cell that say how many columns or rows it spans. */
export const SPANS = ['colspan', 'rowspan'] as const;

export const limitSpan = (span: string): string => String(Math.min(SPAN_MAX, Math.max(1, Number.parseInt(span) || 1)));

/**
 * Inline elements that the parser opens again in every block until they are closed: 15 kB of them become a hundred
 * thousand elements. Under names that mean nothing to it they are elements like any other, each made once.
 */
const REOPENED = 'b big code em font i nobr s small strike strong tt u'.split(' ');
const RENAMED = 'x';
const OPENS = new RegExp(`<(/?)(?=(?:${REOPENED.join('|')})[\\s/>])`, 'gi');

/** The names that the parser sees, of those that are renamed. */
export const RENAMED_TAGS: readonly string[] = REOPENED.map((name) => RENAMED + name);

export const renameIn = (markup: string): string => markup.replace(OPENS, `<$1${RENAMED}`);

/** The name of an element before it was renamed. */
export const originalName = (name: string): string => (RENAMED_TAGS.includes(name) ? name.slice(RENAMED.length) : name);

/** The tags of prose as the parser sees them. */
export const PARSED_TAGS: readonly string[] = PROSE_TAGS.map((name) =>
  REOPENED.includes(name) ? RENAMED + name : name,
);
