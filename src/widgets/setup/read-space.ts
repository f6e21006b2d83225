import { consent } from '../../features/rows.ts';
import { attributeOf, flag, text } from '../../settings/attributes.ts';
import { findSetupFault, readerOf } from '../../settings/page-defaults.ts';
import { countFirst, REQUIRED_ATTRIBUTES, type WidgetName } from './request-attributes.ts';
import { hostSelector, reserveSpace, theme, UNRENDERED } from './reserved-space.ts';

/**
 * The styles that reserve the space of one of the three feeds until it is rendered, from its attributes and the page's
 * defaults; none where it displays no posts at first.
 */
export function spaceOf(element: Element): string {
  const tag = element.localName as WidgetName;
  if (findSetupFault(element, REQUIRED_ATTRIBUTES[tag])) return '';
  const read = readerOf(element);
  if (read('consent', consent.attributes.consent) !== consent.attributes.consent.fallback) return '';
  const ids = Object.keys(REQUIRED_ATTRIBUTES[tag]).map(attributeOf);
  // Stryker disable next-line StringLiteral: each is there, because there is no fault
  const host = hostSelector(tag, Object.fromEntries(ids.map((id) => [id, element.getAttribute(id) ?? ''])), UNRENDERED);
  return reserveSpace(host, {
    layout: read('layout', text).trim().toLowerCase(),
    theme: read('theme', theme),
    isFeatured: read('featured', flag),
    hasHeading: read('heading', text) !== '',
    count: countFirst(tag, read),
  });
}
