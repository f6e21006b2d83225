import type { Finding } from '../base/told/finding.ts';
import type { PageElement } from './page.ts';

export const FALLBACK = 'The fallback of the element, or nothing.';
export const FAULT = 'The fallback of the element, or "The posts could not be loaded." without a button.';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const writeTag = (name: string, attributes: Iterable<readonly [string, string]>): string =>
  `<${name}${[...attributes].map(([key, value]) => (value ? ` ${key}="${escape(value)}"` : ` ${key}`)).join('')}>`;

/** Where an element is written, and what to write there. */
export const inPlace = ({ tag }: PageElement, paste: string): Pick<Finding, 'place' | 'paste'> =>
  tag ? { place: tag, paste } : { paste };

/** The same, with another value for some attributes, and without those that are null. New ones come last. */
export function withAttributes(
  element: PageElement,
  changes: Readonly<Record<string, string | null>>,
): Pick<Finding, 'place' | 'paste'> {
  const attributes = new Map(element.attributes);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
  }
  return inPlace(element, writeTag(element.localName, attributes));
}
