import { readUrl } from '../../model/formats.ts';
import { ELEMENTS_MAX, SPAN_MAX, TEXT_MAX } from '../../model/post-bounds.ts';
import { cutElements, cutText } from '../../model/words/cut-text.ts';
import { descriptionOf } from '../new-tab.ts';
import { readContact } from './contact-gate.ts';
import { hostOf } from './links.ts';

// The only tags and attributes of prose, in the browser and on a server: no style, class, id, form, SVG, frame or media.

/**
 * In place of each `<` that begins no tag: in a text that is parsed only for its character references, and in attributes,
 * where a serializer leaves `<` as it is. HTML allows that, but code that searches markup may mistake it for a tag. U+FDD0 is
 * a noncharacter, which no text contains.
 */
export const LESS_THAN = '\uFDD0';

export const PROSE_TAGS: readonly string[] = (
  'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ' +
  'mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

/** Blocks that are not of prose. Each becomes a `<div>`: without one, its words would run into those before and after it. */
const BLOCK_TAGS = (
  'address article aside button center details dialog dir fieldset figcaption figure footer form header hgroup legend ' +
  'main menu nav option search section summary'
).split(' ');

/** Whether an element of `PROSE_TAGS` separates its words from those before and after it. */
export const isBlock = (tag: string): boolean => /^(?:b[lr]|ca|d[dilt]|h|li|ol|p|t[^i]|ul)/i.test(tag);

export const PROSE_ATTRIBUTES = 'href title lang dir datetime colspan rowspan start reversed'.split(' ');

/** The attributes of a cell that say how many columns or rows it spans. */
export const SPANS = ['colspan', 'rowspan'] as const;

export const limitSpan = (span: string): string => String(Math.min(SPAN_MAX, Math.max(1, Number.parseInt(span) || 1)));

/** Inline elements that the parser opens again in each block: 15 kB of markup made 100,000 elements. Under other names each is made once. */
const REOPENED = 'b big code em font i nobr s small strike strong tt u'.split(' ');
const RENAMED = 'x';
const OPENS = new RegExp(`<(/?)(?=(?:${REOPENED.join('|')})[\\s/>])`, 'gi');

/** The elements that get another name after parsing, by the names that the parser sees. */
export const RENAMED_TAGS: readonly string[] = [...REOPENED.map((name) => RENAMED + name), ...BLOCK_TAGS];

/** Markup within the bounds of a post, as it is given to a parser. */
export const planMarkup = (markup: string): string =>
  cutElements(cutText(markup, TEXT_MAX), ELEMENTS_MAX).replace(OPENS, `<$1${RENAMED}`);

/** The name in prose of a parsed element. */
export function proseName(name: string): string {
  if (BLOCK_TAGS.includes(name)) return 'div';
  return RENAMED_TAGS.includes(name) ? name.slice(RENAMED.length) : name;
}

/** The tags of prose by the names that the parser sees, and the blocks that become `<div>`. */
export const PARSED_TAGS: readonly string[] = [
  ...PROSE_TAGS.map((name) => (REOPENED.includes(name) ? RENAMED + name : name)),
  ...BLOCK_TAGS,
];

export const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Elements that screen readers announce even when they are empty. */
export const ANNOUNCED = `${HEADINGS},li,ol,ul`;

export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The attributes of a link with this `href` and these words; none if it may not lead there. */
export function planLink(written: string, words: string, target: string): Readonly<Record<string, string | undefined>> {
  const url = readUrl(written);
  const href = url ?? readContact(written);
  const opens = { target: url ? target : '_self', 'aria-describedby': url && descriptionOf(target) };
  return href ? { href, rel: 'noopener nofollow ugc', ...opens, 'aria-label': hostOf(words.trim()) } : {};
}

/** The level of a heading once all headings of its text are lowered, so that the highest is at `wanted` or below. */
export const planLevel = (level: number, highest: number, wanted: number): number =>
  Math.min(6, level + Math.max(0, wanted - highest));
