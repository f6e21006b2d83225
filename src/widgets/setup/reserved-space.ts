import { RENDERED } from '../../element/custom-state.ts';
import { FEED_STATES } from '../../feed/feed-state.ts';
import { GAP, reservedHeights } from '../../layouts/reserved-height.ts';
import { attributeOf, flag, oneOf, text } from '../../settings/attributes.ts';
import { findBlocker, readerOf } from '../../settings/page-defaults.ts';
import { keptHeightPx } from '../../source/wrapped/kept-place.ts';
import { planByFeatures } from './read-first-request.ts';
import { countFirst, type ReadAttribute, REQUIRED_OF_EACH, type RequestingName } from './request-attributes.ts';

export const theme = oneOf('auto', 'light', 'dark');

/** What decides how much space an element takes. */
export const readSpace = (tag: RequestingName, read: ReadAttribute) => ({
  layout: read('layout', text).trim().toLowerCase(),
  theme: read('theme', theme),
  isFeatured: read('featured', flag),
  heading: read('heading', text),
  count: countFirst(tag, read),
});

export interface Space extends Partial<ReturnType<typeof readSpace>> {
  readonly count: number;
  /** How high the element was, if a visitor comes back to it. */
  readonly keptPx?: number | undefined;
}

/** Its line, and the gap below. */
const HEADING_HEIGHT = `1.95em + ${GAP}`;

const escapeString = (text: string): string =>
  text.replace(/["\\<\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `);

/** Matches an element until it is rendered, even if it is defined. In a browser without `:state()`, `:is()` ignores it, and the attribute is set. */
export const UNRENDERED = `:not(:is(${FEED_STATES.map((state) => `:state(${state})`).join()}), [${RENDERED}])`;

/** The elements with this tag and these attributes, as long as they match `until`. */
export const hostSelector = (tag: string, attributes: readonly (readonly [string, string])[], until: string): string =>
  `${tag}${attributes.map(([name, value]) => `[${name}="${escapeString(value)}"]`).join('')}${until}`;

export function reserveSpace(
  host: string,
  { layout = '', theme = 'auto', isFeatured = false, heading, count, keptPx }: Space,
): string {
  const above = heading ? `${HEADING_HEIGHT} + ` : '';
  const padding = theme === 'auto' ? '' : `padding:${GAP};`;
  const kept = keptPx ? `min-block-size:${keptPx}px;` : '';
  return [
    // In a column of its own, beside the fallback, or a float where the page has `display: block`. With a rule for all children instead, each change of state would make the
    // browser compute the styles of all cards again. The page's own styles for an element win, as over `:host`.
    `:where(${host}:not([hidden])){display:grid;grid:repeat(9,auto) 1fr/0 1fr;box-sizing:border-box;inline-size:100%;container-type:inline-size;font:var(--ws-font,inherit);${padding}${kept}}`,
    `${host}::before{content:'';float:left;grid-row:1/-1;font-size:var(--ws-font-size,1em)}`,
    `${host}>[slot]{display:none}`,
    // The first applies to any width.
    ...reservedHeights(layout, { count, isFeatured }).map(
      ({ fromEm, height }, i) =>
        `@container (inline-size>=${i && fromEm}em){${host}::before{block-size:calc(${above}${height})}}`,
    ),
  ].join('\n');
}

/** The styles that reserve a feed's space until it is rendered, by its attributes and the page's defaults; none if it displays no posts. */
export function spaceOf(element: Element): string {
  const tag = element.localName as RequestingName;
  const read = readerOf(element);
  if (findBlocker(element, REQUIRED_OF_EACH[tag]) || planByFeatures(tag, read) === 'none') return '';
  const ids = Object.keys(REQUIRED_OF_EACH[tag]).map(attributeOf);
  // Stryker disable next-line StringLiteral: each is there, because there is no fault
  const attributes = ids.map((id) => [id, element.getAttribute(id) ?? ''] as const);
  const keptPx = read('cache', text) ? keptHeightPx(element) : undefined;
  return reserveSpace(hostSelector(tag, attributes, UNRENDERED), { ...readSpace(tag, read), keptPx });
}
