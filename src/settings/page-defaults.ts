import { documentMethods } from '../base/document-methods.ts';
import { readBaseUrl } from '../api/urls.ts';
import { type Attribute, attributeOf, type AttributeTable, readWritten } from './attributes.ts';

export const findInPage = (tag: string, selector: string): readonly Element[] =>
  globalThis.document
    ? [...documentMethods().getElementsByTagName.call(document, tag)].filter((element) => element.matches(selector))
    : [];

// The page is the one that the script runs in, wherever an element is taken: into a frame, or a window of its own.

/** The URL of our script, whatever a theme or a build put around its name; not that of `news-widgets.js`. */
export const OWN_SCRIPT = /\bws-widgets\./;

/** The tags with the defaults of the page: that with the address, whatever its `src`, and those of the script itself. */
export const defaultsTags = (): readonly Element[] =>
  findInPage('script', '*').filter(
    (tag) => tag.matches('[data-base-url]') || OWN_SCRIPT.test(tag.getAttribute('src') ?? ''),
  );

/** What was written for the whole page, by the first of some tags that says it. */
export const pageDefault = (name: string, tags: readonly Pick<Element, 'getAttribute'>[]): string | null =>
  tags.map((tag) => tag.getAttribute(`data-${name}`)).find((written) => written !== null) ?? null;

/** Reads attributes of an element, by the names of their properties, as it will once it is defined. */
export function readerOf(element: Element): <Value>(property: string, attribute: Attribute<Value>) => Value {
  const tags = defaultsTags();
  return (property, attribute) => {
    const name = attributeOf(property);
    return readWritten(attribute, element.getAttribute(name) ?? pageDefault(name, tags));
  };
}

export const writtenBaseUrl = (element: Element): string =>
  [
    element.getAttribute('base-url'),
    pageDefault('base-url', defaultsTags()),
    findInPage('meta', '[name=ws-base-url]')[0]?.getAttribute('content'),
  ].find((written) => written?.trim()) ?? '';

/** The base address that is used: without a trailing slash, an empty string where there is none. */
export function usedBaseUrl(element: Element): string {
  const written = writtenBaseUrl(element).trim();
  return (written && readBaseUrl(written, globalThis.document?.baseURI)) ?? '';
}

/** Attributes that no page may carry, however they are written. */
export const KEYS: readonly string[] = ['api-key', 'x-api-key', 'apikey', 'api_key'];

/** In place of a module that an attribute needs and that cannot be loaded: it may hold posts back. */
export const MISSING_MODULE = 'module';

/** The attribute that keeps an element from requesting anything, if one does: nothing can be without the `required` ones. */
export const findSetupFault = (element: Element, required: AttributeTable): string | undefined =>
  KEYS.find((name) => element.hasAttribute(name)) ??
  Object.keys(required)
    .map(attributeOf)
    .find((name) => !element.getAttribute(name)?.trim()) ??
  (usedBaseUrl(element) ? undefined : 'base-url');
