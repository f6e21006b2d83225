import type { Code } from '../base/told/codes.ts';
import type { PageElement, Place } from './page.ts';

/** What is wrong with a page. */
export interface Finding {
  readonly code: Code;
  readonly visitorsSee: string;
  readonly cause: string;
  readonly remedy: string;
  /** Where the mistake stands in the markup. */
  readonly place?: Place;
  /** What to write there, in place of what stands there. */
  readonly paste?: string;
  /** The header to send with what begins with an address. */
  readonly header?: Readonly<Record<'url' | 'line', string>>;
}

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
