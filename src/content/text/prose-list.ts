import { SPAN_MAX } from '../../model/post-bounds.ts';

// The only tags and attributes of prose, in the browser and on a server: no style, class, id, form, SVG, frame or media.

/**
 * In place of `<` where it is no tag: in a text that is parsed for its references alone, and in an attribute, which is
 * written as it is otherwise. HTML allows that, but code that searches markup may take it for a tag. It is not a character
 * of any text.
 */
export const LESS_THAN = '\uFDD0';

export const PROSE_TAGS: readonly string[] = (
  'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ' +
  'mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

/** Blocks that are not of prose. What they hold is a `<div>`: without one, its words would run into those beside it. */
const BLOCK_TAGS = (
  'address article aside button center details dialog dir fieldset figcaption figure footer form header hgroup legend ' +
  'main menu nav option search section summary'
).split(' ');

/** Whether an element of `PROSE_TAGS` parts the words before it, in it and behind it. */
export const partsWords = (tag: string): boolean => /^(?:b[lr]|ca|d[dilt]|h|li|ol|p|t[^i]|ul)/i.test(tag);

export const PROSE_ATTRIBUTES: readonly string[] = 'href title lang dir datetime colspan rowspan start reversed'.split(
  ' ',
);

/** The attributes of a cell that say how many columns or rows it spans. */
export const SPANS = ['colspan', 'rowspan'] as const;

export const limitSpan = (span: string): string => String(Math.min(SPAN_MAX, Math.max(1, Number.parseInt(span) || 1)));

/** Inline elements that the parser opens again in each block, 15 kB of them a hundred thousand times. Under other names each is made once. */
const REOPENED = 'b big code em font i nobr s small strike strong tt u'.split(' ');
const RENAMED = 'x';
const OPENS = new RegExp(`<(/?)(?=(?:${REOPENED.join('|')})[\\s/>])`, 'gi');

/** The names that the parser sees, of those that get another. */
export const RENAMED_TAGS: readonly string[] = [...REOPENED.map((name) => RENAMED + name), ...BLOCK_TAGS];

export const renameIn = (markup: string): string => markup.replace(OPENS, `<$1${RENAMED}`);

/** The name that an element has in prose. */
export function proseName(name: string): string {
  if (BLOCK_TAGS.includes(name)) return 'div';
  return RENAMED_TAGS.includes(name) ? name.slice(RENAMED.length) : name;
}

/** The tags of prose as the parser sees them, and those that become some. */
export const PARSED_TAGS: readonly string[] = [
  ...PROSE_TAGS.map((name) => (REOPENED.includes(name) ? RENAMED + name : name)),
  ...BLOCK_TAGS,
];

export const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Elements that are announced, though there may be nothing in them. */
export const ANNOUNCED = `${HEADINGS},li,ol,ul`;

/** Letters that are written from right to left. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The level of a heading, once the highest of its text is at `wanted` or below. */
export const planLevel = (level: number, highest: number, wanted: number): number =>
  Math.min(6, level + Math.max(0, wanted - highest));
